"""The streams of a seed, against digests that `sha256sum` gave."""

import re

from tearum.engine.rng import Rng
from tearum.engine.rules.setup import STREAMS
from tearum.game.seeds import deal_streams, new_seed, stream


def words(luck: Rng) -> list[int]:
    return [int(luck.word()) for _ in range(5)]


def test_a_stream_begins_with_the_digest_of_seed_and_name() -> None:
    # printf 'tearum:7:2' | sha256sum: six numbers of five bytes each, the first byte the highest
    of_number = (0x4F48CAD6CE, 0x3A7A9E6689, 0x3A52D18EE9, 0x01671AED45, 0xB67C492585, 0xA326BCC79B)
    assert words(stream(7, 2)) == words(Rng(list(of_number)))
    assert words(stream("7", "2")) == words(Rng(list(of_number)))  # as a record keeps it
    # printf 'tearum:abc:name' | sha256sum
    of_text = (0x22482CA152, 0xEBBEA7ED3B, 0x4FA7C7E202, 0x566CA30FF7, 0x4EC2616597, 0x07630256B7)
    assert words(stream("abc", "name")) == words(Rng(list(of_text)))


def test_set_up_deals_each_kind_of_card_from_a_stream_of_its_own() -> None:
    streams = deal_streams("deal")
    assert [words(one) for one in streams] == [
        words(stream("deal", kind)) for kind in range(STREAMS)
    ]
    assert len({tuple(words(stream("deal", kind))) for kind in range(STREAMS)}) == STREAMS


def test_a_seed_is_128_bits_that_were_never_drawn_before() -> None:
    drawn = {new_seed() for _ in range(50)}
    assert len(drawn) == 50
    assert all(re.fullmatch(r"[0-9a-f]{32}", seed) for seed in drawn)
