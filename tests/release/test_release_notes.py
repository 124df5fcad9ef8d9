"""A release is named as the package is, and the changelog says what is in it."""

from pathlib import Path

import pytest
import yaml

import tearum
from tools import hashed_wheels
from tools.release_notes import ROOT, notes, version


def test_the_changelog_has_a_section_for_this_version() -> None:
    assert version() == tearum.__version__
    words = notes(f"v{version()}").split()
    assert 50 < len(words) < 300  # what can be read in a minute


def test_another_tag_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"The tag is v9\.9, but the package says"):
        notes("v9.9")


def test_the_image_has_the_version_of_the_package() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    assert compose["services"]["tearum"]["image"] == f"tearum:{version()}"
    assert f"tearum:{version()} " in (ROOT / ".github/workflows/image.yml").read_text("utf-8")


def test_the_requirements_of_wheels_name_the_hash_of_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    (tmp_path / "tearum-1.0.0-py3-none-any.whl").write_bytes(b"plain")
    (tmp_path / "tearum-1.0.0-cp311-cp311-linux_x86_64.whl").write_bytes(b"compiled")
    own, lock = hashed_wheels.requirements(tmp_path)
    assert own.splitlines()[0] == "tearum[server,postgres]==1.0.0 \\"
    assert own.count("--hash=sha256:") == 2
    assert "starlette==" in lock


def test_no_requirements_without_wheels(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="There is no wheel"):
        list(hashed_wheels.requirements(tmp_path))
