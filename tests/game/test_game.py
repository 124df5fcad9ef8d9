"""The facade, where it is asked for what it can't give, or in words that few use."""

from collections import Counter
from random import Random

import pytest

from tearum import Game, IllegalAction, UndoError
from tearum.contract.languages import LANGUAGES
from tearum.edition import load
from tearum.engine.constants.actions import EXCHANGE, EXPAND
from tearum.engine.layout import TOKEN_LOW
from tearum.engine.redeal import redeal
from tearum.engine.state import seat_at
from tearum.game.actions.reason import Reason
from tearum.game.seeds import new_seed, stream


@pytest.fixture(scope="module")
def over() -> Game:
    game = Game.new(players=2, seed=4)
    while game.to_move is not None:
        game.apply(game.legal_actions()[-1])
    return game


def test_without_a_seed_nobody_foresees_the_deal() -> None:
    assert Game.new(players=2).seed != Game.new(players=2).seed
    assert len(new_seed()) == 32


def test_an_illegal_action_says_why_in_words_and_in_json() -> None:
    game = Game.new(players=3, seed=1)
    with pytest.raises(IllegalAction) as error:
        game.apply({"kind": "end_turn"})
    reason = error.value.reason
    assert error.value.action == game.action({"kind": "end_turn"})
    assert str(error.value) == reason.text("en")
    assert reason.to_json() == {"reason": reason.name, **reason.fields}
    assert len({reason.text(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_game_that_is_not_over_has_no_result() -> None:
    with pytest.raises(ValueError, match=r"^The game is not over yet\.$"):
        Game.new(players=3, seed=1).result()


def test_who_chose_no_allegiance_has_none_in_the_result() -> None:
    game = Game.new(players=2, seed=4)
    while game.to_move is not None:
        game.apply(game.legal_actions()[0])
    assert [score.allegiance for score in game.result().scores] == [None, None]


def test_a_quote_counts_stars_and_expansions_as_its_events_do() -> None:
    game = Game.new(players=3, seed=7)
    luck = Random(7)
    most = Counter[str]()
    while game.to_move is not None:
        chosen = luck.choice(game.legal_actions())
        quote = game.quote([chosen.code])
        own = Counter(event.kind for event in quote.events if event.seat == quote.seat)
        assert (quote.stars, quote.expansions) == (own["star"], own["expansion"])
        most |= own
        game.apply(chosen)
    assert min(most["star"], most["expansion"]) > 0


def test_what_is_to_be_decided_is_said_until_the_end(over: Game) -> None:
    first = Game.new(players=2, seed=4)
    for language in LANGUAGES:
        assert first.asked(language) != over.asked(language) != ""


def test_when_the_game_is_over_nothing_can_be_quoted(over: Game) -> None:
    with pytest.raises(IllegalAction):
        over.quote([0])


def test_nothing_is_taken_back_before_the_first_decision() -> None:
    with pytest.raises(UndoError) as error:
        Game.new(players=3, seed=1).undo()
    assert error.value.barrier == "start"
    assert str(error.value) == error.value.text() == error.value.text("en")
    assert len({error.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_what_just_happened_has_words_at_once() -> None:
    game = Game.new(players=2, seed=4)
    happened = game.apply(game.legal_actions()[0])
    assert happened == game.events[-len(happened) :] != []
    for event in happened:
        assert event.edition is game.edition
        assert event.text()


def test_a_reason_names_players_and_cards_of_the_edition() -> None:
    edition = load("classic")
    seats = ("Ann", "Ben", "Cleo")
    hired = Reason("hired_already", {"seat": 1}, edition, seats, you=0)
    assert hired.text() == "Ben has hired this captain already."
    mine = Reason("hired_already", {"seat": 1}, edition, seats, you=1)
    assert mine.text() == "You have hired this captain already."
    missing = Reason("building_missing", {"building": 3}, edition)
    assert missing.text() == f"You need the {edition.components.building[2].name['en']} for this."


def test_the_same_number_deals_the_same_again_and_another_does_not() -> None:
    game = Game.new(players=3, seed=1)
    deals = [list(game.redeal(0, seed).deal) for seed in (5, 5, 6, "5")]
    assert deals[0] == deals[1] != deals[2]
    assert list(redeal(game.state, 0, stream(5, "redeal")).deal) == deals[0]


def test_an_event_that_others_may_not_read_keeps_its_kind_and_seat(over: Game) -> None:
    event = over.events[-1]
    kept = event.redacted()
    assert (kept.kind, kept.seat, kept.fields) == (event.kind, event.seat, {})
    assert kept.edition is event.edition


def test_an_event_is_a_line_of_the_log(over: Game) -> None:
    lines = [event.text("en", over.seats) for event in over.events]
    assert all(lines)
    assert any("Player 1" in line for line in lines)


def test_an_expansion_has_a_price_while_there_is_one() -> None:
    game = Game.new(players=3, seed=1)
    assert game.action(EXPAND).context["price"] == 1
    for seat in range(3):
        game.state.store[seat_at(seat) + TOKEN_LOW] = len(game.state.tables.token_cost)
    assert "price" not in game.action(EXPAND).context


def test_an_exchange_that_the_edition_does_not_have_has_no_price() -> None:
    edition = load("classic")
    edition.tables.exchange_building[1] = -1
    game = Game.new(players=3, seed=1, edition=edition)
    assert "give" not in game.action(EXCHANGE + 1).context
    assert "give" in game.action(EXCHANGE).context
    assert game.why_not(EXCHANGE + 1) is not None
