"""What is published works without the checkout."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
UV = os.environ.get("UV") or shutil.which(
    "uv", path=os.pathsep.join([str(ROOT / ".tools/bin"), os.environ["PATH"]])
)

pytestmark = [pytest.mark.slow, pytest.mark.skipif(UV is None, reason="uv is not there")]


def out_of(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=Path(sys.prefix)).stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dist")
    out_of(UV, "build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", folder, ROOT)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_carries_everything_that_the_package_reads(wheel):
    package = ROOT / "src/holotable"
    read = {".json", ".ftl", ".txt", ".py"}
    needed = {
        path.relative_to(ROOT / "src").as_posix()
        for path in package.rglob("*")
        if path.suffix in read and "__pycache__" not in path.parts
    }
    assert needed - set(zipfile.ZipFile(wheel).namelist()) == set()


def test_the_installed_tool_runs_without_the_checkout(wheel, tmp_path):
    place = tmp_path / "venv"
    out_of(UV, "venv", "--quiet", "--python", sys.executable, place)
    scripts = place / ("Scripts" if os.name == "nt" else "bin")
    out_of(UV, "pip", "install", "--quiet", "--python", scripts / "python", wheel)
    assert "Usage: holotable" in out_of(scripts / "holotable", "--help", "--lang", "en")
    refused = subprocess.run(
        [scripts / "holotable", "bench", "--json"], check=False, capture_output=True, text=True
    )
    assert refused.returncode == 2
    assert "benchmarks" in json.loads(refused.stderr)["error"]["message"]
