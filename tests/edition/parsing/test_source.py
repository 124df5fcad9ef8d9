"""Syntax errors are reported where they were made, and only once."""

from time import process_time

from tearum.edition import check


def test_an_error_on_an_empty_line_is_reported_where_it_was_made() -> None:
    problems = check(b'id = "x"\nkey = "open \\\n\n[table]\n')
    assert problems[0].line == 2
    assert "not TOML" in problems[0].what


def test_the_last_table_of_a_file_is_left_out_to_its_end() -> None:
    problems = check(b'id = "x"\n[[table\na = 1\nb = 2\n')
    assert [problem.line for problem in problems if "not TOML" in problem.what] == [2]


def test_long_keys_are_named_and_not_parsed() -> None:
    """The time to parse a key grows with the square of its parts."""
    key = ".".join(["a"] * 400)
    lines = [f"k{n}.{key} = 1" if n % 11 else "broken =" for n in range(250)]
    began = process_time()
    problems = check("\n".join(lines).encode())
    assert process_time() - began < 0.5
    assert (problems[0].line, problems[0].what) == (2, "the key has more than 16 parts")


def test_keys_of_as_many_parts_as_allowed_are_parsed() -> None:
    for part in ("a", '"a.b"', "'a'"):
        assert not any(
            "parts" in one.what for one in check(f"{' . '.join([part] * 16)} = 1".encode())
        )
        assert any("parts" in one.what for one in check(f"{'.'.join([part] * 17)} = 1".encode()))
    assert not any("parts" in one.what for one in check(b"a = [" + b"1.5, " * 100 + b"]"))


def test_a_file_full_of_syntax_errors_is_not_parsed_for_each_of_them() -> None:
    lines = ["broken =" if n % 1000 == 999 else f"k{n} = 1" for n in range(20_000)]
    began = process_time()
    problems = check("\n".join(lines).encode())
    assert process_time() - began < 1.0
    assert any(one.what == "the rest of the file was not read" for one in problems)
