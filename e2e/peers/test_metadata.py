"""Readers of what machines find on the pages: metadata, linked data, feeds, sitemaps, and files for translators."""

import json
from collections import Counter
from urllib.parse import parse_qs

import extruct
import feedparser
import pyshacl
import pytest
from conftest import letters, titles
from lxml import etree, html
from protego import Protego
from rdflib import Graph
from rdflib.compare import isomorphic
from rdflib.namespace import RDF, SKOS
from translate.storage import tbx, xliff2
from usp.tree import sitemap_tree_for_homepage

HERE = __file__.rsplit("/", 1)[0]


@pytest.fixture(scope="module")
def pages(site, records):
    """Pages of records in both languages, as language, record and document: the odd ones, which came last, and every fortieth of the others."""
    ids = sorted(records, key=int)
    sample = ids[-12:] + ids[:-12:40]
    return [(language, records[key], site.get(f"/{language}/research/{key}")) for key in sample for language in ("en", "ar")]


def test_extruct_json_ld(pages):
    for language, record, page in pages:
        [work] = [node for node in extruct.extract(page, syntaxes=["json-ld"])["json-ld"] if "headline" in node or "name" in node and "author" in node] or [{}]
        assert letters(work.get("name", "")) in {letters(title) for title in record["title"].values()}, (language, record["key"], work)
        assert len(work.get("author", [])) == len(record["authors"]), record["key"]


def test_extruct_highwire(pages):
    for language, record, page in pages:
        tags = {}
        for meta in html.fromstring(page).iterfind(".//meta[@name]"):
            tags.setdefault(meta.get("name"), []).append(meta.get("content"))
        assert letters(tags["citation_title"][0]) in titles(record), record["key"]
        assert len(tags.get("citation_author", [])) == len(record["authors"]), record["key"]
        assert tags.get("citation_doi", [None]) == [record.get("doi")], record["key"]


def test_coins(site, records):
    """ContextObjects in spans (Z39.88), which Zotero and library tools read, on the rows of lists."""
    for language in ("en", "ar"):
        page = html.fromstring(site.get(f"/{language}/research?sort=-updatedAt&pageSize=100"))
        spans = page.xpath("//span[@class='Z3988']/@title")
        assert len(spans) == 100, len(spans)
        every_title = set().union(*({letters(title) for title in record["title"].values()} for record in records.values()))
        for span in spans:
            values = parse_qs(span, strict_parsing=True)
            assert values["ctx_ver"] == ["Z39.88-2004"]
            [title] = values.get("rft.atitle") or values.get("rft.title") or values["rft.btitle"]
            assert letters(title) in every_title, title


def test_rdflib(site):
    """Turtle and JSON-LD of the dictionary are the same graph; both links of every pair of broader and narrower are there."""
    turtle = Graph().parse(data=site.get("/downloads/terms.ttl"), format="turtle")
    jsonld = Graph().parse(data=site.get("/downloads/terms.skos.jsonld"), format="json-ld")
    assert len(turtle) > 10_000 and isomorphic(turtle, jsonld)
    assert len(set(turtle.subjects(RDF.type, SKOS.Concept))) > 1_000


def test_pyshacl(site):
    graph = Graph().parse(data=site.get("/downloads/terms.ttl"), format="turtle")
    conforms, _, report = pyshacl.validate(graph, shacl_graph=f"{HERE}/skos-shapes.ttl")
    assert conforms, report[:4_000]
    broader = {concept: set(graph.objects(concept, SKOS.broader)) for concept in graph.subjects(RDF.type, SKOS.Concept)}
    assert [concept for concept in broader if concept in set().union(*(set(graph.transitive_objects(one, SKOS.broader)) for one in broader[concept]))] == []


