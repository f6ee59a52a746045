# What can be wrong with an experiment or its results.

arena-no-survey = { $game } does not say what its balance is.
arena-players = { $players ->
    [one] { $game } has { $seats } seats here, and one player is named.
   *[other] { $game } has { $seats } seats here, and { $players } players are named.
}
arena-no-mode = { $known ->
    [none] { $game } has no mode '{ $mode }' to be balanced.
   *[other] { $game } has no mode '{ $mode }' to be balanced; there are: { $known }.
}
arena-no-opening = Nobody is asked anything, so that '{ $text }' cannot be an opening.
arena-no-results = { $file } does not hold the results of an experiment: { $why }.
arena-other-results = { $file } holds the results of another experiment.
