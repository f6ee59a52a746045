# Auction
bid = Bid for the lot
take = Take one thing
take-it = Take { $thing }
revealed = The bids were { $bids }.
taken = Seat { $seat } takes { $thing }.

# Conjurers
cast = What do you use? ({ $moment })
target = Choose another conjurer
target-one = { $seat }
lost-life = Seat { $seat } loses { $amount }.
drew-spell = Seat { $seat } draws { $spell }.
ability-used = Seat { $seat } uses { $source }.
window-passed = Seat { $seat } passes.
ability-bolt = Throw { $source }
ability-bless = Read { $source }
ability-hush = Read { $source }
ability-poison = Pour { $source }
ability-fizzle = Fizzle it with { $source }
ability-shield = Hold up { $source }
ability-kindle = Kindle { $source }
ability-focus = Focus with { $source }
ability-thorns = Let { $source } sting
ability-vengeance = Swear on { $source }
ability-ward = Trust in { $source }
ability-drink = Drink from { $source }
ability-sicken = Sicken by { $source }

# Convoy
off-the-chart = That is off the chart.
too-near = Another buoy is too near.
place-buoy = Place your team's buoy
dial = Set the dial of { $boat }
dial-drift = Drift
dial-sail = Sail
dial-race = Race
dials = Set a dial for each of your boats
boats = { $boats }
boats-none = None
order-of-sailing = In which order do your team's boats sail?
mend = Mend up to two boats
offer = How many boats would you give away for a draw?
sailed = { $boat } sails: { $dial }.
sank = { $boat } sinks.

# Smugglers
smuggle = Your turn
smuggle-take = Take the top of the stack
smuggle-hide = Put { $good } under the stack
smuggle-ask = Ask { $seat } for { $good }
got = Seat { $seat } gets { $good }.
took-top = Seat { $seat } takes { $good } from the stack.
hid = Seat { $seat } puts { $good } under the stack.
asked-there = Seat { $seat } asks seat { $whom } for { $good }, and gets it.
asked-not-there = Seat { $seat } asks seat { $whom } for { $good }, in vain.

# How the made-up games end
ended-most-things = the most things
ended-healthiest = the best health
ended-same-offers = the same offers
ended-sailed-further = the longer way
ended-richest = the greatest riches
