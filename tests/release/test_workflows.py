"""The workflows of a public forge name only what is there, pin what they use, and may do little."""

import os
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
NAMES = [file.stem for file in WORKFLOWS]
# What jobs may do besides reading the repository.
MAY = {
    "release": {
        "release": {"contents": "write"},
        "image": {"contents": "read", "packages": "write"},
    },
    "pages": {
        "site": {"contents": "read", "pages": "read"},
        "deploy": {"pages": "write", "id-token": "write"},
    },
}


def jobs(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(file.read_text("utf-8"))["jobs"]
    return found


def steps(file: Path) -> list[dict[str, Any]]:
    return [step for job in jobs(file).values() for step in job.get("steps", [])]


def make_targets() -> set[str]:
    return set(
        re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    )


def test_the_habits_of_a_public_project_have_their_workflows() -> None:
    assert set(NAMES) >= {"check", "test", "wheels", "image", "release", "pages"}


@pytest.mark.parametrize("file", WORKFLOWS, ids=NAMES)
def test_every_command_names_what_is_there(file: Path) -> None:
    commands = "\n".join(str(step.get("run", "")) for step in steps(file))
    targets = [
        target
        for line in re.findall(r"^\s*make ([a-z -]+?)(?: [A-Z].*)?$", commands, re.MULTILINE)
        for target in line.split()
    ]
    assert set(targets) <= make_targets()
    for module in re.findall(r"-m (tools\.\w+)", commands):
        assert (ROOT / module.replace(".", "/")).with_suffix(".py").is_file(), module
    for script in re.findall(r"^\s*(tools/\S+)", commands, re.MULTILINE):
        assert os.access(ROOT / script, os.X_OK), script
    for job in jobs(file).values():
        if str(job.get("uses", "")).startswith("./"):
            assert (ROOT / job["uses"]).is_file()


@pytest.mark.parametrize("file", WORKFLOWS, ids=NAMES)
def test_jobs_wait_for_jobs_that_are_there_and_end(file: Path) -> None:
    known = jobs(file)
    for name, job in known.items():
        needs = job.get("needs", [])
        assert ({needs} if isinstance(needs, str) else set(needs)) <= set(known), name
        assert "uses" in job or job["timeout-minutes"] <= 90, name


@pytest.mark.parametrize("file", WORKFLOWS, ids=NAMES)
def test_actions_are_pinned_to_a_commit(file: Path) -> None:
    text = file.read_text("utf-8")
    used = re.findall(r"uses: (\S+)(.*)", text)
    for action, comment in used:
        if not action.startswith("./"):
            assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", action), action
            assert re.fullmatch(r" # v[\d.]+", comment), action


@pytest.mark.parametrize("file", WORKFLOWS, ids=NAMES)
def test_a_workflow_reads_and_only_what_publishes_writes(file: Path) -> None:
    workflow = yaml.safe_load(file.read_text("utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    own = {name: job["permissions"] for name, job in jobs(file).items() if "permissions" in job}
    assert own == MAY.get(file.stem, {})
    for step in steps(file):
        if "actions/checkout@" in step.get("uses", ""):
            assert step["with"]["persist-credentials"] is False
        # What others can choose, such as a title or a branch, never becomes part of a command.
        assert "${{" not in step.get("run", "")


def test_nothing_is_released_with_a_known_weakness() -> None:
    release = jobs(ROOT / ".github/workflows/release.yml")
    assert [step["run"] for step in release["audit"]["steps"] if "run" in step] == ["make audit"]
    assert all("audit" in release[job]["needs"] for job in ("release", "image"))


def test_an_image_is_tried_before_others_get_it() -> None:
    image = jobs(ROOT / ".github/workflows/release.yml")["image"]
    commands = "\n".join(step.get("run", "") for step in image["steps"])
    assert 0 < commands.index("tools/try_image.sh") < commands.index("docker push")


@pytest.mark.parametrize("file", sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml")))
def test_an_issue_template_is_a_form(file: Path) -> None:
    form = yaml.safe_load(file.read_text("utf-8"))
    if file.stem != "config":
        assert set(form) == {"name", "description", "labels", "body"}
        assert all(question["attributes"]["label"] for question in form["body"])


def test_hooks_before_a_commit_are_local() -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    assert [repository["repo"] for repository in config["repos"]] == ["local"]
    for hook in config["repos"][0]["hooks"]:
        program = hook["entry"].split()[0]
        assert program.startswith(".venv/") or (ROOT / program).is_file()
