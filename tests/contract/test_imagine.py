"""An imagined game is one the seat can't tell from the true one, and tells nothing of the truth."""

import pickle

import pytest

from tearum import Game, RecordError, UndoError
from tearum.engine import layout as at

from .policies import GAMES, steps

SECRET = ("convert_blue", "convert_red")


def seen(game: Game, seat: int | None) -> object:
    return game.view(seat), game.events_for(seat), game.deciders, game.players, game.seats


def decisions_known_to(game: Game, seat: int | None) -> list[int | str]:
    """All decisions; of what others have chosen in secret only the kind."""
    known: list[int | str] = []
    for code, decider in zip(game.actions, game.deciders, strict=True):
        kind = game.action(code).kind
        hidden = kind in SECRET and decider != seat and game.to_move is not None
        known.append(kind if hidden else code)
    return known


@pytest.mark.parametrize(("players", "policy", "seed"), GAMES)
def test_the_seat_cannot_tell_it_from_the_true_game(players: int, policy: str, seed: int) -> None:
    game = Game.new(players=players, seed=seed)
    for step, _ in enumerate(steps(game, policy, seed)):
        if step % 25 == 0 or game.view()["phase"] == "converting":
            for seat in (None, *range(players)):
                imagined = game.imagine(seat, seed=step)
                assert seen(imagined, seat) == seen(game, seat)
                assert decisions_known_to(imagined, seat) == decisions_known_to(game, seat)
                if seat == game.to_move:
                    assert imagined.legal_actions() == game.legal_actions()


@pytest.mark.parametrize(("players", "policy", "seed"), GAMES)
def test_games_that_a_seat_cannot_tell_apart_give_equal_imagined_games(
    players: int, policy: str, seed: int
) -> None:
    """Byte for byte: whatever could be read from an imagined game does not depend on the truth."""
    game = Game.new(players=players, seed=seed)
    twins: dict[int | None, Game] = {}
    differed = 0
    for step, code in enumerate(steps(game, policy, seed)):
        if step % 12 == 0:
            twins = {seat: game.imagine(seat, f"twin {step}") for seat in (None, *range(players))}
        for seat, twin in list(twins.items()):
            if step % 4 == 0 or game.view()["phase"] == "converting":
                assert pickle.dumps(twin.imagine(seat, 9)) == pickle.dumps(game.imagine(seat, 9))
                differed += list(twin.state.deal) != list(game.state.deal)
            shown = twin.state.reveals()
            # A secret figure of another need not be the same, nor affordable, in the twin.
            secret = game.action(code).kind in SECRET and game.to_move != seat
            twin.apply(twin.legal_actions()[0] if secret else code)
            if twin.state.reveals() != shown:
                del twins[seat]
    assert differed > 0


def test_decks_that_nobody_will_ever_see_are_not_in_it() -> None:
    """Ships and tokens of past rounds that were never turned over, and the lot drawn at set-up."""
    game = Game.new(players=2, seed=3)
    while game.view()["round"] < 4:
        game.apply(game.legal_actions()[0])
    twin = game.copy()
    twin.state.deal = twin.state.deal[:]
    for first, size in ((at.SHIP_DECK, 9), (at.TOKENS, 32)):
        for i in range(3 * size):
            twin.state.deal[first + i] = (twin.state.deal[first + i] + 1) % 3
    twin.state.deal[at.TIE], twin.state.deal[at.TIE + 1] = (
        twin.state.deal[at.TIE + 1],
        twin.state.deal[at.TIE],
    )
    assert list(twin.state.deal) != list(game.state.deal)
    assert pickle.dumps(twin.imagine(0, 1)) == pickle.dumps(game.imagine(0, 1))


def conversions(players: int = 3) -> Game:
    """A game in which a seat has just chosen how many blue points it buys, and is asked for red."""
    for seed in range(50):
        game = Game.new(players=players, seed=seed)
        while game.to_move is not None:
            menu = game.legal_actions()
            asked = menu[0].kind
            game.apply(menu[-1 if asked == "convert_blue" else len(game.actions) % len(menu)])
            if asked == "convert_blue" and len(menu) > 2:
                return game
    raise AssertionError("no such game")


def test_end_04_another_seats_menu_tells_nothing_of_its_secret() -> None:
    """END-04: whoever has spent its money on blue points can't buy red ones."""
    game = conversions()
    mover = game.to_move
    assert mover is not None
    assert len(game.legal_actions()) < 3  # of what is left
    looks = (mover + 1) % 3
    figures = set()
    for seed in range(40):
        imagined = game.imagine(looks, seed)
        blue = int(imagined.state.converted_blue(mover))
        figures.add(blue)
        assert imagined.action(imagined.actions[-1]).args == {"points": blue}
        left = int(imagined.state.money(mover)) // 10 - blue
        assert [action.args["points"] for action in imagined.legal_actions()] == list(
            range(left + 1)
        )
        own = game.imagine(mover, seed)
        assert own.legal_actions() == game.legal_actions()
        assert own.actions == game.actions
        assert pickle.dumps(imagined.imagine(looks, 9)) == pickle.dumps(game.imagine(looks, 9))
    assert len(figures) > 2


def test_an_imagined_game_is_played_to_its_end_by_ordinary_means() -> None:
    game = Game.new(players=4, seed=2)
    for _ in range(30):
        game.apply(game.legal_actions()[0])
    before = pickle.dumps(game)
    ends = set()
    for seed in range(5):
        imagined = game.imagine(game.to_move, seed)
        while imagined.to_move is not None:
            menu = imagined.legal_actions()
            imagined.apply(menu[len(imagined.actions) % len(menu)])
        ends.add(repr(imagined.result()))
        assert imagined.actions[:30] == game.actions
        assert imagined.events[: len(game.events)] == game.events
    assert len(ends) > 1
    assert pickle.dumps(game) == before


def test_the_seed_of_an_imagined_game_decides_it() -> None:
    game = Game.new(players=3, seed=2)
    assert pickle.dumps(game.imagine(0, 1)) == pickle.dumps(game.imagine(0, 1))
    assert pickle.dumps(game.imagine(0, 1)) != pickle.dumps(game.imagine(0, 2))


def test_an_imagined_game_has_neither_a_seed_nor_a_record_nor_a_past_to_go_back_to() -> None:
    game = Game.new(players=3, seed=2)
    game.apply(game.legal_actions()[0])
    imagined = game.imagine(0, 1)
    assert imagined.imagined
    assert imagined.copy().imagined
    assert not game.imagined
    with pytest.raises(ValueError, match="An imagined game has no seed"):
        _ = imagined.seed
    with pytest.raises(RecordError, match="An imagined game has no record"):
        imagined.record()
    with pytest.raises(UndoError, match="An imagined game has no past of its own") as error:
        imagined.undo()
    assert error.value.barrier == "imagined"
    assert len({error.value.text(language) for language in ("en", "fr", "de")}) == 3
    before = imagined.view(0)
    taken = imagined.legal_actions()[0]
    imagined.apply(taken)
    assert imagined.undo() == taken
    assert imagined.view(0) == before
    with pytest.raises(UndoError):
        imagined.copy().undo()
