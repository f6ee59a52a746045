# Was an dem falsch sein kann, das ein Server bekommt.

server-no-limit = Eine Grenze { $field } gibt es nicht.
server-limit-number = { $field } ist „{ $text }“ und muss eine Zahl ab 0 sein.
server-limit-whole = Eine Grenze ist keine ganze Zahl: { $why }.
server-contribution = Ein Beitrag wird in Hexadezimalziffern geschrieben.
server-no-seat = Einen Platz „{ $name }“ gibt es nicht.
server-clock = Eine Uhr läuft zwischen einer Sekunde und dreißig Tagen.
server-no-level = Eine Stufe „{ $level }“ gibt es nicht; es gibt: { $known }.
server-empty-name = Ein Name hat mindestens einen Buchstaben.
server-no-database = Bei { $file } liegt keine Datenbank.
server-newer = { $file } wurde von einer neueren Version von Holotable geschrieben: { $why }.
