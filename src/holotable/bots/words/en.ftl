# The bots' reasons in English. A chance is the bot's own estimate, in per cent.

why-random = I took one of { $options } options, blindly.
why-only = There was nothing else to choose.
why-greedy = After everything that follows at once I give myself { $chance } % here; the best of the other { $options ->
    [2] options gets { $next } %.
   *[other] options gets { $next } %.
}
why-search = I looked at { $iterations } courses of the game; of { $options } options this one held up best: I tried it { $visits } times and give myself { $chance } %.
why-next = Next to it came { $option }, with { $chance } % in { $visits } tries.
why-distracted = I was not paying attention just now.
why-seeker = Of { $options } options this begins the best chain that I found.
