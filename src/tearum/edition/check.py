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
from tearum.messages.explained_error import Message

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
                wrong = Message("problem-order", found=str(found), wanted=str(wanted))
                table.report(section.label, wrong)
            last = number


def _unique(file: ParsedFile) -> None:
    ids: dict[str, ParsedTable] = {}
    names: dict[tuple[str, str], ParsedTable] = {}
    for table in file.tables["building"]:
        building = table.get("id")
        if building is not None and ids.setdefault(building, table) is not table:
            other = ids[building].location.where
            table.report("id", Message("problem-taken", value=repr(building), other=other))
        for language in LANGUAGES:
            name = (table.get("name") or {}).get(language)
            if name and names.setdefault((language, name), table) is not table:
                other = names[language, name].location.where
                taken = {"name": repr(name), "language": language, "other": other}
                table.report("name", Message("problem-name-taken", **taken))


def _building_colours(file: ParsedFile) -> None:
    size = box.BUILDINGS // box.BUILDING_COLOURS
    seen: Counter[str] = Counter()
    for table in file.tables["building"]:
        colour = table.get("colour")
        seen[colour] += 1
        if colour is not None and seen[colour] == size + 1:
            wrong = Message("problem-colour-many", colour=colour, size=str(size))
            table.report("colour", wrong)
    if sum(seen.values()) == box.BUILDINGS and None not in seen:
        last = file.tables["building"][-1]
        for colour in BUILDING_COLOURS:
            if seen[colour] < size:
                count = {"n": str(seen[colour]), "colour": colour, "size": str(size)}
                last.location.report(Message("problem-colour-few", **count))


def _permanents(file: ParsedFile) -> None:
    limits = {"exchange": box.EXCHANGES, "city_hall": 1, "foundry": 1}
    seen: Counter[str] = Counter()
    for table in file.tables["building"]:
        permanent = table.get("permanent")
        if permanent is None or permanent.kind not in limits:
            continue
        seen[permanent.kind] += 1
        if seen[permanent.kind] > limits[permanent.kind]:
            most = str(limits[permanent.kind])
            table.report("permanent", Message("problem-permanents", most=most))


def _captains(file: ParsedFile) -> None:
    for table in file.tables["captain"]:
        number, found = table.get("number"), table.get("round")
        if number is not None and found is not None:
            wanted = (number - 1) // box.CAPTAINS_A_ROUND + 1
            if found != wanted:
                rounds = {"found": str(found), "wanted": str(wanted)}
                table.report("round", Message("problem-captain-round", **rounds))
        cannons, reward = table.get("cannons"), table.get("reward")
        if cannons is None or reward is None:
            continue
        if cannons and not reward:
            table.report("reward", Message("problem-reward-missing"))
        if reward and not cannons:
            table.report("cannons", Message("problem-cannons-missing"))


def _contracts(file: ParsedFile) -> None:
    for table in file.tables["contract"]:
        if table.get("red") == 0 and table.get("blue") == 0:
            table.report("red", Message("problem-contract-worthless"))


def _ships(file: ParsedFile) -> None:
    dearest = 0
    for table in file.tables["ship"]:
        cost = table.get("cost")
        if cost is None:
            continue
        if cost < dearest:
            costs = {"cost": str(cost), "before": str(dearest)}
            table.report("cost", Message("problem-ship-order", **costs))
        dearest = max(dearest, cost)


def _warehouse(file: ParsedFile) -> None:
    table = file.table("warehouse")
    tokens, open_squares = table.get("tokens"), table.get("open")
    if tokens is not None and list(tokens) != sorted(tokens):
        table.report("tokens", Message("problem-ascend"))
    if tokens is None or open_squares is None:
        return
    squares = open_squares + len(tokens)
    if squares > box.MAX_SQUARES:
        count = {"n": str(squares), "most": str(box.MAX_SQUARES)}
        table.report("open", Message("problem-squares", **count))
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
        count = {"pieces": str(pieces), "squares": str(squares)}
        table.report(key, Message("problem-never-fits", **count))


def _population(file: ParsedFile) -> None:
    table = file.table("population")
    start, most = table.get("start"), table.get("max")
    if start is not None and most is not None and start > most:
        table.report("max", Message("problem-population", most=str(most), start=str(start)))


def _allegiances(file: ParsedFile) -> None:
    """Every condition can be met, with the cards that are in the game at any number of players."""
    steps = file.table("reputation").get("steps")
    most: dict[str, int | None] = {
        "buildings": box.BUILDINGS - box.BUILDING_COLOURS,
        "one_colour": box.BUILDINGS // box.BUILDING_COLOURS - 1,
        "captains": 3 * box.ROUNDS,
        "contracts": box.CONTRACTS,
        "population": file.table("population").get("max"),
        "reputation": len(steps) if steps is not None else None,
    }
    for table in file.tables["allegiance"]:
        condition: Condition | None = table.get("condition")
        for field, limit in most.items():
            asked = getattr(condition, field, 0)
            if limit is not None and asked > limit:
                count = {"asked": str(asked), "limit": str(limit)}
                table.report("condition", Message("problem-asks-too-much", kind=field, **count))


def _allegiance_board(file: ParsedFile) -> None:
    """Whoever chooses last must still have a choice."""
    table = file.table("allegiance_board")
    for key, players in (("slots_4p", 4), ("slots_23p", 3)):
        slots = table.get(key)
        if slots is not None and slots <= players:
            count = {"slots": str(slots), "players": str(players), "least": str(players + 1)}
            table.report(key, Message("problem-few-slots", **count))


def _wishes(file: ParsedFile) -> None:
    for table in file.tables["wish"]:
        symbols = table.get("symbols") or ()
        if len(set(symbols)) < len(symbols):
            table.report("symbols", Message("problem-wish-twice"))


def _order_board(file: ParsedFile) -> None:
    table = file.table("order_board")
    for key, begins in (("first", "A"), ("second", "B")):
        side = table.get(key)
        if side is None:
            continue
        if side[0] != begins:
            wrong = Message("problem-order-begins", begins=begins, found=side[0])
            table.report(key, wrong)
        for turn in TURNS:
            if side.count(turn) != box.WORKERS:
                count = {"n": str(side.count(turn)), "wanted": str(box.WORKERS)}
                table.report(key, Message("problem-order-turns", turn=turn, **count))


def _automa(file: ParsedFile) -> None:
    table = file.table("automa")
    tokens = table.get("tokens")
    for board in BOARDS:
        if tokens is not None and board not in tokens:
            table.report("tokens", Message("problem-automa", board=board))


def _victory_types(file: ParsedFile) -> None:
    table = file.table("victory_types")
    colours = table.get("colours")
    for colour in COLOURS:
        if colours is not None and colour not in colours:
            table.report("colours", Message("problem-victory", colour=colour))


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
                table.report("gain", Message("problem-endowment", step=str(step + 1)))
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
        count = {"stairs": stairs, "cards": cards, "bound": bound, "room": box.MAX_FRAMES}
        deep = Message("problem-nesting", **{name: str(n) for name, n in count.items()})
        file.table("reputation").report("steps", deep)


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
