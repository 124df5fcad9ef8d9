"""Sentences as a player reads them."""

import pytest

from tearum.contract.effects import Goods
from tearum.edition import parse_effect
from tearum.edition.phrases.cost import parse_cost
from tearum.text import Sentences

Say = dict[str, Sentences]


@pytest.mark.parametrize(
    ("effect", "en", "fr", "de"),
    [
        (
            "$2, build(-1 cube) / star",
            "$2, then Build with 1 cube less; or 1 star",
            "2\u00a0$, puis Construction avec 1 cube de moins\u202f; ou 1 étoile",
            "2\u00a0$, dann Bauen mit 1 Würfel weniger; oder 1 Stern",
        ),
        (
            "3 red / 1 blue",
            "3 red VP or 1 blue VP",
            "3 PV rouges ou 1 PV bleu",
            "3 rote SP oder 1 blauer SP",
        ),
        (
            "any cube, captain(-$2), population",
            "1 cube of your choice, then Captain for $2 less, then population +1",
            "1 cube au choix, puis Capitaine à 2\u00a0$ de moins, puis population +1",
            "1 beliebiger Würfel, dann Kapitän für 2\u00a0$ weniger, dann Bevölkerung +1",
        ),
        ("", "nothing", "rien", "nichts"),
    ],
)
def test_effects(sentences: Say, effect: str, en: str, fr: str, de: str) -> None:
    for language, words in (("en", en), ("fr", fr), ("de", de)):
        assert sentences[language].effect(parse_effect(effect).to_json()) == words


def test_equal_names_in_a_row_are_counted(sentences: Say) -> None:
    for language, name in (("en", "hygiene"), ("fr", "hygiène"), ("de", "Hygiene")):
        say = sentences[language]
        symbols = [say.symbol(symbol) for symbol in ("hygiene", "hygiene", "security")]
        assert say.tallied(symbols)[0] == f"2\u00a0×\u00a0{name}"
        assert len(say.tallied(symbols)) == 2


def test_goods_and_costs(sentences: Say) -> None:
    goods: Goods = {"ore": 1, "wheat": 2, "barrel": 3}
    assert sentences["en"].goods(goods) == "2 wheat, 1 ore and 3 barrels"
    assert sentences["fr"].goods(goods) == "2 blés, 1 minerai et 3 tonneaux"
    assert sentences["de"].goods(goods) == "2 Weizen, 1 Erz und 3 Fässer"
    assert sentences["en"].cost(parse_cost("$6 / 2 wood")) == "$6 or 2 wood"
    assert sentences["fr"].cost(parse_cost("$2, wheat")) == "2\u00a0$ et 1 blé"
    assert sentences["de"].cost(parse_cost("2 cannon")) == "2 Kanonen"
    assert sentences["de"].goods({}) == "keine Ressourcen"


SIDES = parse_effect("$1, build(-1 cube) / 1 blue, star").to_json()


@pytest.mark.parametrize(
    ("kind", "args", "context", "line"),
    [
        ("pass", {}, {"asked": "ship_turn"}, "Buy no ship"),
        ("pass", {}, {"asked": "building"}, "Build nothing"),
        (
            "row",
            {"board": "governor", "side": 1},
            {"row": 3, "effect": SIDES},
            "Governor, row 3: $1, then Build with 1 cube less",
        ),
        (
            "row",
            {"board": "governor", "side": 2},
            {"row": 3, "effect": SIDES[1:]},
            "Governor, row 3: 1 blue VP, 1 star",
        ),
        (
            "alternative",
            {"board": "market", "side": 1},
            {},
            "Alternative action at the Market: $2, population +1",
        ),
        (
            "ship",
            {"ship": 4, "ship_row": 1},
            {"price": 5, "goods": {"ore": 2}},
            "Buy ship 4 for $5: 2 ore",
        ),
        ("build", {"building": 3}, {}, "Build the Palace (2 wood, 1 ore)"),
        ("build", {"building": 3}, {"cost": {}}, "Build the Palace (nothing to pay)"),
        ("hire", {"captain": 11}, {"price": 4}, "Hire captain 11 for $4"),
        ("hire", {"captain": 3}, {}, "Hire captain 3 for $2 and 1 wheat"),
        ("hire_for_goods", {"captain": 11}, {}, "Hire captain 11 for 2 wood"),
        (
            "activate",
            {"captain": 5},
            {},
            "Activate captain 5 (1 cannon): 3 red VP or 3 blue VP",
        ),
        (
            "fulfil",
            {"contract": 9, "colour": "blue"},
            {"points": 5, "goods": {"barrel": 1, "tobacco": 2}},
            "Fulfil contract 9 for 5 blue VP (1 barrel, 2 tobacco)",
        ),
        ("sell", {"resource": "ore"}, {}, "Sell 1 ore"),
        ("close", {}, {"amount": -5}, "Close the Trade: pay $5"),
        ("close", {}, {"amount": 2}, "Close the Trade: gain $2"),
        ("end_turn", {}, {}, "End the turn"),
        (
            "exchange",
            {"exchange": 2},
            {},
            "Distillery: 3 wheat for 2 barrels",
        ),
        (
            "pay_allegiance",
            {},
            {"allegiance": 10},
            "Prove your allegiance (1 barrel, 1 tobacco, 1 cannon)",
        ),
        ("pay_allegiance", {}, {"allegiance": 1}, "Prove your allegiance"),
        (
            "allegiance",
            {"allegiance": 3},
            {},
            "Take allegiance 3 (4 red VP): 4 buildings of one colour built",
        ),
        ("convert_red", {"points": 3}, {}, "Turn $30 into 3 red VP"),
        ("convert_blue", {"points": 0}, {}, "Turn nothing into blue VP"),
    ],
)
def test_lines_of_a_menu(
    sentences: Say, kind: str, args: dict[str, object], context: dict[str, object], line: str
) -> None:
    assert sentences["en"].action(kind, args, context) == line


