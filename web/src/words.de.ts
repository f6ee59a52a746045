import common from "../../src/holotable/words/de.ftl?raw";
import wrong from "../../src/holotable/words/errors.de.ftl?raw";
import bots from "../../src/holotable/bots/words/de.ftl?raw";
import wrongBots from "../../src/holotable/bots/words/errors.de.ftl?raw";
import wrongServer from "../../src/holotable/server/words/errors.de.ftl?raw";
import starfighter from "../../src/holotable/games/starfighter/words/de.ftl?raw";
import events from "../../src/holotable/games/starfighter/words/events.de.ftl?raw";
import names from "../../src/holotable/games/starfighter/words/names.de.ftl?raw";
import effects from "../../src/holotable/games/starfighter/words/effects.de.ftl?raw";
import wrongStarfighter from "../../src/holotable/games/starfighter/words/errors.de.ftl?raw";
import own from "../words/de.ftl?raw";

export default [common, wrong, wrongBots, wrongServer, wrongStarfighter, bots, starfighter, events, names, effects, own];
