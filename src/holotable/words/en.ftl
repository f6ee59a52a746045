# Words that all games share.

# Answers that are their own words
number = { $value }
pose = at { $x }, { $y }, heading { $heading }
form = { $fields }

# Why a choice is refused
refused-not-offered = That is not among the options.
refused-how-many = Between { $least } and { $most } must be chosen.
refused-order = Every one of them must be put in the order, each once.
refused-number = The number must lie between { $least } and { $most }.
refused-field = The form has no field { $field }.
refused-not-asked = You are not asked anything now; { $waiting } must choose first.
refused-over = The game is over.
refused-unknown = Nothing that can be done here is called “{ $about }”.

# Abilities and windows
window-pass = Pass
refused-pass = Something here is not a matter of choice: it must be used first.
refused-ability-unheard = That cannot be used at this moment.
refused-ability-spent = That was used already, and may not be used again yet.
refused-ability-used = That was used at this opportunity already.
refused-ability-replaced = Something else happens instead already.
refused-ability-requirement = What that requires is not the case now.

# How a game ends from outside of its rules
ended-resign = resignation
ended-timeout = time ran out
ended-agreed = agreed draw
ended-aborted = broken off, and counts for nobody

# Verifying a record
verify-rules = The rules it was played under, version { $version }, are here.
verify-rules-missing = It was played under version { $wanted } of the rules; here is version { $have }.
verify-before = The first { $lines } lines were played under version { $version } of the rules and are not checked here.
verify-choices = { $choices ->
    [one] The one choice is legal and leads to the next.
   *[other] All { $choices } choices are legal and lead to one another.
}
verify-choices-fail = It cannot be played as written: { $why }
verify-promise = The secret of chance is the one that was promised before { $seats ->
    [one] the seat
   *[other] the { $seats } seats
} added to it.
verify-promise-broken = The secret of chance is not the one that was promised.
verify-promise-secret = The secret of chance is not told yet; it is when the match is over.
verify-chance = { $answers ->
    [one] The one answer of chance follows from the key.
   *[other] All { $answers } answers of chance follow from the key.
}
verify-chance-differs = Answer { $number } of chance is “{ $told }”, and the key gives “{ $computed }”.
verify-chance-count = It tells { $told } answers of chance, and the rules ask for { $computed }.
verify-chance-stream = After a takeback chance goes on with the next stream of its own, and not with stream { $stream }.
verify-chance-secret = The answers of chance cannot be computed without the key.
verify-result = The result is what the rules say.
verify-result-open = The match is not over.
verify-result-differs = The result is not what the rules say.
