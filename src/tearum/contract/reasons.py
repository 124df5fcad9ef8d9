"""Why an action is not legal: a reason with up to two parameters.

Number 0 means that nothing stands against it. The sentences are in `tearum.text`, by these names.
"""

from dataclasses import dataclass
from typing import Final, TypedDict

from tearum.contract.vocabulary import BoardName, Frame, Resource


@dataclass(frozen=True, slots=True)
class ReasonKind:
    name: str
    first: str = ""  # what the first parameter is; empty where there is none
    second: str = ""
    meaning: str = ""

    @property
    def fields(self) -> tuple[str, ...]:
        return tuple(field for field in (self.first, self.second) if field)


REASON_KINDS: Final = (
    ReasonKind("legal"),
    ReasonKind("game_over"),
    ReasonKind("no_such_action"),
    ReasonKind("not_asked", "asked", meaning="something else is being decided"),
    ReasonKind("money_short", "amount"),
    ReasonKind("goods_short", "pieces", "resource"),
    ReasonKind("cubes_short", "pieces", meaning="cubes missing even after every reduction"),
    ReasonKind("no_copy_left"),
    ReasonKind("built_already"),
    ReasonKind("type_not_in_game"),
    ReasonKind("not_on_display", meaning="captain"),
    ReasonKind("hired_already", "seat"),
    ReasonKind("goods_not_taken", meaning="this captain is hired for money only"),
    ReasonKind("not_on_board", meaning="contract"),
    ReasonKind("fulfilled_already", "seat"),
    ReasonKind("not_offered", meaning="ship"),
    ReasonKind("ship_bought"),
    ReasonKind("no_such_row"),
    ReasonKind("no_worker_there", "board"),
    ReasonKind("board_full", "board"),
    ReasonKind("no_such_side"),
    ReasonKind("not_your_captain"),
    ReasonKind("activated_already"),
    ReasonKind("no_cannon_effect"),
    ReasonKind("sold_this_trade", second="resource", meaning="not bought and sold in one Trade"),
    ReasonKind("out_of_order", meaning="sell in printed order, then buy in printed order"),
    ReasonKind("no_room", meaning="for the purchase"),
    ReasonKind("nothing_traded"),
    ReasonKind("trade_begun"),
    ReasonKind("building_missing", "building"),
    ReasonKind("not_your_action_turn"),
    ReasonKind("no_allegiance"),
    ReasonKind("not_payable"),
    ReasonKind("proven_already"),
    ReasonKind("makes_no_room"),
    ReasonKind("allegiance_gone"),
    ReasonKind("no_token_left"),
    ReasonKind("not_in_cost", second="resource"),
    ReasonKind("cannot_pay_rest", meaning="sparing this cube leaves a cost that cannot be paid"),
    ReasonKind("nothing_to_discard", second="resource"),
)
REASONS: Final = tuple(kind.name for kind in REASON_KINDS)
REASON_FIELDS: Final = {kind.name: (kind.first, kind.second) for kind in REASON_KINDS}


class ReasonFields(TypedDict, total=False):
    """What any reason may say; `REASON_FIELDS` lists the fields of each."""

    asked: Frame
    amount: int
    pieces: int
    resource: Resource
    seat: int
    player: str
    board: BoardName
    building: int


class ReasonJson(ReasonFields):
    """Why an action is not legal; docs/contract.md says which reasons have which fields."""

    reason: str
