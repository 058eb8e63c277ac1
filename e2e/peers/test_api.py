"""Programs that read the documents of the API and call it accordingly."""

import json
import os
import pathlib
import re
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


def list_operations(document):
    """The operations that return lists, as pairs of path and id: those with a page size."""
    gets = [(path, item["get"]) for path, item in document["paths"].items()]
    found = [(path, get["operationId"]) for path, get in gets if any(parameter["name"] == "pageSize" for parameter in get["parameters"])]
    assert found
    return found


@pytest.fixture
def typescript(site, program):
    """Runs TypeScript 5 in a folder with the packages of npm, and a compiled program there."""
    (program.cwd / "node_modules").symlink_to(pathlib.Path(site.nodePackages, "node_modules"))
    (program.cwd / "package.json").write_text('{ "type": "commonjs" }')
    options = ["--strict", "--target", "es2022", "--lib", "es2022,dom,dom.iterable", "--module", "commonjs", "--moduleResolution", "node10", "--types", "node"]

    def compile(*arguments):
        return program(site.node, "node_modules/typescript/bin/tsc", *options, *arguments)

    return compile


def test_openapi_typescript(site, program, typescript, document):
    """Types of the document and the client of the same authors: members of a response are read without a cast, and exist."""
    (program.cwd / "openapi.json").write_text(json.dumps(document))
    program(site.node, "node_modules/openapi-typescript/bin/cli.js", "openapi.json", "--output=schema.d.ts")
    calls = "".join(
        f"""
  {{
    const {{ data, error }} = await client.GET('{path}', {{ params: {{ path: {{ language }}, query: {{ pageSize: 2 }} }} }});
    if (data === undefined) throw new Error(JSON.stringify(error));
    console.log('{name}', language, data.totalCount, data.items.map(({{ id }}) => id).join());
  }}"""
        for path, name in list_operations(document)
    )
    (program.cwd / "use.ts").write_text(
        f"""
import createClient from 'openapi-fetch';
import type {{ paths }} from './schema';
const [, , baseUrl = '', key = ''] = process.argv;
const client = createClient<paths>({{ baseUrl, headers: {{ 'X-Api-Key': key }} }});
async function use(language: 'en' | 'ar') {{{calls}
  const query = {{ workLanguage: ['ar'], pageSize: 2 }};
  const {{ data }} = await client.GET('/api/{{language}}/Publication/GetAllResearch', {{ params: {{ path: {{ language }}, query }} }});
  const all = await client.GET('/api/{{language}}/Publication/GetAllResearch', {{ params: {{ path: {{ language }} }} }});
  if (!data || !all.data || !(data.totalCount > 0 && data.totalCount < all.data.totalCount)) throw new Error('The filter has no effect.');
}}
use('en').then(() => use('ar'));
"""
    )
    typescript("--noEmit", "use.ts")
    typescript("--outDir", "out", "use.ts")
    lines = program(site.node, "out/use.js", site.url, site.key).splitlines()
    assert len(lines) == 2 * len(list_operations(document)), lines
    assert [line for line in lines if int(line.split()[2]) == 0] == []


@pytest.fixture
def generate(site, program, document):
    """Writes a client of the site with openapi-generator into the folder `client`."""
    if "missing" in site.generator:
        pytest.skip(f"{site.generator['missing']} is not on this machine")
    (program.cwd / "openapi.json").write_text(json.dumps(document))

    def run(name, properties):
        arguments = [f"--generator-name={name}", "--input-spec=openapi.json", "--output=client", f"--additional-properties={properties}"]
        return program("java", "-jar", site.generator["jar"], "generate", *arguments)

    return run


def test_openapi_generator_python(site, program, generate, document):
    """Its client, with a type check at run time, calls every list, one record, and a list with the filter by language of the work."""
    generate("python", "packageName=madar")
    methods = [re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower() for _, name in list_operations(document)]
    script = f"""
import sys
sys.path.insert(0, "client")
import madar
url, key = sys.argv[1:]
client = madar.ApiClient(madar.Configuration(host=url, api_key={{"apiKey": key}}))
apis = [getattr(madar, name)(client) for name in dir(madar) if name.endswith("Api")]
def call(method, **arguments):
    [api] = [each for each in apis if hasattr(each, method)]
    answer = getattr(api, method)(**arguments)
    return getattr(answer, "actual_instance", answer)
for language in ("en", "ar"):
    for method in {methods}:
        page = call(method, language=language, page_size=2)
        print(method, language, page.total_count, len(page.items))
    everything = call("get_all_research", language=language)
    page = call("get_all_research", language=language, work_language=["ar", "fr"], focused_area_id=[1, 2, 3], page_size=2)
    assert 0 < page.total_count < everything.total_count, (page.total_count, everything.total_count)
    record = call("get_research_by_id", language=language, id=page.items[0].id)
    assert record.id == page.items[0].id and record.title, record
"""
    lines = program(sys.executable, "-c", script, site.url, site.key).splitlines()
    assert len(lines) == 2 * len(methods) and [line for line in lines if int(line.split()[2]) == 0] == [], lines


def test_openapi_generator_typescript(site, program, typescript, generate, document):
    """The same with its client of TypeScript, which is compiled first."""
    generate("typescript-fetch", "supportsES6=true")
    names = {name: f"{name[0].lower()}{name[1:]}" for _, name in list_operations(document)}
    calls = "".join(f"\n  print('{name}', language, await call('{method}')({{ language, pageSize: 2 }}));" for name, method in names.items())
    (program.cwd / "use.ts").write_text(
        f"""
import * as api from './client';
const [, , basePath, apiKey = ''] = process.argv;
const configuration = new api.Configuration({{ basePath, apiKey: async (name) => (name === 'X-Api-Key' ? apiKey : '') }});
const clients = Object.entries(api).filter(([name]) => name.endsWith('Api')).map(([, Api]) => new (Api as any)(configuration));
const call = (method: string) => {{
  const client = clients.find((each) => method in each);
  return client[method].bind(client);
}};
const print = (name: string, language: string, page: {{ totalCount: number }}) => console.log(name, language, page.totalCount);
async function use(language: 'en' | 'ar') {{{calls}
  const publications = new api.PublicationApi(configuration);
  const all = await publications.getAllResearch({{ language }});
  const page = await publications.getAllResearch({{ language, workLanguage: ['ar'], focusedAreaId: [1, 2, 3], pageSize: 2 }});
  if (!(page.totalCount > 0 && page.totalCount < all.totalCount)) throw new Error('The filter has no effect.');
  const id = page.items[0].id;
  const record = await publications.getResearchById({{ language, id }});
  if (record.id !== id || !record.title || !record.titleLanguage) throw new Error('The record is another one.');
}}
use('en').then(() => use('ar'));
"""
    )
    typescript("--outDir", "out", "use.ts")
    lines = program(site.node, "out/use.js", site.url, site.key).splitlines()
    assert len(lines) == 2 * len(names), lines
    assert [line for line in lines if int(line.split()[2]) == 0] == []


@pytest.mark.parametrize("language", ["en", "ar"])
def test_newman(site, program, language):
    """Postman's runner with the collection as it is offered."""
    file = program.cwd / "postman.json"
    file.write_text(site.get("/api/postman.json" if language == "en" else "/api/postman.ar.json"))
    variables = {"baseUrl": site.url, "apiKey": site.key, "language": language}
    newman = pathlib.Path(site.nodePackages, "node_modules/newman/bin/newman.js")
    output = program(site.node, newman, "run", file, "--color=off", *(f"--env-var={name}={value}" for name, value in variables.items()))
    assert "assertions" in output
