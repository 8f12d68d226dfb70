"""The workflows use only existing verbs of the bootstrap, existing files and supported Pythons."""

import re
import tomllib
from pathlib import Path

import bootstrap
import next_versions
import tasks
from channels import manifests

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = {path.name: path.read_text() for path in (ROOT / ".github/workflows").glob("*.yml")}


def test_every_system_is_tested_with_every_supported_python() -> None:
    versions = re.findall(r'"(3\.\d+)"', WORKFLOWS["tests.yml"])
    assert versions == [f"{major}.{minor}" for major, minor in sorted(bootstrap.SUPPORTED)]
    for name in ("tests.yml", "installers.yml"):
        systems = set(re.findall(r"\b(ubuntu|windows|macos)-(?:latest|\d)", WORKFLOWS[name]))
        assert systems == {"ubuntu", "windows", "macos"}


def test_installers_are_signed_with_the_keys_that_are_given() -> None:
    parts = (ROOT / "packaging" / "installer").glob("*.py")
    asked = re.findall(r"CANASTA_(?:SIGN|NOTARY)\w*", "".join(map(Path.read_text, parts)))
    given = re.findall(r"(\w+): \$\{\{ secrets", WORKFLOWS["installers.yml"])
    assert set(asked) == set(given)
    handed_on = re.findall(
        r"(\w+): \$\{\{ secrets\.CANASTA_(?:SIGN|NOTARY)", WORKFLOWS["release.yml"]
    )
    assert handed_on == given


def test_no_job_but_the_one_that_pushes_keeps_the_key_of_the_repository() -> None:
    jobs = [job for text in WORKFLOWS.values() for job in re.split(r"(?m)^(?=  \w+:$)", text)]
    out = [job for job in jobs if "actions/checkout@" in job]
    keeping = [job for job in out if "persist-credentials: false" not in job]
    assert [job.split(":")[0].strip() for job in keeping] == ["repository"]
    assert len(out) > 6


def test_every_verb_and_every_file_that_a_workflow_calls_exists() -> None:
    text = "".join(WORKFLOWS.values())
    verbs = re.findall(r"packaging/bootstrap\.py (\w+)", text)
    assert sorted(verbs) == ["installer", "package", "soak", "test"]
    assert {*verbs} <= {*bootstrap.VERBS}
    files = re.findall(r"packaging/\w+\.py|\.github/workflows/\w+\.yml", text)
    assert len({*files}) == 8
    tasks_called = re.findall(r"packaging/tasks\.py (\w+)", text)
    assert {*tasks_called} == {"manifests", "flatpak", "repository"} <= {*tasks.TASKS}
    assert all((ROOT / file).is_file() for file in files)


def test_libraries_of_the_system_are_there_before_anything_asks_for_qt() -> None:
    asks = re.compile(r"run: .*packaging/(?:bootstrap|next_versions)\.py|tasks\.py manifests")
    jobs = [job for text in WORKFLOWS.values() for job in re.split(r"(?m)^  \w+:$", text)]
    asking = [job for job in jobs if asks.search(job)]
    assert len(asking) == 6
    for job in asking:
        before = job[: asks.search(job).start()]  # type: ignore[union-attr]
        assert "run: sudo python3 packaging/system.py\n" in before


def test_there_is_an_image_for_each_kind_of_mac_that_homebrew_knows() -> None:
    built = re.findall(r"system: (macos-\S+)", WORKFLOWS["installers.yml"])
    compiled = re.findall(r"macos-[\w-]+", WORKFLOWS["wheels.yml"])
    assert built == compiled == ["macos-latest", "macos-15-intel"]
    assert {"macos-arm64", "macos-x86_64"} <= {*manifests.FILES}


def test_a_release_waits_for_all_that_it_publishes() -> None:
    assert "needs: [tests, installers, wheels]" in WORKFLOWS["release.yml"]


def test_compiled_wheels_are_made_for_every_supported_python_and_system() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    settings = project["tool"]["cibuildwheel"]
    built = settings["build"].split()
    assert built == [f"cp{major}{minor}-*" for major, minor in sorted(bootstrap.SUPPORTED)]
    assert settings["environment"]["CANASTA_COMPILE"] == "yes"
    systems = set(re.findall(r"\b(ubuntu|windows|macos)-", WORKFLOWS["wheels.yml"]))
    assert systems == {"ubuntu", "windows", "macos"}


def test_each_way_of_trying_next_versions_is_one_that_the_script_knows() -> None:
    text = WORKFLOWS["next-versions.yml"]
    (kinds,) = re.findall(r"packages: \[(.+)\]", text)
    named = {*kinds.split(", "), *re.findall(r"next_versions\.py ([a-z-]+)", text)}
    assert named == set(next_versions.OPTIONS)
    newest = max(bootstrap.SUPPORTED)[1]
    tried = max(int(minor) for minor in re.findall(r'"3\.(\d+)"', text))
    assert tried == newest + 1
