# Auktion
bid = Auf das Los bieten
take = Ein Ding nehmen
take-it = { $thing } nehmen
revealed = Die Gebote waren { $bids }.
taken = Platz { $seat } nimmt { $thing }.
