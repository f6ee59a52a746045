"""Clocks: none, so much for each choice, or so much in all; whoever owes a choice has theirs running."""

from __future__ import annotations

from collections.abc import Iterable

from holotable.server.storage.interface import ClockBook


def start(book: ClockBook, seats: Iterable[str]) -> None:
    """Every seat gets its time."""
    if book.rule.kind != "none":
        book.left = dict.fromkeys(seats, book.rule.seconds * 1000)


def run(book: ClockBook, owing: Iterable[str], now: float) -> None:
    """The clocks of those who owe a choice run on, all others stand; with a time for each choice a new one is full."""
    if book.rule.kind == "none":
        return
    owing = set(owing)
    for seat in list(book.running):
        if seat not in owing:
            left = remaining(book, seat, now) or 0
            book.left[seat] = book.rule.seconds * 1000 if book.rule.kind == "move" else left
            del book.running[seat]
    for seat in owing:
        book.running.setdefault(seat, now)


def chosen(book: ClockBook, seat: str, now: float) -> None:
    """A seat has made a choice: its clock is taken down, and filled again where each choice has its own time."""
    if book.rule.kind == "none" or seat not in book.running:
        return
    book.left[seat] = (
        book.rule.seconds * 1000 if book.rule.kind == "move" else remaining(book, seat, now) or 0
    )
    del book.running[seat]


def stop(book: ClockBook) -> None:
    """The match is over."""
    book.running = {}


def remaining(book: ClockBook, seat: str, now: float) -> int | None:
    """What is left to a seat now, in milliseconds; nothing without a clock."""
    if book.rule.kind == "none":
        return None
    left = book.left.get(seat, book.rule.seconds * 1000)
    since = book.running.get(seat)
    return left if since is None else max(0, left - int(1000 * (now - since)))


def out_of_time(book: ClockBook, now: float) -> list[str]:
    """The seats whose time is out."""
    return [seat for seat in book.running if remaining(book, seat, now) == 0]
