"""What speaks for an option, in rule terms: it names cards, rows and players, and is true."""

import re
from pathlib import Path

import pytest

from tearum.bots import BotRunner, Budget, Reason, bot_named
from tearum.bots.explain.evaluation import evaluate
from tearum.bots.explain.explanation import LEAST_POINTS
from tearum.bots.native.card_value import CardValues
from tearum.bots.native.planner import Planner, turn_over
from tearum.bots.planning.preferences import NO_PREFERENCES, Preferences
from tearum.bots.planning.weights import WEIGHTS
from tearum.bots.players.levels import short_sighted
from tearum.bots.thought import Option
from tearum.contract.languages import LANGUAGES
from tearum.contract.vocabulary import BOARDS, RESOURCES, SYMBOLS
from tearum.engine.constants.components import MAX_CONTRACT_SLOTS
from tearum.engine.core import apply, to_move
from tearum.engine.rules.turn import acting_row
from tearum.engine.rules.wishes import place_of
from tearum.engine.state import State
from tearum.messages.bundle import Text
from tearum.text import MessageError
from tests.bots.table import CLASSIC, TABLES, deal, played
from tests.text.ftl import messages

NAMES = ("Anna", "Ben", "Cleo", "Dan")
UNNAMED = {"preference"}  # reasons that are about nothing but the bot


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (
            Reason(
                "wishes",
                7.5,
                {"case": "symbol", "symbol": "hygiene", "n": 3, "round": 3, "place": 1},
            ),
            (
                "Your third hygiene symbol wins round III’s wish. (+7.5)",
                "Votre troisième symbole hygiène vous donne la première place du souhait de la "
                "manche III. (+7,5)",
                "Dein drittes Symbol für Hygiene bringt dir den ersten Platz beim Wunsch "
                "von Runde III. (+7,5)",
            ),
        ),
        (
            Reason("next-row", -0.5, {"board": "tavern", "row": 4, "seat": 1}),
            (
                "Ben can then use row 4 in the Tavern. (\N{MINUS SIGN}0.5)",
                "Ben pourra alors jouer la ligne 4 à la Taverne. (\N{MINUS SIGN}0,5)",
                "Ben kann dann Reihe 4 in der Taverne nutzen. (\N{MINUS SIGN}0,5)",
            ),
        ),
        (
            Reason("captains", 2.0, {"case": "hired", "captain": 7, "n": 3}),
            (
                "You hire captain 7, who then waits for 3 cannons. (+2.0)",
                "Vous engagez le capitaine 7, qui attendra 3 canons. (+2,0)",
                "Du heuerst Kapitän 7 an; er wartet dann auf 3 Kanonen. (+2,0)",
            ),
        ),
        (
            Reason("goods", 0.2, {"case": "swap", "goods": {"wood": 1}, "others": {"wheat": 2}}),
            (
                "You have 1 wood instead of 2 wheat. (+0.2)",
                "Vous avez 1 bois au lieu de 2 blés. (+0,2)",
                "Du hast 1 Holz statt 2 Weizen. (+0,2)",
            ),
        ),
        (
            Reason("next-building", 1.9, {"building": 3}),
            (
                "It brings the Palace within reach. (+1.9)",
                "Le bâtiment Palais est à votre portée. (+1,9)",
                "Das Gebäude Palast rückt in Reichweite. (+1,9)",
            ),
        ),
        (
            Reason("allegiance", -1.0, {"allegiance": 3, "chance": 40, "instead": 62}),
            (
                "You prove allegiance 3 in 40 of 100 games instead of 62. (\N{MINUS SIGN}1.0)",
                "Vous prouvez l’allégeance 3 dans 40 parties sur 100 au lieu de 62. "
                "(\N{MINUS SIGN}1,0)",
                "Du beweist deine Treue (Karte 3) in 40 von 100 Partien, sonst in 62. "
                "(\N{MINUS SIGN}1,0)",
            ),
        ),
        (
            Reason("played-on", 0.0, {"case": "wins", "chance": 45, "instead": 41}),
            (
                "It pays off later: you win 45 of 100 games instead of 41.",
                "C’est payant par la suite\u202f: vous gagnez 45 parties sur 100 au lieu de 41.",
                "Das zahlt sich später aus: Du gewinnst 45 von 100 Partien, sonst 41.",
            ),
        ),
    ],
)
def test_a_reason_says_what_it_is_about(reason: Reason, said: tuple[str, ...]) -> None:
    written = ("en", "fr", "de")  # the languages of the sentences above
    assert tuple(reason.text(CLASSIC, language, NAMES) for language in written) == said


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "preferences", [NO_PREFERENCES, Preferences(blue=-0.6, red=0.4, building=2.0)]
)
def test_the_parts_add_up_to_the_value_of_a_turn(players: int, preferences: Preferences) -> None:
    halved = short_sighted(0.5, 0.5, 0.5, 0.5)
    weights = halved if preferences is NO_PREFERENCES else list(WEIGHTS)
    planner = Planner(preferences.value_function(CardValues(TABLES), weights), 4, 1, 99)
    for decisions in (30, 60, 110):
        state = played(players, decisions)
        seat = int(to_move(state))
        for plan in planner.plan(state, seat):
            assert evaluate(planner.value_function, plan.state, seat).value == pytest.approx(
                plan.value
            )


