# What each effect does, in one sentence.

about-effect-draw = Lay the top card of the draw deck beside your board, unseen; next round it joins your hand.
about-effect-lateral = Move any card of either board to an adjacent sector of the same board, where it becomes the highest.
about-effect-vertical = Any card becomes the highest of its own sector.
about-effect-free = Move any card to any other sector of the same board, where it becomes the highest.
about-effect-pivot = Turn any card by 180 degrees: its upper and lower sections change places.
about-effect-enemy-cruiser = The enemy cruiser loses one point of armor.
about-effect-own-cruiser = Your own cruiser loses one point of armor.
about-effect-destruction = Destroy any card of either board; it is discarded.
about-effect-force-field = When this card suffers damage, it takes exactly one point, and the rest is absorbed.
about-effect-shield-2 = Two shields take damage before the fighters do; they regenerate at the end of the round.
about-effect-shield-3 = Three shields take damage before the fighters do; they regenerate at the end of the round.
about-effect-shield-4 = Four shields take damage before the fighters do; they regenerate at the end of the round.
about-effect-damage-fighter = One point of damage to the highest card of any sector; cruisers cannot be hit this way.
about-effect-barrel-roll = Turn any card of either board over, from front to back or back to front.
