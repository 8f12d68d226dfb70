"""Places the shapes of a drawing as QtSvg does not by itself.

Symbols get the size that their uses ask for, bitmaps their proportions, drawings within a drawing
become groups, and what clips becomes a mask: QtSvg leaves out the size of a use and inner drawings,
stretches bitmaps, and does not clip.
"""

import re
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from contextlib import suppress
from copy import deepcopy
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QTransform

SVG: Final = "http://www.w3.org/2000/svg"
XLINK: Final = "http://www.w3.org/1999/xlink"
REFERENCES: Final = frozenset((f"{{{XLINK}}}href", "href"))
_PLACED: Final = ("x", "y", "width", "height")
_BOX: Final = "viewBox"
_RATIO: Final = "preserveAspectRatio"
_MIDDLE: Final = "xMidYMid"
_ALIGNED: Final = {"Min": 0.0, "Mid": 0.5, "Max": 1.0}
_ALIGNMENT: Final = re.compile(r"\s*x(Min|Mid|Max)Y(Min|Mid|Max)\s*(slice)?")
_UNIT: Final = "px"
_CLIP: Final = "clip-path"
_CLIPS: Final = re.compile(rf"\b{_CLIP}(?=\s*:)")
_OWN_CLIP: Final = "visible-part-"
_CLIPPING: Final = "fill:#fff;fill-opacity:1;stroke:none;opacity:1;fill-rule:"
"""How a shape that clips is drawn in a mask, whatever it says itself."""
_PAINT_ORDER: Final = re.compile(r"paint-order\s*:\s*([^;]+)")
_CLIP_RULE: Final = re.compile(r"clip-rule\s*:\s*(\w+)")


def place_shapes(drawing: ET.Element, sizes: Mapping[str, QSize]) -> None:
    """Places symbols, bitmaps, inner drawings and clips, given the bitmaps' sizes in pixels by the
    references to them.
    """
    _group_drawings(drawing)
    _size_symbols(drawing)
    for image in tuple(drawing.iter(_tag("image"))):
        _fit_bitmap(drawing, image, sizes[reference(image)])
    _mask_clips(drawing)
    for parent, element in pairs(drawing):
        if _is_stroked_first(element):
            _part_stroke(parent, element)


def local_name(element: ET.Element) -> str:
    """Returns the name of an element without that of its language."""
    return element.tag.rpartition("}")[2]


def reference(element: ET.Element) -> str:
    """Returns what an element refers to; empty without a reference."""
    return next(filter(None, map(element.get, sorted(REFERENCES))), "")


def pairs(drawing: ET.Element) -> list[tuple[ET.Element, ET.Element]]:
    """Returns each element within a drawing after the element that it lies in."""
    return [(outer, one) for outer in drawing.iter() for one in outer]


def _tag(name: str) -> str:
    return f"{{{SVG}}}{name}"


def _group_drawings(drawing: ET.Element) -> None:
    """Makes drawings within the drawing groups at their places, of which only that part shows."""
    waiting = [(drawing, _box(drawing) or _place(drawing, QRectF()) or QRectF())]
    while waiting:
        outer, around = waiting.pop()
        for element in outer:
            inside = _group(drawing, element, around) if element.tag == _tag("svg") else around
            waiting.append((element, inside))


def _group(drawing: ET.Element, element: ET.Element, around: QRectF) -> QRectF:
    """Makes one inner drawing a group, and returns its own view box."""
    place = _place(element, around)
    element.tag = _tag("g")
    if place is None:
        return around
    box = _box(element) or QRectF(0, 0, place.width(), place.height())
    moved = _mapping(box, element.get(_RATIO, _MIDDLE), place)
    if element.get("overflow") != "visible":
        _clip_to(drawing, element, moved.inverted()[0].mapRect(place))
    _put(element, moved)
    for name in (_BOX, _RATIO):
        element.attrib.pop(name, None)
    return box


