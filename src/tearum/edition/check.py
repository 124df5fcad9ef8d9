"""The check: what the schema cannot say because it takes more than one value to see it."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from tearum.contract.languages import LANGUAGES
from tearum.contract.vocabulary import BOARDS, BUILDING_COLOURS, COLOURS
from tearum.edition.component import TURNS, Components
from tearum.edition.condition import Condition
from tearum.edition.effect import Effect
from tearum.edition.problem import Problem
from tearum.edition.reader import Contents, Row, read
from tearum.edition.schema import SECTIONS
from tearum.edition.source import Source
from tearum.engine import components as box

BASE_FRAMES: Final = 9  # the turn or the seats that wait, the row, and what may lie on top
FRAMES_A_STEP: Final = 2
FRAMES_A_CARD: Final = 1


def check(content: bytes) -> list[Problem]:
    """Everything that is wrong with the file, by line; empty if it can be played."""
    return examine(content)[0]


def examine(content: bytes) -> tuple[list[Problem], Contents | None]:
    """The problems of a file, and what was read of it."""
    source = Source(content)
    problems = list(source.problems)
    if source.problems and not source.document:
        return sorted(problems), None
    contents = read(source, problems)
    for rule in RULES:
        rule(contents)
    return sorted(set(problems)), contents


def components(content: bytes) -> tuple[list[Problem], Row | None, Components | None]:
    """The problems, or the head and the components of a file without any."""
    problems, contents = examine(content)
    if problems or contents is None:
        return problems, None, None
    return [], contents.head, contents.components()


def _order(contents: Contents) -> None:
    """Tables stand in the order of their numbers; each number once."""
    whole = contents.place.source.is_whole
    for section in SECTIONS:
        last = 0
        for row in contents.rows[section.key]:
            found = row.get(section.label)
            if found is None:
                last += 1
                continue
            number = BOARDS.index(found) + 1 if section.label == "id" else found
            # Where a part of the text couldn't be read, a number may have stood in it.
            if number <= last or (whole and number != last + 1):
                wanted = BOARDS[last % len(BOARDS)] if section.label == "id" else last + 1
                row.wrong(section.label, f"{found} stands where {wanted} must be")
            last = number


def _unique(contents: Contents) -> None:
    ids: dict[str, Row] = {}
    names: dict[tuple[str, str], Row] = {}
    for row in contents.rows["building"]:
        building = row.get("id")
        if building is not None and ids.setdefault(building, row) is not row:
            row.wrong("id", f"{building!r} is {ids[building].place.where} already")
        for language in LANGUAGES:
            name = (row.get("name") or {}).get(language)
            if name and names.setdefault((language, name), row) is not row:
                other = names[language, name].place.where
                row.wrong("name", f"{name!r} ({language}) is {other} already")


def _building_colours(contents: Contents) -> None:
    size = box.BUILDINGS // box.BUILDING_COLOURS
    seen: Counter[str] = Counter()
    for row in contents.rows["building"]:
        colour = row.get("colour")
        seen[colour] += 1
        if colour is not None and seen[colour] == size + 1:
            row.wrong("colour", f"the sixth {colour} building; each colour has {size}")
    if sum(seen.values()) == box.BUILDINGS and None not in seen:
        last = contents.rows["building"][-1]
        for colour in BUILDING_COLOURS:
            if seen[colour] < size:
                last.place.wrong(f"only {seen[colour]} {colour} buildings; each colour has {size}")


def _permanents(contents: Contents) -> None:
    limits = {"exchange": box.EXCHANGES, "city_hall": 1, "foundry": 1}
    seen: Counter[str] = Counter()
    for row in contents.rows["building"]:
        permanent = row.get("permanent")
        if permanent is None or permanent.kind not in limits:
            continue
        seen[permanent.kind] += 1
        if seen[permanent.kind] > limits[permanent.kind]:
            most = limits[permanent.kind]
            row.wrong("permanent", f"at most {most} of the buildings can have such an effect")


def _captains(contents: Contents) -> None:
    for row in contents.rows["captain"]:
        number, found = row.get("number"), row.get("round")
        if number is not None and found is not None:
            wanted = (number - 1) // box.CAPTAINS_A_ROUND + 1
            if found != wanted:
                row.wrong("round", f"round {found} must be {wanted}: 6 captains a round, in order")
        cannons, reward = row.get("cannons"), row.get("reward")
        if cannons is None or reward is None:
            continue
        if cannons and not reward:
            row.wrong("reward", "cannons are paid, but the reward is missing")
        if reward and not cannons:
            row.wrong("cannons", "there is a reward, but no cannon to pay for it")


def _contracts(contents: Contents) -> None:
    for row in contents.rows["contract"]:
        if row.get("red") == 0 and row.get("blue") == 0:
            row.wrong("red", "the contract is worth nothing in either colour")


def _ships(contents: Contents) -> None:
    dearest = 0
    for row in contents.rows["ship"]:
        cost = row.get("cost")
        if cost is None:
            continue
        if cost < dearest:
            row.wrong("cost", f"${cost} comes after ${dearest}; ships stand in ascending order")
        dearest = max(dearest, cost)


def _warehouse(contents: Contents) -> None:
    row = contents.one("warehouse")
    tokens, open_squares = row.get("tokens"), row.get("open")
    if tokens is not None and list(tokens) != sorted(tokens):
        row.wrong("tokens", "the costs must ascend")
    if tokens is None or open_squares is None:
        return
    squares = open_squares + len(tokens)
    if squares > box.MAX_SQUARES:
        row.wrong("open", f"{squares} squares with the tokens', at most {box.MAX_SQUARES}")
    for section, key in (("building", "cost"), ("contract", "cost")):
        for card in contents.rows[section]:
            _fits(card, key, sum(card.get(key) or ()), squares)
    for card in contents.rows["captain"]:
        _fits(card, "cannons", card.get("cannons") or 0, squares)
        if cost := card.get("cost"):
            _fits(card, "cost", max(sum(cost.goods), sum(cost.instead)), squares)
    for card in contents.rows["allegiance"]:
        if condition := card.get("condition"):
            _fits(card, "condition", sum(condition.goods), squares)


def _fits(row: Row, key: str, pieces: int, squares: int) -> None:
    if pieces > squares:
        row.wrong(key, f"{pieces} pieces never fit into the warehouse's {squares} squares")


def _population(contents: Contents) -> None:
    row = contents.one("population")
    start, most = row.get("start"), row.get("max")
    if start is not None and most is not None and start > most:
        row.wrong("max", f"{most} is below the start, {start}")


def _allegiances(contents: Contents) -> None:
    """Every condition can be met, with the cards that are in the game at any number of players."""
    steps = contents.one("reputation").get("steps")
    most: dict[str, tuple[int | None, str]] = {
        "buildings": (box.BUILDINGS - box.BUILDING_COLOURS, "building types in a game"),
        "one_colour": (box.BUILDINGS // box.BUILDING_COLOURS - 1, "of a colour in a game"),
        "captains": (3 * box.ROUNDS, "captains in a game"),
        "contracts": (box.CONTRACTS, "contracts"),
        "population": (contents.one("population").get("max"), "on the population track"),
        "reputation": (len(steps) if steps is not None else None, "steps on the reputation track"),
    }
    for row in contents.rows["allegiance"]:
        condition: Condition | None = row.get("condition")
        for field, (limit, of_what) in most.items():
            asked = getattr(condition, field, 0)
            if limit is not None and asked > limit:
                row.wrong("condition", f"asks for {asked}, but there are only {limit} {of_what}")


def _allegiance_board(contents: Contents) -> None:
    """Whoever chooses last must still have a choice."""
    row = contents.one("allegiance_board")
    for key, players in (("slots_4p", 4), ("slots_23p", 3)):
        slots = row.get(key)
        if slots is not None and slots <= players:
            least = players + 1
            row.wrong(key, f"{slots} slots are too few for {players} players: at least {least}")


def _wishes(contents: Contents) -> None:
    for row in contents.rows["wish"]:
        symbols = row.get("symbols") or ()
        if len(set(symbols)) < len(symbols):
            row.wrong("symbols", "a wish card shows a symbol once")


def _order_board(contents: Contents) -> None:
    row = contents.one("order_board")
    for key, begins in (("first", "A"), ("second", "B")):
        side = row.get(key)
        if side is None:
            continue
        if side[0] != begins:
            row.wrong(key, f"this side begins with {begins}, not with {side[0]}")
        for turn in TURNS:
            if side.count(turn) != box.WORKERS:
                row.wrong(key, f"{turn} has {side.count(turn)} turns, must have {box.WORKERS}")


def _automa(contents: Contents) -> None:
    row = contents.one("automa")
    tokens = row.get("tokens")
    for board in BOARDS:
        if tokens is not None and board not in tokens:
            row.wrong("tokens", f"no token names the {board} board; each board needs one")


def _victory_types(contents: Contents) -> None:
    row = contents.one("victory_types")
    colours = row.get("colours")
    for colour in COLOURS:
        if colours is not None and colour not in colours:
            row.wrong("colours", f"no card is {colour}; both colours must appear")


def _endowments(contents: Contents) -> None:
    """No star of an endowment reaches an action: nobody is first player yet (SET-13)."""
    steps: tuple[Effect, ...] | None = contents.one("reputation").get("steps")
    if steps is None:
        return
    for row in contents.rows["endowment"]:
        gain: Effect | None = row.get("gain")
        reach = gain.stars if gain is not None else 0
        step = 0
        while step < min(reach, len(steps)):
            if steps[step].grants_action:
                row.wrong("gain", f"its stars reach an action, on step {step + 1} of the track")
                break
            reach += steps[step].stars
            step += 1


def _nesting(contents: Contents) -> None:
    """A bound for the pending frames: effects nest depth first, and must not run out of room.

    One action lies inside another only if something granted it in between: a step of the track
    (each is reached once a game), or the instant of a building or captain (each is taken once by
    a player). So no chain has more links than there are such sources. A step's link holds at most
    two frames: what lies below its star (the rest of an instant, or an action that waits while
    the City Hall makes the star), and the rest of the step itself. An instant's link holds one:
    the rest of the instant. A step without an action or a star is over before anything else
    begins. Contract slots grant no action, and captains are activated where nothing is pending.
    """
    steps: tuple[Effect, ...] = contents.one("reputation").get("steps") or ()
    stairs = sum(step.grants_action or step.stars > 0 for step in steps)
    instants = [
        row.get("instant") for section in ("building", "captain") for row in contents.rows[section]
    ]
    cards = sum(instant is not None and instant.grants_action for instant in instants)
    bound = BASE_FRAMES + FRAMES_A_STEP * stairs + FRAMES_A_CARD * cards
    if bound > box.MAX_FRAMES:
        contents.one("reputation").wrong(
            "steps",
            f"effects could nest too deeply: {stairs} steps with an action or a star and {cards} "
            f"buildings and captains with an action in their instant need room for {bound} "
            f"pending effects, there is room for {box.MAX_FRAMES}",
        )


RULES: Final[tuple[Callable[[Contents], None], ...]] = (
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
