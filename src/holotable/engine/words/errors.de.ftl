# Was an einer Anfrage an die Engine falsch sein kann.

engine-long-line = Eine Zeile hat höchstens { $most } Bytes.
engine-no-request = Das ist keine Anfrage: { $why }.
engine-no-json = Das ist keine Zeile JSON: { $why }.
engine-deep = Das ist zu tief verschachtelt.
engine-full = Die Engine hält höchstens { $most } Partien.
engine-no-match = Eine Partie „{ $name }“ gibt es nicht.
engine-not-owed = Die Entscheidung „{ $decision }“ steht gerade nicht an.
engine-answered-by = Eine Entscheidung der Art { $kind } wird mit „{ $field }“ beantwortet.
engine-chance = { $field } muss eines von diesen sein: { $known }.
engine-odds-of = Aussichten gibt es zu einer Partie oder zu einem Spiel.
engine-no-table = In „{ $name }“ wird nichts gemessen; Tische gibt es von: { $known }.
engine-budget = { $field } muss zwischen 1 und { $most } liegen.
engine-mistake = Die Engine hat einen Fehler gemacht: { $kind }.
