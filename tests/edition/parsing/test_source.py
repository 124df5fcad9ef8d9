"""Syntax errors are reported where they were made, and only once."""

from tearum.edition import check


def test_an_error_on_an_empty_line_is_reported_where_it_was_made() -> None:
    problems = check(b'id = "x"\nkey = "open \\\n\n[table]\n')
    assert problems[0].line == 2
    assert "not TOML" in problems[0].what


def test_the_last_table_of_a_file_is_left_out_to_its_end() -> None:
    problems = check(b'id = "x"\n[[table\na = 1\nb = 2\n')
    assert [problem.line for problem in problems if "not TOML" in problem.what] == [2]
