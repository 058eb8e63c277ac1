"""Harvesters of OAI-PMH, and the schemas of what they receive."""

import json
import time

import pytest
from lxml import etree
from oaipmh import error
from oaipmh.client import Client
from oaipmh.metadata import MetadataRegistry, oai_dc_reader
from oaipmh_scythe import RetryConfig, Scythe
from oaipmh_scythe.exceptions import NoRecordsMatch
from oaipmh_scythe.iterator import OAIResponseIterator

from conftest import ROOT

PATIENCE = RetryConfig(max_retries=8, retry_status_codes=(429, 503))
SCHEMAS = ROOT / "app/testing/schemas"


class WithScythe:
    """Reads with oaipmh-scythe, the successor of Sickle."""

    def __init__(self, url):
        self.client = Scythe(url, retry_config=PATIENCE)

    def formats(self):
        return [each.metadataPrefix for each in self.client.list_metadata_formats()]

    def sets(self):
        return [each.setSpec for each in self.client.list_sets()]

    def headers(self, prefix, verb, **arguments):
        """Headers as id, moment, whether deleted, and sets."""
        named = {"set": "set_", "from": "from_", "until": "until"}
        options = {named[name]: value for name, value in arguments.items()}
        try:
            if verb == "records":
                headers = [record.header for record in self.client.list_records(metadata_prefix=prefix, **options)]
            else:
                headers = list(self.client.list_identifiers(metadata_prefix=prefix, **options))
        except NoRecordsMatch:
            return []
        return [(each.identifier, each.datestamp, each.deleted, sorted(each.setSpecs)) for each in headers]


class PatientClient(Client):
    """The client of oaipmh, which leaves the waiting after 429 to its caller."""

    def makeRequest(self, **arguments):
        while True:
            try:
                return super().makeRequest(**arguments)
            except error.RateLimitedError as refusal:
                time.sleep(int(refusal.headers["Retry-After"]))


class WithOaipmh:
    """Reads with oaipmh, the successor of pyoai."""

    def __init__(self, url):
        self.registry = MetadataRegistry()
        self.client = PatientClient(url, self.registry)

    def formats(self):
        prefixes = [prefix for prefix, _, _ in self.client.listMetadataFormats()]
        for prefix in prefixes:
            # The program brings one reader; the headers of other formats are read all the same.
            self.registry.registerReader(prefix, oai_dc_reader if prefix == "oai_dc" else lambda element: element)
        return prefixes

    def sets(self):
        return [spec for spec, _, _ in self.client.listSets()]

    def headers(self, prefix, verb, **arguments):
        named = {"set": "set", "from": "from_", "until": "until"}
        moment = lambda text: time_of(text) if isinstance(text, str) and text[:2] == "20" else text
        options = {named[name]: moment(value) for name, value in arguments.items()}
        try:
            if verb == "records":
                headers = [header for header, _, _ in self.client.listRecords(metadataPrefix=prefix, **options)]
            else:
                headers = list(self.client.listIdentifiers(metadataPrefix=prefix, **options))
        except error.NoRecordsMatchError:
            return []
        return [(each.identifier(), f"{each.datestamp().isoformat()}Z", each.isDeleted(), sorted(each.setSpec())) for each in headers]


def time_of(text):
    from datetime import datetime

    return datetime.fromisoformat(text.rstrip("Z"))


@pytest.mark.parametrize("reader", [WithScythe, WithOaipmh], ids=["oaipmh-scythe", "oaipmh"])
def test_harvest(site, reader, tmp_path):
    harvester = reader(f"{site.url}/oai")
    assert harvester.formats()
    for prefix in harvester.formats():
        everything = harvester.headers(prefix, "records")
        assert harvester.headers(prefix, "identifiers") == everything
        ids = {identifier for identifier, *_ in everything}
        assert len(ids) == len(everything) >= 2_400
        # A record of the set type:1 is one of the set type, too.
        wrong = [
            spec
            for spec in harvester.sets()
            if [row[0] for row in harvester.headers(prefix, "identifiers", set=spec)]
            != [row[0] for row in everything if any(f"{one}:".startswith(f"{spec}:") for one in row[3])]
        ]
        assert wrong == []

        since = wait_second()
        batch = import_record(site, tmp_path, reader.__name__)
        [(added, _, is_deleted, _)] = harvester.headers(prefix, "records", **{"from": since})
        assert added not in ids and not is_deleted
        until = wait_second()
        site.run("import", "--undo", batch)
        time.sleep(1.5)
        assert [(row[0], row[2]) for row in harvester.headers(prefix, "records", **{"from": until})] == [(added, True)]
        assert harvester.headers(prefix, "identifiers", **{"from": since, "until": until}) == []
        after = harvester.headers(prefix, "identifiers")
        assert after[: len(everything)] == everything and [row[0] for row in after[len(everything) :]] == [added]


def wait_second():
    """A moment after all that happened and before all that comes; a datestamp is whole seconds."""
    time.sleep(1.1)
    moment = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    time.sleep(1.1)
    return moment


def import_record(site, folder, name):
    """Imports one invented record while the site runs, which sees it within a second; returns the batch."""
    file = folder / "one.jsonl"
    record = {"key": f"peer-{name}", "title": {"en": f"A record that {name} meets and loses"}, "language": "en", "authors": [], "type": "other", "areas": ["moon"]}
    file.write_text(json.dumps(record))
    output = site.run("import", file)
    time.sleep(1.5)
    return output.split("Batch ")[1].split(".")[0]


def test_lxml_schemas(site):
    """The published schemas come with no package of the registries; ours are written from the specifications."""
    oai = etree.XMLSchema(file=str(SCHEMAS / "oai-pmh.xsd"))
    client = Scythe(f"{site.url}/oai", iterator=OAIResponseIterator, retry_config=PATIENCE)
    prefixes = WithScythe(f"{site.url}/oai").formats()
    pages = [
        *(page for prefix in prefixes for page in client.list_records(metadata_prefix=prefix)),
        *client.list_identifiers(metadata_prefix=prefixes[0]),
        *client.list_sets(),
        *client.list_metadata_formats(),
    ]
    assert len(pages) > 40
    for page in pages:
        oai.assertValid(etree.fromstring(str(page.raw).encode()))
    sitemap = etree.XMLSchema(file=str(SCHEMAS / "sitemap.xsd"))
    index = etree.fromstring(site.get("/sitemap.xml").encode())
    files = [place.text for place in index.iterfind(".//{*}loc")]
    for document in [index, *(etree.fromstring(site.get(address).encode()) for address in files)]:
        sitemap.assertValid(document)
    atom = etree.RelaxNG(file=str(SCHEMAS / "atom.rng"))
    search = etree.RelaxNG(file=str(SCHEMAS / "opensearch.rng"))
    for language in ("en", "ar"):
        for feed in ("research", "authors/1"):
            atom.assertValid(etree.fromstring(site.get(f"/{language}/{feed}.atom").encode()))
        search.assertValid(etree.fromstring(site.get(f"/opensearch.{language}.xml").encode()))
