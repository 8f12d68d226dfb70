"""What cannot be read off cards: the meaning of the signs on them, and which ones a meld holds."""

from canasta_gui.i18n.formats import sentences
from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.seat_views import MeldView
from canasta_gui.viewmodel.signs import Sign
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from canasta_gui.words.sign_texts import sign_text


def tell_signs(table_scene: TableScene, zone: Zone, at: int) -> str:
    """Returns the meaning of the frame and the badge on a card; empty for a card without any."""
    sprites = table_scene.board.sprites.get(zone, [])
    is_new = at < len(sprites) and sprites[at].is_marked
    mark = table_scene.furniture.marked.get((zone, at))
    signs = [Sign.DRAWN] if is_new else []
    signs += [] if mark is None else [Sign(mark)]
    return sentences(sign_text(sign).line for sign in signs)


def meld_at(table_scene: TableScene, zone: Zone) -> MeldView | None:
    """Returns the meld at a place; ``None`` where none lies."""
    view = table_scene.view
    sides = () if view is None or zone.kind is not ZoneKind.MELD else view.sides
    melds = next((side.melds for side in sides if side.side == zone.owner), ())
    return melds[zone.index] if zone.index < len(melds) else None
