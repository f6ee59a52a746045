"""Checks that every registered game gets for free: the view rule, worlds for bots, a fuzzer, golden play-throughs."""
