"""Checks an edition file: the schema, and rules that concern more than one value."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from tearum.contract.languages import LANGUAGES
from tearum.contract.vocabulary import BOARDS, BUILDING_COLOURS, COLOURS
from tearum.edition.component import TURNS, Components
from tearum.edition.parsing.reader import ParsedFile, ParsedTable, read
from tearum.edition.parsing.schema import SECTIONS
from tearum.edition.parsing.source import Source
from tearum.edition.phrases.condition import Condition
from tearum.edition.phrases.effect import Effect
from tearum.edition.problem import Problem
from tearum.engine.constants import components as box

BASE_FRAMES: Final = 9  # the turn or the seats that wait, the table, and what may lie on top
FRAMES_A_STEP: Final = 2
FRAMES_A_CARD: Final = 1


def check(content: bytes) -> list[Problem]:
    """All problems of a file, by line; none if it can be played."""
    return read_and_check(content)[0]


def read_and_check(content: bytes) -> tuple[list[Problem], ParsedFile | None]:
    """The problems of a file, and what could be read of it."""
    source = Source(content)
    problems = list(source.problems)
    if source.problems and not source.document:
        return sorted(problems), None
    file = read(source, problems)
    for rule in RULES:
        rule(file)
    return sorted(set(problems)), file


def read_components(content: bytes) -> tuple[list[Problem], ParsedTable | None, Components | None]:
    """The problems, or the head and the components of a file without any."""
    problems, file = read_and_check(content)
    if problems or file is None:
        return problems, None, None
    return [], file.head, file.components()


def _order(file: ParsedFile) -> None:
    """Tables are in the order of their numbers, each number once."""
    whole = file.location.source.is_whole
    for section in SECTIONS:
        last = 0
        for table in file.tables[section.key]:
            found = table.get(section.label)
            if found is None:
                last += 1
                continue
            number = BOARDS.index(found) + 1 if section.label == "id" else found
            # A number may be in a part of the text that could not be parsed.
            if number <= last or (whole and number != last + 1):
                wanted = BOARDS[last % len(BOARDS)] if section.label == "id" else last + 1
                table.report(section.label, f"{found} must be {wanted}: the tables are in order")
            last = number


def _unique(file: ParsedFile) -> None:
    ids: dict[str, ParsedTable] = {}
    names: dict[tuple[str, str], ParsedTable] = {}
    for table in file.tables["building"]:
        building = table.get("id")
        if building is not None and ids.setdefault(building, table) is not table:
            table.report("id", f"{building!r} is {ids[building].location.where} already")
        for language in LANGUAGES:
            name = (table.get("name") or {}).get(language)
            if name and names.setdefault((language, name), table) is not table:
                other = names[language, name].location.where
                table.report("name", f"{name!r} ({language}) is {other} already")


def _building_colours(file: ParsedFile) -> None:
    size = box.BUILDINGS // box.BUILDING_COLOURS
    seen: Counter[str] = Counter()
    for table in file.tables["building"]:
        colour = table.get("colour")
        seen[colour] += 1
        if colour is not None and seen[colour] == size + 1:
            table.report("colour", f"the sixth {colour} building; each colour has {size}")
    if sum(seen.values()) == box.BUILDINGS and None not in seen:
        last = file.tables["building"][-1]
        for colour in BUILDING_COLOURS:
            if seen[colour] < size:
                last.location.report(
                    f"only {seen[colour]} {colour} buildings; each colour has {size}"
                )


def _permanents(file: ParsedFile) -> None:
    limits = {"exchange": box.EXCHANGES, "city_hall": 1, "foundry": 1}
    seen: Counter[str] = Counter()
    for table in file.tables["building"]:
        permanent = table.get("permanent")
        if permanent is None or permanent.kind not in limits:
            continue
        seen[permanent.kind] += 1
        if seen[permanent.kind] > limits[permanent.kind]:
            most = limits[permanent.kind]
            table.report("permanent", f"at most {most} of the buildings can have such an effect")


def _captains(file: ParsedFile) -> None:
    for table in file.tables["captain"]:
        number, found = table.get("number"), table.get("round")
        if number is not None and found is not None:
            wanted = (number - 1) // box.CAPTAINS_A_ROUND + 1
            if found != wanted:
                table.report("round", f"round {found} must be {wanted}: 6 per round, in order")
        cannons, reward = table.get("cannons"), table.get("reward")
        if cannons is None or reward is None:
            continue
        if cannons and not reward:
            table.report("reward", "cannons are paid, but the reward is missing")
        if reward and not cannons:
            table.report("cannons", "there is a reward, but no cannon to pay for it")


def _contracts(file: ParsedFile) -> None:
    for table in file.tables["contract"]:
        if table.get("red") == 0 and table.get("blue") == 0:
            table.report("red", "the contract is worth nothing in either colour")


def _ships(file: ParsedFile) -> None:
    dearest = 0
    for table in file.tables["ship"]:
        cost = table.get("cost")
        if cost is None:
            continue
        if cost < dearest:
            table.report("cost", f"${cost} comes after ${dearest}; ships are in ascending order")
        dearest = max(dearest, cost)


def _warehouse(file: ParsedFile) -> None:
    table = file.table("warehouse")
    tokens, open_squares = table.get("tokens"), table.get("open")
    if tokens is not None and list(tokens) != sorted(tokens):
        table.report("tokens", "the costs must ascend")
    if tokens is None or open_squares is None:
        return
    squares = open_squares + len(tokens)
    if squares > box.MAX_SQUARES:
        table.report("open", f"{squares} squares with the tokens', at most {box.MAX_SQUARES}")
    for section, key in (("building", "cost"), ("contract", "cost")):
        for card in file.tables[section]:
            _fits(card, key, sum(card.get(key) or ()), squares)
    for card in file.tables["captain"]:
        _fits(card, "cannons", card.get("cannons") or 0, squares)
        if cost := card.get("cost"):
            _fits(card, "cost", max(sum(cost.goods), sum(cost.instead)), squares)
    for card in file.tables["allegiance"]:
        if condition := card.get("condition"):
            _fits(card, "condition", sum(condition.goods), squares)


def _fits(table: ParsedTable, key: str, pieces: int, squares: int) -> None:
    if pieces > squares:
        table.report(key, f"{pieces} pieces never fit into the warehouse's {squares} squares")


def _population(file: ParsedFile) -> None:
    table = file.table("population")
    start, most = table.get("start"), table.get("max")
    if start is not None and most is not None and start > most:
        table.report("max", f"{most} is below the start, {start}")


def _allegiances(file: ParsedFile) -> None:
    """Every condition can be met, with the cards that are in the game at any number of players."""
    steps = file.table("reputation").get("steps")
    most: dict[str, tuple[int | None, str]] = {
        "buildings": (box.BUILDINGS - box.BUILDING_COLOURS, "building types in a game"),
        "one_colour": (box.BUILDINGS // box.BUILDING_COLOURS - 1, "of a colour in a game"),
        "captains": (3 * box.ROUNDS, "captains in a game"),
        "contracts": (box.CONTRACTS, "contracts"),
        "population": (file.table("population").get("max"), "on the population track"),
        "reputation": (len(steps) if steps is not None else None, "steps on the reputation track"),
    }
    for table in file.tables["allegiance"]:
        condition: Condition | None = table.get("condition")
        for field, (limit, of_what) in most.items():
            asked = getattr(condition, field, 0)
            if limit is not None and asked > limit:
                table.report("condition", f"asks for {asked}, but there are only {limit} {of_what}")


def _allegiance_board(file: ParsedFile) -> None:
    """Whoever chooses last must still have a choice."""
    table = file.table("allegiance_board")
    for key, players in (("slots_4p", 4), ("slots_23p", 3)):
        slots = table.get(key)
        if slots is not None and slots <= players:
            least = players + 1
            table.report(key, f"{slots} slots are too few for {players} players: at least {least}")


def _wishes(file: ParsedFile) -> None:
    for table in file.tables["wish"]:
        symbols = table.get("symbols") or ()
        if len(set(symbols)) < len(symbols):
            table.report("symbols", "a wish card shows a symbol once")


def _order_board(file: ParsedFile) -> None:
    table = file.table("order_board")
    for key, begins in (("first", "A"), ("second", "B")):
        side = table.get(key)
        if side is None:
            continue
        if side[0] != begins:
            table.report(key, f"this side begins with {begins}, not with {side[0]}")
        for turn in TURNS:
            if side.count(turn) != box.WORKERS:
                table.report(key, f"{turn} has {side.count(turn)} turns, must have {box.WORKERS}")


def _automa(file: ParsedFile) -> None:
    table = file.table("automa")
    tokens = table.get("tokens")
    for board in BOARDS:
        if tokens is not None and board not in tokens:
            table.report("tokens", f"no token names the {board} board; each board needs one")


def _victory_types(file: ParsedFile) -> None:
    table = file.table("victory_types")
    colours = table.get("colours")
    for colour in COLOURS:
        if colours is not None and colour not in colours:
            table.report("colours", f"no card is {colour}; both colours must appear")


def _endowments(file: ParsedFile) -> None:
    """No star of an endowment reaches an action: nobody is first player yet (SET-13)."""
    steps: tuple[Effect, ...] | None = file.table("reputation").get("steps")
    if steps is None:
        return
    for table in file.tables["endowment"]:
        gain: Effect | None = table.get("gain")
        reach = gain.stars if gain is not None else 0
        step = 0
        while step < min(reach, len(steps)):
            if steps[step].grants_action:
                table.report("gain", f"its stars reach an action, on step {step + 1} of the track")
                break
            reach += steps[step].stars
            step += 1


def _nesting(file: ParsedFile) -> None:
    """A bound for the pending frames: effects nest depth first, and must not run out of room.

    One action lies inside another only if something granted it in between: a step of the track
    (each is reached once a game), or the instant of a building or captain (each is taken once by
    a player). So no chain has more links than there are such sources. A step's link holds at most
    two frames: what lies below its star (the rest of an instant, or an action that waits while
    the City Hall makes the star), and the rest of the step itself. An instant's link holds one:
    the rest of the instant. A step without an action or a star is over before anything else
    begins. Contract slots grant no action, and captains are activated where nothing is pending.
    """
    steps: tuple[Effect, ...] = file.table("reputation").get("steps") or ()
    stairs = sum(step.grants_action or step.stars > 0 for step in steps)
    instants = [
        table.get("instant")
        for section in ("building", "captain")
        for table in file.tables[section]
    ]
    cards = sum(instant is not None and instant.grants_action for instant in instants)
    bound = BASE_FRAMES + FRAMES_A_STEP * stairs + FRAMES_A_CARD * cards
    if bound > box.MAX_FRAMES:
        file.table("reputation").report(
            "steps",
            f"effects could nest too deeply: {stairs} steps with an action or a star and {cards} "
            f"buildings and captains with an action in their instant need room for {bound} "
            f"pending effects, there is room for {box.MAX_FRAMES}",
        )


RULES: Final[tuple[Callable[[ParsedFile], None], ...]] = (
    _order,
    _unique,
    _building_colours,
    _permanents,
    _captains,
    _contracts,
    _ships,
    _warehouse,
    _population,
    _allegiances,
    _allegiance_board,
    _wishes,
    _order_board,
    _automa,
    _victory_types,
    _endowments,
    _nesting,
)
