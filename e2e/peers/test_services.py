"""Clients of the services next to the API: tools for assistants, reconciliation of tables, the notebook."""

import anyio
import httpx2
import nbformat
import pandas
import pytest
from conftest import ROOT
from jsonschema import Draft202012Validator
from mcp.client.client import Client
from mcp.client.streamable_http import streamable_http_client
from nbclient import NotebookClient
from reconciler import reconcile


@pytest.mark.parametrize("language", ["en", "ar"])
def test_mcp(site, language):
    """The official SDK lists all tools and calls each; results that are data fit the schemas of the tools."""
    arguments = {
        "search_research": {"keyword": "mars", "pageSize": 3},
        "get_research": {"id": 5},
        "find_authors": {"keyword": "Al", "pageSize": 3},
        "get_author": {"id": 1},
        "find_institutions": {"keyword": "university"},
        "get_institution": {"id": 1},
        "find_terms": {"keyword": "regolith"},
        "get_term": {"id": "regolith"},
        "list_research_areas": {},
        "list_research_types": {},
        "cite_research": {"ids": [5, 6], "style": "apa"},
    }

    async def call():
        async with httpx2.AsyncClient(headers={"X-Api-Key": site.key}) as http:
            async with Client(streamable_http_client(f"{site.url}/mcp", http_client=http)) as client:
                tools = (await client.list_tools()).tools
                assert {tool.name for tool in tools} == arguments.keys()
                for tool in tools:
                    Draft202012Validator.check_schema(tool.input_schema)
                    result = await client.call_tool(tool.name, {**arguments[tool.name], "language": language})
                    assert not result.is_error, (tool.name, result.content)
                    assert any(part.text for part in result.content), tool.name
                refused = await client.call_tool("get_research", {"id": 99_999_999})
                assert refused.is_error

    anyio.run(call)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_reconciler(site, language):
    """Ten names of authors of the site, each matched with its author."""
    answer = site.get(f"/api/{language}/Publication/GetAllAuthor?pageSize=100&fields=name,orcid,publicationCount", **{"X-Api-Key": site.key})
    authors = pandas.DataFrame(pandas.io.json.ujson_loads(answer)["items"])
    authors = authors[~authors["name"].duplicated(keep=False)].head(10)
    matches = reconcile(authors["name"], type_id="author", reconciliation_endpoint=f"{site.url}/reconcile/{language}", top_res="all")
    by_name = {name: set(rows["id"]) for name, rows in matches.groupby("input_value")}
    missing = {row["name"]: row["id"] for _, row in authors.iterrows() if f"author-{row['id']}" not in by_name.get(row["name"], set())}
    assert missing == {}


def test_nbclient(site, monkeypatch):
    """The notebook runs on a kernel of Jupyter. What it prints on the starter collection is compared by the ordinary suite."""
    monkeypatch.setenv("MADAR_URL", site.url)
    monkeypatch.setenv("MADAR_KEY", site.key)
    notebook = nbformat.read(ROOT / "docs/notebook/madar.ipynb", as_version=4)
    nbformat.validate(notebook)
    shown = [bool(cell.outputs) for cell in notebook.cells if cell.cell_type == "code"]
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    assert [bool(cell.outputs) for cell in notebook.cells if cell.cell_type == "code"] == shown
