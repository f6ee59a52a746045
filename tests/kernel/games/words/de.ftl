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