def _size_symbols(drawing: ET.Element) -> None:
    """Makes symbols with a view box groups, and scales the uses of them."""
    symbols = {
        f"#{element.get('id')}": (element, box)
        for element in drawing.iter(_tag("symbol"))
        if (box := _box(element)) is not None and "id" in element.attrib
    }
    for use in drawing.iter(_tag("use")):
        place = _place(use)
        if place is not None and reference(use) in symbols:
            symbol, box = symbols[reference(use)]
            _put(use, _mapping(box, symbol.get(_RATIO, _MIDDLE), place))
    for symbol, _ in symbols.values():
        # A group in `defs` is shown by its uses alone, as a symbol is.
        group = ET.Element(_tag("g"), symbol.attrib)
        group[:] = symbol[:]
        for name in (_BOX, _RATIO):
            group.attrib.pop(name, None)
        symbol.clear()
        symbol.tag = _tag("defs")
        symbol.append(group)


def _fit_bitmap(drawing: ET.Element, image: ET.Element, size: QSize) -> None:
    """Gives a bitmap its own proportions, and its own size where nothing says one."""
    own = QRectF(0, 0, size.width(), size.height())
    place = _place(image, own)
    if place is None or own.isEmpty():
        return
    alignment = image.get(_RATIO, _MIDDLE)
    if "slice" in alignment:
        _clip_to(drawing, image, place)
    image.attrib.update(_numbers(_mapping(own, alignment, place).mapRect(own)))


def _mapping(box: QRectF, alignment: str, place: QRectF) -> QTransform:
    """Returns the transformation that maps a view box to a place."""
    across, down = place.width() / box.width(), place.height() / box.height()
    left, top = place.x(), place.y()
    if found := _ALIGNMENT.match(alignment):
        across = down = (max if found[3] else min)(across, down)
        left += (place.width() - across * box.width()) * _ALIGNED[found[1]]
        top += (place.height() - down * box.height()) * _ALIGNED[found[2]]
    return QTransform(across, 0, 0, down, left - across * box.x(), top - down * box.y())


def _put(element: ET.Element, moved: QTransform) -> None:
    """Lets a transformation say where an element lies."""
    matrix = (moved.m11(), moved.m12(), moved.m21(), moved.m22(), moved.dx(), moved.dy())
    text = f"matrix({' '.join(f'{number:g}' for number in matrix)})"
    element.set("transform", f"{element.get('transform', '')} {text}".strip())
    for name in _PLACED:
        element.attrib.pop(name, None)


def _clip_to(drawing: ET.Element, element: ET.Element, part: QRectF) -> None:
    """Lets an element show a part of it only, unless something clips it already."""
    if _CLIP in element.attrib:
        return
    name = f"{_OWN_CLIP}{len(drawing)}"
    clip = ET.SubElement(drawing, _tag("clipPath"), {"id": name})
    ET.SubElement(clip, _tag("rect"), _numbers(part))
    element.set(_CLIP, f"url(#{name})")


def _numbers(rect: QRectF) -> dict[str, str]:
    """Returns the attributes that say a place."""
    numbers = (rect.x(), rect.y(), rect.width(), rect.height())
    return {name: f"{number:g}" for name, number in zip(_PLACED, numbers, strict=True)}


def _box(element: ET.Element) -> QRectF | None:
    """Returns the view box of a symbol or a drawing; ``None`` without one."""
    return _rect(element.get(_BOX, "").replace(",", " ").split(), QRectF())


def _place(element: ET.Element, usual: QRectF | None = None) -> QRectF | None:
    """Returns the place that an element asks for, with the usual size where it says none; ``None``
    without any size.
    """
    wide, high = (usual.width(), usual.height()) if usual else (0, 0)
    default = ("0", "0", f"{wide:g}", f"{high:g}")
    said = map(element.get, _PLACED, default)
    return _rect([text or "0" for text in said], usual or QRectF())


