"""Programs that read the documents of the API and call it accordingly."""

import json
import os
import sys

import pytest
from conftest import ROOT
from openapi_spec_validator import validate

HERE = ROOT / "e2e/peers"


@pytest.fixture(params=["en", "ar"])
def document(site, request):
    """The OpenAPI document with its prose in one language."""
    return json.loads(site.get("/api/openapi.json" if request.param == "en" else "/api/openapi.ar.json"))


def test_openapi_spec_validator(document):
    validate(document)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_schemathesis(site, program, language):
    """All checks with valid and invalid requests, by examples, bounds, chance and links between operations."""
    config = HERE / "schemathesis.toml"
    text = program(
        program.folder / "schemathesis",
        f"--config-file={config}",
        "--no-color",
        "run",
        f"{site.url}/api/{'openapi.json' if language == 'en' else 'openapi.ar.json'}",
        f"--url={site.url}",
        f"--header=X-Api-Key: {site.key}",
        # Its wrong keys are counted by address: those of the other programs get their documents all the same.
        f"--header=X-Forwarded-For: 203.0.113.{1 if language == 'en' else 2}",
        "--checks=all",
        "--max-examples=20",
        "--seed=46",
        "--workers=2",
        "--continue-on-failure",
        env={**os.environ, "SCHEMATHESIS_HOOKS": "schemathesis_hooks", "PYTHONPATH": str(HERE), "PEERS_LANGUAGE": language},
    )
    cases = int(text.split("Test cases:")[1].split("generated")[0].strip().replace(",", ""))
    assert cases >= 1_000, text[-4_000:]


def test_openapi_python_client(site, program, document):
    """A generated client walks a cursor to the end, and reads a record that `fields` shortens."""
    file = program.cwd / "openapi.json"
    file.write_text(json.dumps(document))
    out = program.cwd / "madar_client"
    output = program(program.folder / "openapi-python-client", "generate", f"--path={file}", f"--output-path={out}", "--meta=none")
    assert "WARNING parsing" not in output, output
    script = """
import sys
from madar_client.client import AuthenticatedClient
from madar_client.api.publication import get_all_research, get_research_by_id
from madar_client.models import GetAllResearchFieldsItem, GetAllResearchLanguage, GetResearchByIdLanguage
url, key = sys.argv[1:]
client = AuthenticatedClient(base_url=url, token=key, prefix="", auth_header_name="X-Api-Key", raise_on_unexpected_status=True)
for language in GetAllResearchLanguage:
    ids, cursor, total = [], "*", None
    while cursor:
        page = get_all_research.sync(language, client=client, cursor=cursor, page_size=100)
        ids += [item.id for item in page.items]
        cursor, total = page.next_cursor, page.total_count
    assert len(ids) == len(set(ids)) == total, (len(ids), total)
    page = get_all_research.sync(language, client=client, fields=[GetAllResearchFieldsItem.TITLE], page_size=5)
    assert all(item.title for item in page.items)
    assert get_research_by_id.sync(GetResearchByIdLanguage(language.value), 5, client=client).id == 5
    print(total)
"""
    assert int(program(sys.executable, "-c", script, site.url, site.key).split()[0]) >= 2_400


@pytest.mark.parametrize("language", ["en", "ar"])
def test_newman(site, program, language):
    """Postman's runner with the collection as it is offered."""
    file = program.cwd / "postman.json"
    file.write_text(site.get("/api/postman.json" if language == "en" else "/api/postman.ar.json"))
    variables = {"baseUrl": site.url, "apiKey": site.key, "language": language}
    output = program("npx", "--yes", "newman@6.2.2", "run", file, "--color=off", *(f"--env-var={name}={value}" for name, value in variables.items()))
    assert "assertions" in output
