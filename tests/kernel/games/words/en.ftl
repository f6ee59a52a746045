# Auction
bid = Bid for the lot
take = Take one thing
take-it = Take { $thing }
revealed = The bids were { $bids }.
taken = Seat { $seat } takes { $thing }.
