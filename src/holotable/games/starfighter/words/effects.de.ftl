# Was jeder Effekt bewirkt, in einem Satz.

about-effect-draw = Lege die oberste Karte des Nachziehstapels ungesehen neben dein Tableau; nächste Runde kommt sie auf deine Hand.
about-effect-lateral = Verschiebe eine beliebige Karte in einen Nachbarsektor desselben Tableaus; dort wird sie die oberste.
about-effect-vertical = Eine beliebige Karte wird die oberste ihres Sektors.
about-effect-free = Verschiebe eine beliebige Karte in einen anderen Sektor desselben Tableaus; dort wird sie die oberste.
about-effect-pivot = Drehe eine beliebige Karte um 180 Grad: Oberer und unterer Abschnitt tauschen die Plätze.
about-effect-enemy-cruiser = Der gegnerische Kreuzer verliert einen Punkt Hülle.
about-effect-own-cruiser = Dein eigener Kreuzer verliert einen Punkt Hülle.
about-effect-destruction = Zerstöre eine beliebige Karte eines der beiden Tableaus; sie wird abgelegt.
about-effect-force-field = Erleidet diese Karte Schaden, nimmt sie genau einen Punkt; der Rest wird absorbiert.
about-effect-shield-2 = Zwei Schilde fangen Schaden ab, bevor er die Jäger trifft; am Ende der Runde bauen sie sich wieder auf.
about-effect-shield-3 = Drei Schilde fangen Schaden ab, bevor er die Jäger trifft; am Ende der Runde bauen sie sich wieder auf.
about-effect-shield-4 = Vier Schilde fangen Schaden ab, bevor er die Jäger trifft; am Ende der Runde bauen sie sich wieder auf.
about-effect-damage-fighter = Ein Punkt Schaden für die oberste Karte eines beliebigen Sektors; Kreuzer werden so nicht getroffen.
about-effect-barrel-roll = Wende eine beliebige Karte eines der beiden Tableaus, von vorn nach hinten oder umgekehrt.
