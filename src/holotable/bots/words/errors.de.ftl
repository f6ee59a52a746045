# Was am Namen eines Bots falsch sein kann.

bots-no-bot = Einen Bot „{ $name }“ gibt es nicht; es gibt: { $known }, search:400, search:0.1s.