def test_lines_of_a_menu_in_french_and_german(sentences: Say) -> None:
    fr, de = sentences["fr"], sentences["de"]
    build = ("build", {"building": 3})
    assert fr.action(*build) == "Construire le bâtiment Palais (2 bois, 1 minerai)"
    assert de.action(*build) == "Palast bauen (2 Holz, 1 Erz)"
    ship = ("ship", {"ship": 4, "ship_row": 1}, {"price": 5, "goods": {"cannon": 1}})
    assert fr.action(*ship) == "Acheter le bateau 4 pour 5\u00a0$\u202f: 1 canon"
    assert de.action(*ship) == "Schiff 4 kaufen (5\u00a0$): 1 Kanone"
    contract = ("fulfil", {"contract": 9, "colour": "red"}, {"points": 1, "goods": {"ore": 2}})
    assert fr.action(*contract) == "Remplir le contrat 9 pour 1 PV rouge (2 minerais)"
    assert de.action(*contract) == "Vertrag 9 für 1 roten SP erfüllen (2 Erz)"
    assert fr.action("pass", {}, {"asked": "trading"}) == "Renoncer au Troc"
    assert de.action("pass", {}, {"asked": "trading"}) == "Nicht handeln"


@pytest.mark.parametrize(
    ("kind", "fields", "en", "fr", "de"),
    [
        (
            "money",
            {"amount": -4, "cause": "captain"},
            "Ada pays $4 for the captain.",
            "Ada paie 4\u00a0$ pour le capitaine.",
            "Ada bezahlt 4\u00a0$ für den Kapitän.",
        ),
        (
            "goods",
            {"resource": "cannon", "pieces": 2, "cause": "ship"},
            "Ada takes 2 cannons from the ship.",
            "Ada prend 2 canons sur le bateau.",
            "Ada nimmt 2 Kanonen vom Schiff.",
        ),
        (
            "vp",
            {"colour": "blue", "points": 1, "cause": "standing"},
            "Ada gains 1 blue VP from a building.",
            "Ada gagne 1 PV bleu grâce à un bâtiment.",
            "Ada erhält 1 blauen SP durch ein Gebäude.",
        ),
        (
            "worker_placed",
            {"board": "tavern", "row": 2},
            "Ada places a worker in the Tavern: row 2.",
            "Ada place un ouvrier à la Taverne\u202f: ligne 2.",
            "Ada setzt in der Taverne einen Arbeiter ein: Reihe 2.",
        ),
        (
            "built",
            {"building": 8},
            "Ada builds the Warehouse.",
            "Ada construit le bâtiment Entrepôt.",
            "Ada baut das Gebäude Lager.",
        ),
        (
            "traded",
            {"amount": -5, "bonus_sold": "ore", "bonus_bought": "cannon"},
            "Ada trades and pays $5, with $1 more for each ore sold"
            " and $1 less for each cannon bought.",
            "Ada troque et paie 5\u00a0$, avec 1\u00a0$ de plus par minerai vendu"
            " et 1\u00a0$ de moins par canon acheté.",
            "Ada handelt und bezahlt 5\u00a0$, mit 1\u00a0$ mehr je Erz im Verkauf"
            " und 1\u00a0$ weniger je Kanone im Kauf.",
        ),
        (
            "revealed",
            {"blue": 21, "red": 0},
            "Ada ends with 21 blue VP and 0 red VP.",
            "Ada finit avec 21 PV bleus et 0 PV rouge.",
            "Ada hat am Ende 21 blaue SP und 0 rote SP.",
        ),
        (
            "pirate_king",
            {"shared": False},
            "Ada wins the title of Pirate King.",
            "Ada remporte le titre de Roi des Pirates.",
            "Ada wird Piratenkönig.",
        ),
    ],
)
def test_lines_of_the_log(
    sentences: Say, kind: str, fields: dict[str, object], en: str, fr: str, de: str
) -> None:
    for language, line in (("en", en), ("fr", fr), ("de", de)):
        assert sentences[language].event(kind, {"seat": 0, **fields}, ["Ada"]) == line


@pytest.mark.parametrize(
    ("name", "fields", "en", "fr", "de"),
    [
        (
            "money_short",
            {"amount": 3},
            "$3 short.",
            "Il vous manque 3\u00a0$.",
            "3\u00a0$ zu wenig.",
        ),
        (
            "goods_short",
            {"pieces": 2, "resource": "ore"},
            "2 ore short.",
            "Il vous manque 2 minerais.",
            "2 Erz zu wenig.",
        ),
        (
            "built_already",
            {},
            "You have built one already.",
            "Vous l’avez déjà construit.",
            "Das hast du schon gebaut.",
        ),
        (
            "not_asked",
            {"asked": "turn"},
            "Not now: use a worker first.",
            "Pas maintenant\u202f: utilisez d’abord un ouvrier.",
            "Jetzt nicht: Nutze zuerst einen Arbeiter.",
        ),
    ],
)
def test_reasons(
    sentences: Say, name: str, fields: dict[str, object], en: str, fr: str, de: str
) -> None:
    for language, line in (("en", en), ("fr", fr), ("de", de)):
        assert sentences[language].reason(name, fields) == line
