"""The end of the game, step by step: the last sale, the conversions, the reveal, the crowns."""

from collections.abc import Iterator

from rich.text import Text

from tearum.cli.table.drawing.scene import VP_STYLES, Scene
from tearum.cli.table.drawing.text_lines import Lines, columns, line, wrapped
from tearum.game import Event, Game, Result

# How many points? WIN-05, as the rulebook asks it.
QUESTIONS = (10, 20, 30, 35, *range(40, 1000, 5))


def steps(scene: Scene, game: Game, width: int) -> Iterator[Lines]:
    """One block of lines after another, with a pause between them."""
    events = game.events
    result = game.result()
    yield from _last_steps(scene, events, width)
    colours = [result.victory] if result.victory else [] if result.stopped else list(VP_STYLES)
    for colour in colours:
        yield from _reveal(scene, result, colour)
    yield _scores(scene, result)
    yield _crowns(scene, result, width)


def _last_steps(scene: Scene, events: list[Event], width: int) -> Iterator[Lines]:
    sold = dict.fromkeys(range(len(scene.names)), 0)
    conversions: Lines = []
    for event in events:
        if event.seat in sold and event.kind == "money" and event.fields["cause"] == "last_sale":
            sold[event.seat] += event.fields["amount"]
        elif event.kind in ("converted", "limited"):
            text = Text(event.text(scene.say.text.language, scene.names))
            conversions += wrapped(text, width, indent=2)
    if any(sold.values()):
        yield [
            Text(),
            scene.head("ending-last-sale"),
            *columns([[scene.player(seat), scene.say.money(n)] for seat, n in sold.items()], [1]),
        ]
    if conversions:
        yield [Text(), scene.head("ending-conversions"), *conversions]


def _reveal(scene: Scene, result: Result, colour: str) -> Iterator[Lines]:
    """Who has 10? 20? 30? 35? ... until one is left, or none."""
    runners = [seat for seat, score in enumerate(result.scores) if colour == "red" or score.proven]
    title = Text(scene.message(f"ending-{colour}"), f"bold {VP_STYLES[colour]}")
    if colour == "blue":
        names = [scene.names[seat] for seat in runners]
        who = scene.say.listed(names) if names else scene.message("ending-nobody")
        yield [Text(), title, Text(scene.message("ending-eligible", players=who))]
    else:
        yield [Text(), title]
    for points in QUESTIONS:
        if len(runners) < 2:
            return
        runners = [seat for seat in runners if getattr(result.scores[seat], colour) >= points]
        names = [scene.names[seat] for seat in runners]
        who = scene.say.listed(names) if names else scene.message("ending-nobody")
        vp = scene.say.vp(colour, points)
        yield [line(scene.message("ending-question", vp=vp), "  ", (who, "bold"))]


def _scores(scene: Scene, result: Result) -> Lines:
    heads = [Text(), *(Text(scene.message(f"table-{c}"), style) for c, style in VP_STYLES.items())]
    rows = [[*heads, Text(scene.message("ending-allegiance"), "dim")]]
    for seat, score in enumerate(result.scores):
        message_id = "ending-none" if score.allegiance is None else "ending-unproven"
        number = score.allegiance or 0
        proof = scene.message("ending-proven" if score.proven else message_id, n=number)
        row = [scene.player(seat), Text(str(score.blue)), Text(str(score.red)), Text(proof)]
        rows.append(row)
    return [Text(), scene.head("ending-chests"), *columns(rows, right=(1, 2), gap=3)]


def _crowns(scene: Scene, result: Result, width: int) -> Lines:
    lines: Lines = [Text()]
    titles = {"blue": ("governor", result.governors), "red": ("king", result.pirate_kings)}
    for colour, (title, seats) in titles.items():
        if result.victory not in (None, colour) or (result.stopped and not seats):
            continue
        names = scene.say.listed([scene.names[seat] for seat in seats]) if seats else ""
        message_id = f"ending-{title}" if seats else f"ending-no-{title}"
        text = scene.message(message_id, players=names)
        lines += wrapped(Text(text, f"bold {VP_STYLES[colour]}"), width)
    winners = [scene.names[seat] for seat in result.winners]
    if result.stopped:
        lines.append(Text(scene.message("ending-stopped")))
    message_id = "ending-winners" if winners else "ending-no-winner"
    names = scene.say.listed(winners) if winners else ""
    lines.append(Text(scene.message(message_id, players=names, n=len(winners)), "bold"))
    return lines
