"""What the tests of a group share: the site, its key, and how it is asked. One test function is one program."""

import gzip
import json
import pathlib
import re
import subprocess
import sys
import unicodedata
from types import SimpleNamespace

import pytest
import requests
from pylatexenc.latex2text import LatexNodes2Text
from requests.adapters import HTTPAdapter
from urllib3.util import Retry

ROOT = pathlib.Path(__file__).parents[2]

# All programs come from one address, which the site asks for a pause now and then: a patient session waits as long as Retry-After.
PATIENCE = HTTPAdapter(max_retries=Retry(total=8, status_forcelist=(429, 503), allowed_methods=None, respect_retry_after_header=True))
PATIENT = requests.Session()
PATIENT.mount("http://", PATIENCE)


def pytest_addoption(parser):
    parser.addoption("--site", help="A file of JSON with url, key, dataDir, node and otherPackages, as lib/commands/test-peers.ts writes it.")


@pytest.fixture(scope="session")
def site(pytestconfig):
    """The running site with `get`, which returns a text, and `run`, which runs a command of the project on its store and returns what it printed."""
    settings = SimpleNamespace(**json.loads(pathlib.Path(pytestconfig.getoption("site")).read_text()))

    def get(path, **headers):
        answer = PATIENT.get(path if path.startswith("http") else settings.url + path, headers=headers, timeout=60)
        answer.raise_for_status()
        answer.encoding = "utf-8"
        return answer.text

    def run(command, *arguments, data_dir=settings.dataDir):
        env = {"PATH": "", "NODE_ENV": "production", "DATA_DIR": str(data_dir)}
        program = [settings.node, f"lib/commands/{command}.ts", *map(str, arguments)]
        done = subprocess.run(program, cwd=ROOT, env=env, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def dump(data_dir):
        """The records of a store as `npm run dump` writes them."""
        run("dump", data_dir=data_dir)
        [file] = pathlib.Path(data_dir).glob("downloads/*/*.jsonl.gz")
        return read_lines(file.read_bytes())

    settings.get, settings.run, settings.dump = get, run, dump
    return settings


def read_lines(packed):
    return [json.loads(line) for line in gzip.decompress(packed).decode().splitlines()]


@pytest.fixture(scope="module")
def records(site):
    """The records of the site by id, as its file of JSON Lines has them."""
    packed = PATIENT.get(f"{site.url}/downloads/research.jsonl.gz", timeout=60)
    return {record["key"].rsplit(":", 1)[-1]: record for record in read_lines(packed.content)}


def letters(text):
    """The letters and digits of a text, without markup, marks and case: what no format may change."""
    # Readers of BibTeX keep formulas as they are, which in our titles are Greek letters.
    text = re.sub(r"\$[^$]*\$", lambda formula: LatexNodes2Text().latex_to_text(formula[0]), text)
    plain = unicodedata.normalize("NFKD", re.sub(r"\\text(?:asciicircum|asciitilde|backslash|brace(?:left|right)|less|greater|bar|(?:sub|super)script)", "", text))
    return "".join(sign for sign in plain if sign.isalnum() and unicodedata.category(sign) != "Lm").lower()


def titles(record):
    """The letters of the titles by which a work may be cited: that of its own language, any where that one is not known."""
    own = record["title"].get(record["language"])
    return {letters(title) for title in ([own] if own else record["title"].values())}


@pytest.fixture
def program(tmp_path):
    """Runs a program of the environment and returns its output; fails with it where the program fails."""

    def run(*arguments, cwd=tmp_path, **options):
        done = subprocess.run([*map(str, arguments)], cwd=cwd, capture_output=True, text=True, timeout=400, **options)
        assert done.returncode == 0, f"{done.stdout[-8000:]}{done.stderr[-4000:]}"
        return done.stdout

    run.folder = pathlib.Path(sys.executable).parent
    run.cwd = tmp_path
    return run