def _rect(texts: list[str], whole: QRectF) -> QRectF | None:
    """Returns what four numbers or parts of a whole say; ``None`` for other texts."""
    sizes = (whole.width(), whole.height()) * 2
    with suppress(ValueError):
        left, top, wide, high = map(_number, texts, sizes)
        if wide > 0 and high > 0:
            return QRectF(left, top, wide, high)
    return None


def _number(text: str, whole: float) -> float:
    if text.endswith("%"):
        return float(text[:-1]) / 100 * whole
    return float(text.removesuffix(_UNIT))


def _mask_clips(drawing: ET.Element) -> None:
    """Makes everything that clips a mask: white where it shows."""
    shapes = {f"#{one.get('id')}": one for one in drawing.iter() if "id" in one.attrib}
    for clip in tuple(drawing.iter(_tag("clipPath"))):
        rule = clip.get("clip-rule", "nonzero")
        parts = [_whitened(part, shapes, rule) for part in clip]
        mask = ET.Element(_tag("g"), {k: v for k, v in clip.items() if k != "id"})
        mask[:] = parts
        units = clip.get("clipPathUnits", "userSpaceOnUse")
        kept = {"id": clip.get("id", ""), "maskContentUnits": units}
        clip.clear()
        clip.tag = _tag("mask")
        clip.attrib.update(kept)
        clip.append(mask)
    for parent, element in pairs(drawing):
        _rename_clip(parent, element)


def _whitened(part: ET.Element, shapes: Mapping[str, ET.Element], rule: str) -> ET.Element:
    """Returns a shape as it is drawn in a mask. A use becomes what it shows: QtSvg leaves out of a
    mask what the drawing holds only after it.
    """
    shown = deepcopy(part)
    if part.tag == _tag("use") and reference(part) in shapes:
        shown = deepcopy(shapes[reference(part)])
        moved = f"translate({part.get('x', '0')} {part.get('y', '0')})"
        before, own = part.get("transform", ""), shown.get("transform", "")
        shown.set("transform", f"{before} {moved} {own}".strip())
        shown.attrib.pop("id", None)
    style = shown.get("style", "")
    declared = _CLIP_RULE.search(style)
    said = declared[1] if declared else shown.get("clip-rule", part.get("clip-rule", rule))
    shown.set("style", f"{style};{_CLIPPING}{said}".lstrip(";"))
    return shown


def _rename_clip(parent: ET.Element, element: ET.Element) -> None:
    """Lets a mask clip an element; one that has a mask already lies in a group that is clipped."""
    if local_name(element) == "style" and element.text:
        element.text = _CLIPS.sub("mask", element.text)
    if "style" in element.attrib:
        element.set("style", _CLIPS.sub("mask", element.attrib["style"]))
    clip = element.attrib.pop(_CLIP, None)
    if clip is None:
        return
    if "mask" not in element.attrib:
        element.set("mask", clip)
        return
    around = ET.Element(_tag("g"), {"mask": clip})
    if moved := element.attrib.pop("transform", None):
        around.set("transform", moved)
    parent[list(parent).index(element)] = around
    around.append(element)


def _is_stroked_first(element: ET.Element) -> bool:
    declared = _PAINT_ORDER.search(element.get("style", ""))
    order = (declared[1] if declared else element.get("paint-order", "")).split()
    before = order.index("stroke") if "stroke" in order else len(order)
    return before < (order.index("fill") if "fill" in order else len(order))


def _part_stroke(parent: ET.Element, element: ET.Element) -> None:
    """Draws the stroke of a shape or text below its fill: QtSvg has its own order."""
    stroke = deepcopy(element)
    for part, left_out in ((stroke, "fill"), (element, "stroke")):
        for one in part.iter():
            one.set("style", f"{one.get('style', '')};{left_out}:none".lstrip(";"))
    for one in stroke.iter():
        one.attrib.pop("id", None)
    parent.insert(list(parent).index(element), stroke)
