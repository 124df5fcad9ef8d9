"""The provably fair deal, against digests that `sha256sum` gave."""

import re
from dataclasses import replace

from tearum.game.fair_deal import FairDeal, fingerprint, new_secret

SECRET = "00" * 16
FINGERPRINT = "84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a"
# printf 'tearum deal\n00000000000000000000000000000000\na1\n\nb2' | sha256sum
SEED = "c16868cc2cc5a03088315a6e27637e310fb459be4cd8822e293ed3a732aafced"
DEAL = FairDeal(FINGERPRINT, SECRET, ("a1", "", "b2"))


def test_anybody_can_compute_fingerprint_and_seed() -> None:
    assert fingerprint(SECRET) == FINGERPRINT
    assert FairDeal.with_secret(SECRET, ["a1", "", "b2"]) == DEAL
    assert DEAL.seed == SEED


def test_every_nonce_and_its_seat_count() -> None:
    seeds = {replace(DEAL, nonces=nonces).seed for nonces in (("b2", "", "a1"), ("a1", "b2"), ())}
    assert len(seeds | {SEED}) == 4


def test_what_does_not_fit_is_named() -> None:
    assert DEAL.problem(SEED) is None
    assert DEAL.problem(SEED.upper()) == "seed"
    forged = replace(DEAL, secret="11" * 16)
    assert forged.problem(SEED) == "fingerprint"
    assert forged.problem(forged.seed) == "fingerprint"  # it fits the secret, but not the promise
    assert replace(DEAL, nonces=("a1", "", "b3")).problem(SEED) == "seed"


def test_a_secret_is_128_bits_that_were_never_drawn_before() -> None:
    drawn = {new_secret() for _ in range(50)}
    assert len(drawn) == 50
    assert all(re.fullmatch(r"[0-9a-f]{32}", secret) for secret in drawn)


def test_it_is_written_as_a_record_keeps_it() -> None:
    written = {"fingerprint": FINGERPRINT, "secret": SECRET, "nonces": ["a1", "", "b2"]}
    assert DEAL.to_json() == written