def whole_game(name: str, players: int, nodes: int, seed: int) -> list[tuple[State, State, Option]]:
    """Every thought of a game: the position, the end of the turn, and what was chosen."""
    state = deal(players, seed)
    bots = [BotRunner(bot_named(name), name, seed, Budget(nodes=nodes)) for _ in range(players)]
    found: list[tuple[State, State, Option]] = []
    open_thought: tuple[State, Option] | None = None
    while (seat := int(to_move(state))) >= 0:
        known = state.copy()
        answer = bots[seat].answer(state)
        if answer.thought is not None:
            assert open_thought is None
            open_thought = known, answer.thought.options[0]
            for option in answer.thought.options:
                assert_explained(option, known, seat)
        apply(state, answer.action)
        if open_thought is not None and turn_over(open_thought[0], state, seat):
            found.append((open_thought[0], state.copy(), open_thought[1]))
            open_thought = None
    return found


def assert_explained(option: Option, known: State, seat: int) -> None:
    """Every reason names something, in three languages, that the seat can see."""
    assert len({reason.name for reason in option.reasons}) == len(option.reasons) <= 3
    for reason in option.reasons:
        assert reason.about or reason.name in UNNAMED
        for language in LANGUAGES:
            assert reason.text(CLASSIC, language, NAMES)
        captain, contract = reason.about.get("captain"), reason.about.get("contract")
        if captain is not None:
            assert known.captain_shown(captain - 1) or known.captain_owner(captain - 1) == seat
        if contract is not None:
            there = [known.contract_in_slot(slot) + 1 for slot in range(MAX_CONTRACT_SLOTS)]
            assert contract in there


@pytest.fixture(scope="module")
def strict_texts() -> dict[str, Text]:
    return {language: Text(language, strict=True) for language in LANGUAGES}


@pytest.fixture(autouse=True)
def strictly(monkeypatch: pytest.MonkeyPatch, strict_texts: dict[str, Text]) -> None:
    """A message that lacks a parameter is an error here."""
    monkeypatch.setattr("tearum.bots.thought.text_in", strict_texts.__getitem__)


def test_a_message_without_what_it_is_about_is_an_error_here() -> None:
    with pytest.raises(MessageError):
        Reason("next-building", 1.0).text(CLASSIC)


@pytest.mark.parametrize(
    ("name", "players", "nodes"),
    [("greedy", 2, 1), ("greedy", 4, 1), ("deckhand", 3, 1), ("captain", 3, 2000)],
)
def test_reasons_name_things_and_do_not_speak_against_the_choice(
    name: str, players: int, nodes: int
) -> None:
    thoughts = whole_game(name, players, nodes, seed=1)
    assert len(thoughts) > 50
    assert sum(1 for _, _, chosen in thoughts if chosen.reasons) > 0.9 * len(thoughts)
    for _, _, chosen in thoughts:
        names = {reason.name for reason in chosen.reasons}
        if sum(reason.points for reason in chosen.reasons) < -2 * LEAST_POINTS:  # no tie
            assert "played-on" in names  # not what it looks like, but how it came out


def test_what_is_said_of_a_turn_is_true_when_it_is_over() -> None:
    checked = set()
    for seed in range(3):
        for known, after, chosen in whole_game("greedy", 4, 1, seed):
            seat = int(to_move(known))
            for reason in chosen.reasons:
                about = reason.about
                if reason.name == "wishes" and about.get("case") == "symbol":
                    wish = int(after.wish(about["round"] - 1))
                    assert place_of(after, seat, wish) == about["place"]
                    symbol = SYMBOLS.index(about["symbol"])
                    assert after.symbols(seat, symbol) == about["n"]
                    checked.add("wishes")
                if reason.name == "captains" and about["case"] in ("armed", "waiting", "hired"):
                    cannons = after.goods(seat, RESOURCES.index("cannon"))
                    assert (cannons >= about["n"]) or about["case"] != "armed"
                    assert after.captain_ready(seat, about["captain"] - 1)
                    checked.add("captains")
                if reason.name == "next-row" and reason.points < 0:
                    assert to_move(after) == about["seat"]
                if reason.name == "own-row" and reason.points > 0:
                    board = BOARDS.index(about["board"])
                    assert acting_row(after, board) == about["row"]
                    checked.add("rows")
                if reason.name == "buildings" and reason.points > 0:
                    assert after.has_built(seat, about["building"] - 1)
                    checked.add("buildings")
    assert {"wishes", "captains", "buildings"} <= checked


def test_the_docs_name_every_reason() -> None:
    docs = (Path(__file__).parents[3] / "docs" / "bots.md").read_text("utf-8")
    table = docs.partition("| reason | about |\n")[2].partition("\n\n")[0]
    named = re.findall(r"`([a-z-]+)`", "\n".join(row.split("|")[1] for row in table.splitlines()))
    texts = {message.id.name for _, message in messages("en")}
    assert sorted(named) == sorted(
        name.removeprefix("bot-reason-") for name in texts if name.startswith("bot-reason-")
    )