def test_feedparser(site):
    """Every feed that a page names, and those of searches."""
    named = set()
    for path in ("", "/research", "/research?keyword=flood", "/authors/1", "/institutions/1", "/countries/SA", "/terms/regolith", "/developers/changelog"):
        for language in ("en", "ar"):
            page = html.fromstring(site.get(f"/{language}{path}"))
            page.make_links_absolute(site.url)
            named.update(page.xpath("//link[@rel='alternate'][@type='application/atom+xml']/@href"))
    assert len(named) >= 6, named
    named_by = {}
    for address in sorted(named):
        feed = feedparser.parse(site.get(address))
        assert named_by.setdefault(feed.feed.title, address) == address
        assert [link.href for link in feed.feed.links if link.rel == "self"] == [address]
        assert not feed.bozo, (address, feed.bozo_exception)
        assert feed.version == "atom10" and feed.feed.title and feed.feed.id and feed.feed.updated_parsed, address
        assert feed.entries or "keyword=" in address, address
        for entry in feed.entries:
            assert entry.id and entry.title and entry.link.startswith(site.url) and entry.updated_parsed, (address, entry.id)
        assert len({entry.id for entry in feed.entries}) == len(feed.entries), address


def test_translate_toolkit_tbx(site):
    """Terms by the toolkit's reader, which knows the names of TBX 2 (2008): the elements of TBX 3 (ISO 30042:2019) are given those first."""
    older = {"tbx": "martif", "conceptEntry": "termEntry", "langSec": "langSet", "termSec": "tig"}
    root = etree.fromstring(site.get("/downloads/terms.tbx").encode())
    for node in root.iter(etree.Element):
        name = etree.QName(node).localname
        node.tag = older.get(name, name)
    etree.cleanup_namespaces(root)
    store = tbx.tbxfile.parsestring(etree.tostring(root))
    terms = Graph().parse(data=site.get("/downloads/terms.ttl"), format="turtle")
    preferred = {str(name) for name in terms.objects(None, SKOS.prefLabel) if name.language == "en"}
    assert preferred <= {str(unit.source) for unit in store.units}


def test_translate_toolkit_xliff(site, tmp_path):
    """A file for translators is filled in with the toolkit and taken in by Madar."""
    records = tmp_path / "records.jsonl"
    texts = {"Dust & ice on the Moon": "الغبار والجليد على القمر", "A survey of everything": "مسح شامل"}
    lines = [{"key": f"x{number}", "title": {"en": title}, "language": "en", "authors": [], "type": "other", "areas": [], "year": 2020} for number, title in enumerate(texts)]
    records.write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    data, path = tmp_path / "data", tmp_path / "titles.xlf"
    site.run("import", records, data_dir=data)
    site.run("translate", "--missing", "title.ar", "--out", path, data_dir=data)
    store = xliff2.Xliff2File.parsefile(str(path))
    units = [unit for unit in store.units if unit.istranslatable()]
    assert {unit.source for unit in units} == texts.keys()
    for unit in units:
        unit.target = texts[unit.source]
    store.save()
    site.run("translate", "--in", path, data_dir=data)
    assert {record["title"]["en"]: record["title"].get("ar") for record in site.dump(data)} == texts


def test_sitemaps_and_robots(site, records):
    """Every record is found once in each language, and nothing that robots.txt forbids."""
    tree = sitemap_tree_for_homepage(site.url)
    found = Counter(page.url for page in tree.all_pages())
    repeated = {address: count for address, count in found.items() if count > 1}
    assert repeated == {}
    expected = {f"{site.url}/{language}/research/{key}" for key in records for language in ("en", "ar")}
    listed = {address for address in found if "/research/" in address}
    assert listed == expected
    robots = Protego.parse(site.get("/robots.txt"))
    assert list(robots.sitemaps) == [f"{site.url}/sitemap.xml"]
    assert [address for address in found if not robots.can_fetch(address, "Googlebot")] == []
    for path in ("/api/en/Publication/GetAllResearch", "/en/research?keyword=mars", "/en/research.bib", "/downloads/research.jsonl.gz"):
        assert not robots.can_fetch(f"{site.url}{path}", "Googlebot"), path
    for path in ("/en/research?pageIndex=2", "/en/authors?initial=a"):
        assert robots.can_fetch(f"{site.url}{path}", "Googlebot"), path
