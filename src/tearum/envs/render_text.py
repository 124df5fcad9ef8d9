"""The table in a few lines of text."""

from tearum.edition import Edition
from tearum.engine.state import State
from tearum.game.view import view_of
from tearum.text import Sentences, text_in


def render_text(state: State, edition: Edition) -> str:
    """What a spectator sees, seat by seat, and what is asked."""
    view = view_of(state, None)
    lines = [f"Round {view['round']}, {view['phase']}"]
    for seat in view["seats"]:
        goods = " ".join(f"{pieces} {name}" for name, pieces in seat["goods"].items() if pieces)
        hidden = seat["blue"] is None
        points = "chest closed" if hidden else f"{seat['blue']} blue, {seat['red']} red"
        lines.append(
            f"  player_{seat['seat']}: ${seat['money']}, {goods or 'no goods'}; {points}; "
            f"{seat['reputation']} stars, population {seat['population']}; "
            f"{len(seat['buildings'])} buildings, {len(seat['captains'])} captains, "
            f"{len(seat['contracts'])} contracts"
        )
    pending = view["pending"]
    result = view["result"]
    if result is not None:
        winners = ", ".join(f"player_{seat}" for seat in result["winners"])
        lines.append(f"The game is over: {winners or 'nobody wins'}.")
    elif pending is not None:
        context = {**pending, "removing": view["removing"]}
        asked = Sentences(text_in("en"), edition).asked(pending["asked"], context)
        lines.append(f"player_{pending['seat']}: {asked}")
    return "\n".join(lines)
