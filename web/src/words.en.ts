import common from "../../src/holotable/words/en.ftl?raw";
import wrong from "../../src/holotable/words/errors.en.ftl?raw";
import bots from "../../src/holotable/bots/words/en.ftl?raw";
import wrongBots from "../../src/holotable/bots/words/errors.en.ftl?raw";
import wrongServer from "../../src/holotable/server/words/errors.en.ftl?raw";
import starfighter from "../../src/holotable/games/starfighter/words/en.ftl?raw";
import events from "../../src/holotable/games/starfighter/words/events.en.ftl?raw";
import names from "../../src/holotable/games/starfighter/words/names.en.ftl?raw";
import effects from "../../src/holotable/games/starfighter/words/effects.en.ftl?raw";
import wrongStarfighter from "../../src/holotable/games/starfighter/words/errors.en.ftl?raw";
import own from "../words/en.ftl?raw";

export default [common, wrong, wrongBots, wrongServer, wrongStarfighter, bots, starfighter, events, names, effects, own];
