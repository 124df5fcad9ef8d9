"""What is turned over at the end of a turn, from real games."""

from tearum.engine.constants.phases import OVER

from .conftest import Reviewed


def test_what_is_turned_over_between_rounds(reviewed: dict[str, Reviewed]) -> None:
    for name, players in (("2-1", 2), ("3-1", 3), ("4-1", 4)):
        turns = reviewed[name].reviewer.turns
        ends = [turn for turn in turns if turn.after.round_index() != turn.before.round_index()]
        assert len(ends) == 4
        for turn in ends:
            assert "captains" in turn.reveals
            assert ("victory" in turn.reveals) == (players == 2)
            drawn = turn.after.contracts_drawn() != turn.before.contracts_drawn()
            assert ("contracts" in turn.reveals) == drawn
        said = [kind for turn in turns for kind in turn.reveals]
        assert said.count("captains") == 4
        assert said.count("ships") == 4
        assert "contracts" in said
        assert ("automa" in said) == (players == 2)
        assert said.count("victory") == (4 if players == 2 else 0)


def test_the_conversions_are_turned_over_at_the_end(reviewed: dict[str, Reviewed]) -> None:
    for one in reviewed.values():
        *before, last = one.reviewer.turns
        assert last.after.phase() == OVER
        assert last.reveals == ("conversions",)
        assert not any("conversions" in turn.reveals for turn in before)


def test_the_automa_turns_a_token_over_after_each_turn_of_a_player(
    reviewed: dict[str, Reviewed],
) -> None:
    for turn in reviewed["2-1"].reviewer.turns:
        same_round = turn.after.round_index() == turn.before.round_index()
        if same_round and turn.after.tokens_drawn() != turn.before.tokens_drawn():
            assert "automa" in turn.reveals
