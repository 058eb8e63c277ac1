"""Clients of the services next to the API: tools for assistants, reconciliation of tables, the notebook."""

import anyio
import httpx2
import nbformat
import pandas
import pytest
from conftest import PATIENCE, ROOT
from jsonschema import Draft202012Validator
from mcp.client.client import Client
from mcp.client.streamable_http import streamable_http_client
from nbclient import NotebookClient
from reconciler import reconcile, webutils


def example_of(name, schema):
    """A value that exists on the site: records by number, terms by a word."""
    if schema["type"] == "array":
        return [5, 6]
    return 5 if schema["type"] == "integer" else {"id": "regolith"}.get(name, "mars")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_mcp(site, language):
    """The official SDK lists all tools and calls each with what its schema requires; results that are data fit the schema."""

    def arguments(schema):
        """A value for all that a tool requires, and words if it takes some."""
        taken = {*schema.get("required", []), *({"keyword"} & schema["properties"].keys())}
        return {**{name: example_of(name, schema["properties"][name]) for name in taken}, "language": language}

    async def call():
        async with httpx2.AsyncClient(headers={"X-Api-Key": site.key}) as http:
            async with Client(streamable_http_client(f"{site.url}/mcp", http_client=http)) as client:
                tools = (await client.list_tools()).tools
                assert tools
                for tool in tools:
                    Draft202012Validator.check_schema(tool.input_schema)
                    given = arguments(tool.input_schema)
                    Draft202012Validator(tool.input_schema).validate(given)
                    result = await client.call_tool(tool.name, given)
                    assert not result.is_error, (tool.name, result.content)
                    assert any(part.text for part in result.content), tool.name
                refused = await client.call_tool("get_research", {"id": 99_999_999})
                assert refused.is_error

    anyio.run(call)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_reconciler(site, language):
    """Ten names of authors of the site, and the identifiers of ten authors and ten institutions, each matched with its entity."""

    webutils.http.mount("http://", PATIENCE)

    def rows(operation, fields):
        answer = site.get(f"/api/{language}/{operation}?pageSize=100&fields={fields}", **{"X-Api-Key": site.key})
        return pandas.DataFrame(pandas.io.json.ujson_loads(answer)["items"])

    def unmatched(table, column, kind):
        matches = reconcile(table[column], type_id=kind, reconciliation_endpoint=f"{site.url}/reconcile/{language}", top_res="all")
        by_value = {value: set(found["id"]) for value, found in matches.groupby("input_value")}
        return {row[column]: row["id"] for _, row in table.iterrows() if f"{kind}-{row['id']}" not in by_value.get(row[column], set())}

    authors = rows("Publication/GetAllAuthor", "name,orcid,publicationCount")
    institutions = rows("Institution/GetAllInstitution", "name,ror")
    assert unmatched(authors[~authors["name"].duplicated(keep=False)].head(10), "name", "author") == {}
    assert unmatched(authors[authors["orcid"].notna()].head(10), "orcid", "author") == {}
    assert unmatched(institutions[institutions["ror"].notna()].head(10), "ror", "institution") == {}


def test_nbclient(site, monkeypatch):
    """The notebook runs on a kernel of Jupyter. What it prints on the starter collection is compared by the ordinary suite."""
    monkeypatch.setenv("MADAR_URL", site.url)
    monkeypatch.setenv("MADAR_KEY", site.key)
    notebook = nbformat.read(ROOT / "docs/notebook/madar.ipynb", as_version=4)
    nbformat.validate(notebook)
    shown = [bool(cell.outputs) for cell in notebook.cells if cell.cell_type == "code"]
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    assert [bool(cell.outputs) for cell in notebook.cells if cell.cell_type == "code"] == shown
