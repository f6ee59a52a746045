"""The engine protocol: every program that can write lines of JSON can drive the rules.

`engine` answers lines, `client` is the other side of the wire in Python, `server` joins the two to a pipe.
"""
