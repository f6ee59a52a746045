# What can be wrong with the name of a bot.

bots-no-bot = There is no bot called '{ $name }'; there are: { $known }, search:400, search:0.1s.
