"""Keys that open seats, and ids that nobody can guess."""

from tearum.server.store.keys import hash_key, id_from, key_matches, new_id, new_key


def test_keys_are_128_bits_and_open_only_their_own_lock() -> None:
    one, other = new_key(), new_key()
    assert len(bytes.fromhex(one)) == 16
    assert key_matches(one, hash_key(one))
    assert not key_matches(other, hash_key(one))
    assert not key_matches(None, hash_key(one))
    assert not key_matches(one, None)
    assert len({new_id() for _ in range(100)}) == 100


def test_ids_are_80_bits_in_sixteen_small_letters_and_figures() -> None:
    for found in (new_id(), id_from("a table")):
        assert len(found) == 16
        assert set(found) <= set("abcdefghijklmnopqrstuvwxyz234567")
    # The first ten bytes of the SHA-256 of "abc", which is a published example.
    assert id_from("abc") == "xj4bnp4pahh6uqkb"
    assert hash_key("abc").startswith("ba7816bf8f01cfea414140de5dae2223")
    assert len(hash_key("abc")) == 64
