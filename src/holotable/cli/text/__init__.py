"""The text table: any game over a plain terminal, built once for all of them.

`front` is the loop, `orders` what a player may type, `asking` how a decision is shown and read, `seats` who plays,
`keeping` how games are kept.
"""
