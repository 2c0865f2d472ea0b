"""Rules data, assets and texts are found from a checkout, an editable install and a wheel."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from kingsburg_table import places

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent

# Isolated and without site-packages, so that only the installation under test can be found.
ASK = """
import json, site, sys
sys.path.insert(0, sys.argv[1])
site.addsitedir(sys.argv[1])
import kingsburg_table
from kingsburg_table import places
from kingsburg_table.text import Speaker
from kingsburg_table.text.catalogue import mo_file, po_files
print(json.dumps({
    "package": kingsburg_table.__file__,
    "rules_data": str(places.rules_data()),
    "assets": str(places.assets()),
    "said": [Speaker(lang).t("amount.gold", n=5) for lang in ("en", "pl")],
    "mo": mo_file("pl").is_file(),
    "po": len(po_files("pl")),
}))
"""


def ask(folder: Path, elsewhere: Path) -> dict[str, object]:
    """What a program that finds the package through `folder` sees."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", ASK, str(folder)], cwd=elsewhere, capture_output=True, text=True, check=True
    )
    answer: dict[str, object] = json.loads(done.stdout)
    assert answer["said"] == ["5 gold", "5 złota"]
    return answer


def install(wheel: Path, target: Path) -> None:
    """Put a wheel into a folder, as pip does."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--disable-pip-version-check"]
    subprocess.run([*pip, "--target", str(target), str(wheel)], check=True)


def build(hook: str, folder: Path) -> Path:
    """Build with the project's own backend, without fetching anything."""
    code = f"import sys; from hatchling.build import {hook}; print({hook}(sys.argv[1]))"
    done = subprocess.run(
        [sys.executable, "-c", code, str(folder)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return folder / done.stdout.split()[-1]


def test_from_this_checkout() -> None:
    assert (places.rules_data(), places.assets()) == (ROOT / "rules_data", ROOT / "assets")


def test_from_a_bare_checkout(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    without = shutil.ignore_patterns("*.mo", "__pycache__")
    shutil.copytree(ROOT / "kingsburg_table", checkout / "kingsburg_table", ignore=without)
    for folder in ("rules_data", "assets"):
        (checkout / folder).mkdir()
    answer = ask(checkout, tmp_path)
    assert (answer["rules_data"], answer["assets"]) == (str(checkout / "rules_data"), str(checkout / "assets"))
    assert answer["mo"], "what was compiled is kept for the next start"


def test_from_an_editable_install(tmp_path: Path) -> None:
    install(build("build_editable", tmp_path), tmp_path / "site")
    assert not (tmp_path / "site" / "kingsburg_table").exists()
    answer = ask(tmp_path / "site", tmp_path)
    assert answer["package"] == str(ROOT / "kingsburg_table" / "__init__.py")
    assert (answer["rules_data"], answer["assets"]) == (str(ROOT / "rules_data"), str(ROOT / "assets"))
    assert answer["mo"]


def test_from_a_wheel(tmp_path: Path) -> None:
    wheel = build("build_wheel", tmp_path)
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"kingsburg_table"}
    install(wheel, tmp_path / "site")
    shipped = tmp_path / "site" / "kingsburg_table" / "_shipped"
    answer = ask(tmp_path / "site", tmp_path)
    assert answer["package"] == str(shipped.parent / "__init__.py")
    assert (answer["rules_data"], answer["assets"]) == (str(shipped / "rules_data"), str(shipped / "assets"))
    assert answer["mo"]
    assert answer["po"] == 0
    for folder in ("rules_data", "assets"):
        assert files(shipped / folder) == files(ROOT / folder)


def files(folder: Path) -> set[str]:
    """All files of a folder, but for what Python makes by itself."""
    found = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return {path.relative_to(folder).as_posix() for path in found}


def test_a_broken_installation_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    places._find.cache_clear()
    monkeypatch.setattr(places, "_PACKAGE", tmp_path / "package")
    with pytest.raises(FileNotFoundError, match="install the program again"):
        places.rules_data()
    places._find.cache_clear()
