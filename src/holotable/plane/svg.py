"""Writing a scene as SVG: one file, readable at the width of a phone, with no script and nothing to load."""

from html import escape
from typing import Final

from holotable.plane.looks import ROLES, Look, style
from holotable.plane.picture import Drawn, Scene
from holotable.plane.point import Point

PHONE: Final = 360.0
"""The width in pixels that words and lines are sized for."""

_WORD: Final = 12.0
_CAPTION: Final = 12.5
_MARGIN: Final = 14.0
_LETTER: Final = 0.6
"""The width of a letter, in its height."""


def write(scene: Scene, theme: str = "") -> str:
    """The scene as the text of an SVG file."""
    return _Page(scene).text(theme)


class _Page:
    """The sheet a scene is written on: it knows the scale, what is cut off, and where words already stand."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        low, high = scene.view()
        # One unit is a pixel on a phone; the margin holds the words at the border.
        width = max(high.x - low.x, (high.y - low.y) * 0.75, 20.0)
        self.unit = width / (PHONE - 2.0 * _MARGIN)
        margin = _MARGIN * self.unit
        middle = (low.x + high.x) / 2.0
        self.left = middle - width / 2.0 - margin
        self.width = width + 2.0 * margin
        self.top = high.y + margin
        self.height = high.y - low.y + 2.0 * margin
        self.rows = [row for words in scene.captions for row in _wrapped(words)]
        self.boxes: list[tuple[float, float, float, float]] = []

    def text(self, theme: str) -> str:
        foot = (len(self.rows) * _CAPTION * 1.35 + (8.0 if self.rows else 0.0)) * self.unit
        whole = self.height + foot
        u = self.unit
        for item in self.scene.items:
            if item.kind in {"dot", "cross"}:
                self._mark(item.points[0], 5.0)
            elif item.kind == "line":
                for k in range(1, 8):
                    start = item.points[0]
                    end = item.points[1]
                    self._mark(
                        Point(start.x + (end.x - start.x) * k / 8.0, start.y + (end.y - start.y) * k / 8.0),
                        2.5,
                    )
        body = [self._thing(item) for item in self.scene.items if item.kind != "label"]
        words = [self._label(item) for item in self.scene.items if item.kind == "label"]
        forced = f' data-theme="{escape(theme)}"' if theme else ""
        title = escape(self.scene.title)
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="plane"{forced} role="img" aria-label="{title}" '
            f'viewBox="0 0 {self.width:.2f} {whole:.2f}">'
        )
        parts = [
            head,
            f"<title>{title}</title>",
            f"<desc>{escape(self.scene.description)}</desc>" if self.scene.description else "",
            f"<style>{style()}</style>",
            _patterns(u),
            f'<clipPath id="plane-view"><rect width="{self.width:.2f}" height="{self.height:.2f}"/></clipPath>',
            f'<rect width="{self.width:.2f}" height="{whole:.2f}" fill="var(--paper)"/>',
            '<g clip-path="url(#plane-view)" stroke-linejoin="round" stroke-linecap="round">',
            *body,
            *words,
            "</g>",
            *self._captions(),
            "</svg>",
        ]
        return "\n".join(part for part in parts if part) + "\n"

    def _x(self, p: Point) -> float:
        return p.x - self.left

    def _y(self, p: Point) -> float:
        return self.top - p.y

    def _thing(self, item: Drawn) -> str:
        look = ROLES[item.role]
        note = f"<title>{escape(item.note)}</title>" if item.note else ""
        if item.kind == "curve":
            return self._curve(item, look, note)
        if item.kind == "dot":
            p = item.points[0]
            return (
                f'<circle cx="{self._x(p):.2f}" cy="{self._y(p):.2f}" r="{3.0 * self.unit:.2f}" '
                f'fill="var(--{look.colour})" stroke="var(--paper)" stroke-width="{self.unit:.2f}">{note}</circle>'
            )
        if item.kind == "cross":
            return self._cross(item.points[0], look)
        d = "M" + "L".join(f"{self._x(p):.2f} {self._y(p):.2f}" for p in item.points)
        line = f'<path d="{d}" fill="none" {self._stroke(look, dashed=item.dashed)}>{note}</path>'
        if item.kind == "line":
            return line + "".join(
                f'<circle cx="{self._x(p):.2f}" cy="{self._y(p):.2f}" r="{2.6 * self.unit:.2f}" '
                f'fill="var(--{look.colour})"/>'
                for p in item.points
            )
        if item.kind == "arrow":
            return line + self._head(item.points[0], item.points[1], look)
        return line

    def _curve(self, item: Drawn, look: Look, note: str) -> str:
        d = "".join(curve.d(x=-self.left, y=self.top, digits=2) for curve in item.curves)
        fill = "none"
        if look.fill and not item.dashed:
            fill = f'var(--{look.colour})" fill-opacity="{look.fill}'
        drawn = f'<path d="{d}" fill="{fill}" {self._stroke(look, dashed=item.dashed)}>{note}</path>'
        if look.pattern and not item.dashed:
            drawn += f'<path d="{d}" fill="url(#plane-{look.pattern})" pointer-events="none"/>'
        return drawn

    def _stroke(self, look: Look, *, dashed: bool) -> str:
        dash = "5 3" if dashed else look.dash
        text = f'stroke="var(--{look.colour})" stroke-width="{look.width * self.unit:.2f}"'
        if dash:
            lengths = " ".join(f"{float(length) * self.unit:.2f}" for length in dash.split())
            text += f' stroke-dasharray="{lengths}"'
        return text

    def _cross(self, p: Point, look: Look) -> str:
        r = 5.0 * self.unit
        x = self._x(p)
        y = self._y(p)
        d = f"M{x - r:.2f} {y - r:.2f}L{x + r:.2f} {y + r:.2f}M{x - r:.2f} {y + r:.2f}L{x + r:.2f} {y - r:.2f}"
        under = f'<path d="{d}" stroke="var(--paper)" stroke-width="{5.0 * self.unit:.2f}"/>'
        return f'{under}<path d="{d}" stroke="var(--{look.colour})" stroke-width="{2.6 * self.unit:.2f}"/>'

    def _head(self, start: Point, end: Point, look: Look) -> str:
        size = start.to(end)
        if size == 0.0:
            return ""
        ux = (end.x - start.x) / size * 5.0 * self.unit
        uy = (end.y - start.y) / size * 5.0 * self.unit
        corners = [
            end,
            Point(end.x - ux * 1.6 - uy * 0.8, end.y - uy * 1.6 + ux * 0.8),
            Point(end.x - ux * 1.6 + uy * 0.8, end.y - uy * 1.6 - ux * 0.8),
        ]
        d = "M" + "L".join(f"{self._x(p):.2f} {self._y(p):.2f}" for p in corners) + "Z"
        return f'<path d="{d}" fill="var(--{look.colour})"/>'

    def _label(self, item: Drawn) -> str:
        size = _WORD * self.unit
        wide = len(item.words) * size * _LETTER
        x, y = self._free_place(self._x(item.points[0]), self._y(item.points[0]), wide, size, item.room)
        return (
            f'<text x="{x:.2f}" y="{y + size * 0.35:.2f}" text-anchor="middle" font-size="{size:.2f}" '
            f'stroke-width="{3.0 * self.unit:.2f}">{escape(item.words)}</text>'
        )

    def _free_place(self, x: float, y: float, wide: float, high: float, room: float) -> tuple[float, float]:
        """The middle for a word at (x, y), or beside it: where it covers least of what is marked already.

        A word that is wider than its shape stands outside, so that a small shape stays to be seen.
        """
        half = wide / 2.0
        gap = 6.0 * self.unit
        fits = room * 1.5 >= wide
        places = [(x, y)] if fits else []
        inner = (0.4 * room, 0.7 * room) if fits else ()
        for far in (*inner, room, room + high, room + 2.0 * high):
            across = half + gap + far * 0.7
            down = gap + high / 2.0 + far
            places += [(x, y + down), (x, y - down), (x + across, y), (x - across, y)]
            places += [
                (x + across, y + down),
                (x - across, y + down),
                (x + across, y - down),
                (x - across, y - down),
            ]
        edge = 2.0 * self.unit
        best = (0.0, 0.0, 0.0, 0.0)
        least = -1.0
        for px, py in places:
            cx = min(max(px, half + edge), self.width - half - edge)
            cy = min(max(py, high / 2.0 + edge), self.height - high / 2.0 - edge)
            box = (cx - half, cy - high / 2.0, cx + half, cy + high / 2.0)
            covered = sum(_shared(box, other) for other in self.boxes)
            if least < 0.0 or covered < least:
                least = covered
                best = box
            if covered == 0.0:
                break
        self.boxes.append(best)
        return (best[0] + best[2]) / 2.0, (best[1] + best[3]) / 2.0

    def _mark(self, p: Point, size: float) -> None:
        """Keep words off a mark."""
        r = size * self.unit
        self.boxes.append((self._x(p) - r, self._y(p) - r, self._x(p) + r, self._y(p) + r))

    def _captions(self) -> list[str]:
        size = _CAPTION * self.unit
        left = 8.0 * self.unit
        return [
            f'<text x="{left:.2f}" y="{self.height + size * (1.1 + 1.35 * i):.2f}" font-size="{size:.2f}" '
            f'style="font-weight:500">{escape(row)}</text>'
            for i, row in enumerate(self.rows)
        ]


def _shared(a: tuple[float, float, float, float], b: tuple[float, float, float, float]) -> float:
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0.0 and high > 0.0 else 0.0


def _wrapped(words: str) -> list[str]:
    """A caption in rows that fit a phone."""
    most = int((PHONE - 16.0) / (_CAPTION * _LETTER * 0.93))
    rows: list[str] = [""]
    for word in words.split():
        if rows[-1] and len(rows[-1]) + 1 + len(word) > most:
            rows.append(word)
        else:
            rows[-1] = f"{rows[-1]} {word}".strip()
    return rows


def _patterns(unit: float) -> str:
    """Stripes for the second side and for what is wrong, dots for obstacles."""
    size = 7.0 * unit
    stripe = (
        '<pattern id="plane-{name}" width="{size:.2f}" height="{size:.2f}" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate({turn})"><path d="M0 0H{size:.2f}" stroke="var(--{colour})" '
        'stroke-opacity="0.5" stroke-width="{width:.2f}"/></pattern>'
    )
    dots = (
        f'<pattern id="plane-obstacle" width="{size:.2f}" height="{size:.2f}" patternUnits="userSpaceOnUse">'
        f'<circle cx="{size / 2:.2f}" cy="{size / 2:.2f}" r="{1.1 * unit:.2f}" fill="var(--obstacle)" '
        'fill-opacity="0.75"/></pattern>'
    )
    return "".join(
        [
            "<defs>",
            stripe.format(name="second", size=size, turn=45, colour="second", width=1.2 * unit),
            stripe.format(name="bad", size=size, turn=-45, colour="bad", width=1.6 * unit),
            dots,
            "</defs>",
        ]
    )
