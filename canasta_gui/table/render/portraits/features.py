"""Draws the eyes, noses and mouths of animals by mood.

Faces are drawn around the origin, in a disc of radius 50.
"""

from dataclasses import dataclass

from canasta_gui.table.render.sketch import Part, oval
from canasta_gui.viewmodel.player_faces import Mood

LINE = 1.7
"""The width of outlines."""
Parts = tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Eyes:
    """The place of the eyes, by half their distance and their height, and their size."""

    apart: float
    y: float
    size: float = 5.0
    has_white: bool = True
    """Whether the iris stands in a white eye; otherwise the eye is a dark button."""
    lid: str = "line"
    """The colour of closed eyes and of brows: light on a dark face."""
    brow: float = 1.75
    """How high the brows are above the eyes, by the size of an eye."""

    def parts(self, mood: Mood) -> Parts:
        """Returns the parts of the eyes and their brows."""
        match mood:
            case Mood.GLAD:
                return self._closed()
            case Mood.THINKING:
                return (*self._open(0.30, -0.42), *self._brows(-0.35, -0.35, lift=0.35))
            case Mood.SORRY:
                return (*self._open(0.0, 0.30), *self._brows(0.35, -0.40, lift=0.0))
            case Mood.CALM:
                return self._open(0.0, 0.0)

    def _open(self, right: float, down: float) -> Parts:
        """Returns both open eyes; the pupils move right and down by shares of their size."""
        return tuple(
            part
            for side in (-1, 1)
            for part in self._eye(side * self.apart, right * self.size, down * self.size)
        )

    def _eye(self, x: float, right: float, down: float) -> Parts:
        size, y = self.size, self.y
        if not self.has_white:
            glint = oval(x + right - 0.28 * size, y + down - 0.32 * size, 0.27 * size, 0.27 * size)
            dark = oval(x + 0.5 * right, y + 0.5 * down, 0.80 * size, 0.92 * size)
            return (Part(dark, "line", 0), Part(glint, "white", 0))
        pupil = oval(x + right, y + down, 0.56 * size, 0.66 * size)
        glint = oval(x + right - 0.2 * size, y + down - 0.26 * size, 0.2 * size, 0.2 * size)
        return (
            Part(oval(x, y, size, 1.12 * size), "white", 0.7 * LINE),
            Part(pupil, "line", 0),
            Part(glint, "white", 0),
        )

    def _closed(self) -> Parts:
        size, y = self.size, self.y + 0.2 * self.size
        return tuple(
            Part(
                f"M {x - size} {y} Q {x} {y - 1.7 * size} {x + size} {y}",
                "",
                1.5 * LINE,
                self.lid,
            )
            for x in (-self.apart, self.apart)
        )

    def _brows(self, outer: float, inner: float, *, lift: float) -> Parts:
        """Returns the brows, with lowered or raised ends."""
        size, y = self.size, self.y - self.brow * self.size
        found: list[Part] = []
        for side in (-1, 1):
            raised = y - (lift * 1.6 * size if side > 0 else 0)
            far, near = side * (self.apart + size), side * (self.apart - 0.8 * size)
            ends = f"M {far} {raised + outer * size} L {near} {raised + inner * size}"
            found.append(Part(ends, "", 1.4 * LINE, self.lid))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Mouth:
    """The place and the width of a mouth below a nose."""

    y: float
    width: float = 7.0
    x: float = 0.0

    def parts(self, mood: Mood) -> Parts:
        """Returns the parts of the mouth."""
        x, y, w = self.x, self.y, self.width
        match mood:
            case Mood.GLAD:
                outline = (
                    f"M {x - w} {y} Q {x} {y + 0.4 * w} {x + w} {y} "
                    f"C {x + 0.8 * w} {y + 1.5 * w} {x - 0.8 * w} {y + 1.5 * w} {x - w} {y} Z"
                )
                return (
                    Part(outline, "mouth", 0.8 * LINE),
                    Part(oval(x, y + 0.85 * w, 0.42 * w, 0.22 * w), "tongue", 0),
                )
            case Mood.SORRY:
                y += 0.4 * w
                return (
                    Part(f"M {x - 0.8 * w} {y} Q {x} {y - 0.9 * w} {x + 0.8 * w} {y}", "", LINE),
                )
            case Mood.THINKING:
                return (Part(f"M {x - 0.5 * w} {y + 1} L {x + 0.8 * w} {y - 0.6}", "", LINE),)
            case Mood.CALM:
                return (
                    Part(
                        f"M {x - w} {y - 0.15 * w} Q {x - 0.5 * w} {y + 0.75 * w} {x} {y} "
                        f"Q {x + 0.5 * w} {y + 0.75 * w} {x + w} {y - 0.15 * w}",
                        "",
                        LINE,
                    ),
                )
