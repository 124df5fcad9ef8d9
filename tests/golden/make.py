"""Plays many games with the frozen edition and keeps the few that together show everything.

    python -m tests.golden.make

Run it only when rules change on purpose: the goldens are there to say that something changed.
"""

import json
from pathlib import Path

from tearum import Game
from tearum.bots import bot_named, question_for
from tearum.edition import Edition, load
from tearum.engine.core import apply, to_move
from tearum.engine.pending import menu_of
from tearum.engine.replay import state_hash
from tearum.game.actions.event import events_of
from tearum.game.result import result_of
from tearum.game.seeds import stream

from .coverage import Shown, everything, shown_by

FOLDER = Path(__file__).parent


def play(edition: Edition, players: int, seed: int, policy: str) -> tuple[list[int], Game]:
    game = Game.new(players=players, seed=seed, edition=edition)
    rng = stream(seed, "golden")
    bots = [bot_named("greedy") for _ in range(players)]
    codes: list[int] = []
    state = game.state
    while menu := menu_of(state):
        seat = int(to_move(state))
        if policy == "greedy" or (policy == "mixed" and rng.below(4) > 0):
            code = bots[seat].choose(question_for(state, seat, seed=seed)).action
        else:
            code = menu[int(rng.below(len(menu)))]
        apply(state, code)
        codes.append(code)
    return codes, game


def shown(game: Game) -> Shown:
    result = result_of(game.state)
    assert result is not None
    tiles = {name: board["tiles"] for name, board in game.view()["boards"].items()}
    return shown_by(events_of(game._log, game.edition), result, tiles)


def main() -> None:
    edition = load(FOLDER / "frozen.toml")
    missing = everything(edition)
    kept = []
    plan = [("greedy", 12), ("mixed", 60), ("random", 3000)]
    for policy, games in plan:
        for seed in range(games):
            for players in (2, 3, 4):
                if not missing:
                    break
                codes, game = play(edition, players, seed, policy)
                new = shown(game) & missing
                if new:
                    missing -= new
                    result = result_of(game.state)
                    assert result is not None
                    kept.append(
                        {
                            "players": players,
                            "seed": seed,
                            "policy": policy,
                            "shows": sorted(new),
                            "hash": int(state_hash(game.state)),
                            "result": result.to_json(),
                            "actions": codes,
                        }
                    )
                    print(policy, players, seed, len(new), "new, missing", len(missing))
    print("never shown:", sorted(missing))
    text = "[\n" + ",\n".join(json.dumps(game) for game in kept) + "\n]\n"
    FOLDER.joinpath("games.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
