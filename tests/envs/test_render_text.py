"""The table in a few lines of text."""

from tearum import Game
from tearum.envs.render_text import render_text


def rendered(game: Game) -> list[str]:
    return render_text(game.state, game.edition).splitlines()


def test_each_seat_has_a_line_and_the_last_says_what_is_asked() -> None:
    game = Game.new(players=3, seed=4)
    closed = goods = 0
    while game.to_move is not None:
        game.apply(game.legal_actions()[len(game.actions) % len(game.legal_actions())])
        view, lines = game.view(), rendered(game)
        if view["result"] is not None:
            break
        assert lines[0] == f"Round {view['round']}, {view['phase']}"
        for seat, line in zip(view["seats"], lines[1:4], strict=True):
            held = " ".join(f"{n} {name}" for name, n in seat["goods"].items() if n)
            shown = seat["blue"] is not None
            points = f"{seat['blue']} blue, {seat['red']} red" if shown else "chest closed"
            assert line == (
                f"  player_{seat['seat']}: ${seat['money']}, {held or 'no goods'}; {points}; "
                f"{seat['reputation']} stars, population {seat['population']}; "
                f"{len(seat['buildings'])} buildings, {len(seat['captains'])} captains, "
                f"{len(seat['contracts'])} contracts"
            )
            closed, goods = closed + (not shown), goods + bool(held)
        assert lines[4:] == [f"player_{game.to_move}: {game.asked('en')}"]
    assert closed
    assert goods
    result = game.result()
    assert result is not None
    winners = ", ".join(f"player_{seat}" for seat in result.winners) or "nobody wins"
    assert rendered(game)[-1] == f"The game is over: {winners}."
