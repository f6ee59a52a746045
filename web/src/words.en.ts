import common from "../../src/holotable/words/en.ftl?raw";
import bots from "../../src/holotable/bots/words/en.ftl?raw";
import starfighter from "../../src/holotable/games/starfighter/words/en.ftl?raw";
import events from "../../src/holotable/games/starfighter/words/events.en.ftl?raw";
import names from "../../src/holotable/games/starfighter/words/names.en.ftl?raw";
import effects from "../../src/holotable/games/starfighter/words/effects.en.ftl?raw";
import own from "../words/en.ftl?raw";

export default [common, bots, starfighter, events, names, effects, own];
