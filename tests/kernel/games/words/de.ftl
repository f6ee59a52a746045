# Auktion
bid = Auf das Los bieten
take = Ein Ding nehmen
take-it = { $thing } nehmen
revealed = Die Gebote waren { $bids }.
taken = Platz { $seat } nimmt { $thing }.

# Beschwörer
cast = Was setzt du ein? ({ $moment })
target = Einen anderen Beschwörer wählen
target-one = { $seat }
lost-life = Platz { $seat } verliert { $amount }.
drew-spell = Platz { $seat } zieht { $spell }.
ability-used = Platz { $seat } setzt { $source } ein.
window-passed = Platz { $seat } passt.
ability-bolt = { $source } schleudern
ability-bless = { $source } lesen
ability-hush = { $source } lesen
ability-poison = { $source } einschenken
ability-fizzle = Mit { $source } verpuffen lassen
ability-shield = { $source } hochhalten
ability-kindle = { $source } entzünden
ability-focus = Sich mit { $source } sammeln
ability-thorns = { $source } stechen lassen
ability-vengeance = Auf { $source } schwören
ability-ward = Auf { $source } vertrauen
ability-drink = Aus { $source } trinken
ability-sicken = An { $source } erkranken

# Geleitzug
off-the-chart = Das liegt nicht auf der Karte.
too-near = Eine andere Boje ist zu nah.
place-buoy = Die Boje deines Teams auslegen
dial = Das Rad von { $boat } einstellen
dial-drift = Treiben
dial-sail = Segeln
dial-race = Rasen
dials = Für jedes deiner Boote ein Rad einstellen
boats = { $boats }
boats-none = Keines
order-of-sailing = In welcher Reihenfolge segeln die Boote deines Teams?
mend = Bis zu zwei Boote flicken
offer = Wie viele Boote gäbst du für ein Unentschieden her?
sailed = { $boat } fährt: { $dial }.
sank = { $boat } sinkt.

# Schmuggler
smuggle = Du bist am Zug
smuggle-take = Die oberste Ware nehmen
smuggle-hide = { $good } unter den Stapel legen
smuggle-ask = { $seat } nach { $good } fragen
got = Platz { $seat } bekommt { $good }.
took-top = Platz { $seat } nimmt { $good } vom Stapel.
hid = Platz { $seat } legt { $good } unter den Stapel.
asked-there = Platz { $seat } fragt Platz { $whom } nach { $good } und bekommt es.
asked-not-there = Platz { $seat } fragt Platz { $whom } vergeblich nach { $good }.

# Wie die erdachten Spiele enden
ended-most-things = die meisten Dinge
ended-healthiest = die beste Gesundheit
ended-same-offers = die gleichen Gebote
ended-sailed-further = der weitere Weg
ended-richest = der größte Reichtum
