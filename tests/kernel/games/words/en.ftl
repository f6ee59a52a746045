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
