"""Bibliographic files as the libraries of others read them, for a comparison with our import. Written from the formats' definitions, not from our readers.

A reader returns one row per record: `title` (`has_formula`: its blanks have no meaning), `titles` by language, `people` and `editors` as pairs (given, family) with None as the given name of a group,
`dates` (each of which may be right), `venue`, `volume`, `issue`, `pages`, and sets of `doi`, `arxiv`, `pmid`, `issn` and `isbn`. An absent member is not compared.
"""

import csv
import io
import json
import pathlib
import re

import nbib
import openpyxl
import rispy
from peer_values import DOI, ISBN, ISSN, date_of, inverted, matches, page_range
from pybtex.database import InvalidNameString, Person
from pybtex.database.input.bibtex import LowLevelParser, month_names
from pylatexenc.latex2text import LatexNodes2Text
from rispy.config import LIST_TYPE_TAGS, TAG_KEY_MAPPING
from xml_readers import read_marc, read_xml

MONTH_MACROS = {spelling: month for name, month in month_names.items() for spelling in (name, name.title(), name.upper())}


# BibTeX: pybtex parses the file and the names, pylatexenc decodes TeX.


def read_bibtex(data):
    # The parser requires keys.
    text = re.sub(r"(@\w+\s*[{(]\s*),", r"\1key,", decode(data))
    decode_tex = LatexNodes2Text(math_mode="text", keep_comments=True).latex_to_text

    def plain(value):
        return re.sub(r"\^|(?<=\w)_(?=\d|\w\b)", "", decode_tex(re.sub(r"(?<!\\)%", r"\\%", value)).replace("~", " ")) if value else None

    def person(name):
        try:
            parsed = Person(name)
        except InvalidNameString:
            return (None, plain(name))
        if re.fullmatch(r"\s*\{.*\}\s*", name, re.S) and "," not in re.sub(r"\{.*\}", "", name, flags=re.S):
            return (None, plain(name))
        given = plain(" ".join(parsed.first_names + parsed.middle_names))
        family = plain(" ".join(parsed.prelast_names + parsed.last_names + parsed.lineage_names))
        return (given or None, family)

    def people(value):
        names = re.split(r"\s+and\s+(?![^{]*\}(?![^{}]*\{))", value.strip()) if value else []
        return [person(name) for name in names if name.strip() and name.strip() != "others"]

    rows = []
    for kind, parts in LowLevelParser(text, handle_error=lambda error: None, macros=MONTH_MACROS):
        if kind.lower() in ("comment", "string", "preamble"):
            continue
        fields = parts[1]
        values = {name.lower(): "".join(value) if not isinstance(value, str) else value for name, value in fields}
        get = values.get
        # A macro of ADS stands for a journal that only its style file has.
        venue = get("journal") or get("journaltitle") or get("booktitle") or ""
        rows.append(
            {
                "title": " ".join(filter(None, (plain(get("title")), plain(get("subtitle"))))),
                "has_formula": "$" in get("title", ""),
                "people": people(get("author")),
                "editors": people(get("editor")),
                "dates": [date_of(plain(get("date"))) or date_of(plain(get("year")), plain(get("month")), get("day"))],
                "venue": None if re.match(r"\\\w+$", venue) else plain(venue),
                "volume": plain(get("volume")),
                "issue": plain(get("number") or get("issue")),
                "pages": plain(get("pages")),
                "doi": matches(DOI, get("doi", "").replace("\\", "")),
                "issn": matches(ISSN, get("issn")),
                "isbn": matches(ISBN, get("isbn")),
                "pmid": matches(r"^\d+$", get("pmid")),
            }
        )
    return rows


# Tagged formats: rispy and nbib.


def read_ris(data):
    rows = []
    # Both tags of authors are one list, in the order of the file.
    for entry in rispy.loads(decode(data), mapping={**TAG_KEY_MAPPING, "A1": "authors"}, list_tags=[*LIST_TYPE_TAGS], skip_unknown_tags=True):

        def get(*names):
            return next((entry[name] for name in names if entry.get(name)), None)

        is_part = entry.get("type_of_reference") in ("CHAP", "CONF", "CPAPER", "ECHAP")
        # Web of Science has the month and the day without the year.
        year = get("year", "publication_year") or ""
        dates = {date_of(get("date")), date_of(get("year")), date_of(get("publication_year")), date_of(year[:4], re.sub(r"^\d{4} ", "", get("date") or ""))}
        rows.append(
            {
                "title": get("title", "primary_title"),
                "people": [inverted(name) for name in entry.get("authors", [])],
                "dates": [date for date in dates if date],
                "venue": get("journal_name", "secondary_title", "alternate_title3") if not is_part else get("secondary_title", "journal_name"),
                "volume": get("volume"),
                "issue": get("number"),
                "pages": page_range(get("start_page"), get("end_page")),
                "doi": matches(DOI, get("doi")),
                "issn": matches(ISSN, get("issn")),
            }
        )
    return rows


def read_nbib(data):
    rows = []
    for entry in nbib.read(decode(data)):
        people = [inverted(person["author"]) for person in entry.get("authors", [])]
        rows.append(
            {
                "title": entry.get("title"),
                "people": [*people, *((None, name) for name in [entry.get("corporate_author")] if name)],
                "dates": [date_of(entry.get("publication_date"))],
                "venue": entry.get("journal") or entry.get("journal_abbreviated"),
                "volume": entry.get("journal_volume"),
                "issue": entry.get("journal_issue"),
                "pages": entry.get("pages"),
                "doi": {entry["doi"]} if "doi" in entry else set(),
                "pmid": {str(entry["pubmed_id"])} if "pubmed_id" in entry else set(),
                "issn": {entry[name] for name in ("electronic_issn", "print_issn", "linking_issn") if name in entry},
            }
        )
    return rows


# DataCite: json.


def read_datacite(data):
    """Records of DataCite's JSON, of which the XML is another form: an attributes object, alone or in `data`. None for other JSON."""
    answer = json.loads(data)
    works = answer.get("data", answer) if isinstance(answer, dict) else answer
    works = [work.get("attributes", work) for work in (works if isinstance(works, list) else [works]) if isinstance(work, dict)]
    if not works or not all("doi" in work and "creators" in work for work in works):
        return None

    def person(node):
        if node.get("nameType") == "Organizational":
            return (None, node.get("name"))
        return (node["givenName"], node["familyName"]) if node.get("familyName") and node.get("givenName") else inverted(node.get("name", ""))

    return [
        {
            "title": " ".join(title["title"] for kind in (None, "Subtitle") for title in work["titles"] if title.get("titleType") == kind),
            "people": [person(creator) for creator in work["creators"]],
            "dates": [str(date["date"])[:10] for date in work.get("dates", []) if date.get("dateType") == "Issued"] + [str(work.get("publicationYear") or "")],
            "doi": {work["doi"]} if work.get("doi") else set(),
        }
        for work in works
    ]


# Tables: csv and openpyxl. The heading of a column tells what it holds.

HEADINGS = {
    "title": ("title", "article title", "document title", "item title", "primary_title"),
    "people": ("authors", "author", "author full names"),
    "venue": ("source title", "publication title", "journal", "source", "journal/book", "container-title", "journal_name"),
    "volume": ("volume", "journal volume"),
    "issue": ("issue", "journal issue", "number"),
    "doi": ("doi", "item doi"),
    "pmid": ("pmid", "pubmed id"),
    "pages": ("pages",),
}


def read_csv(data):
    text = decode(data)
    dialect = max(",;\t", key=text.split("\n", 1)[0].count)
    return table_rows(csv.reader(io.StringIO(text, newline=""), delimiter=dialect))


def read_workbook(data):
    sheet = openpyxl.load_workbook(io.BytesIO(data), read_only=True).worksheets[0]
    return table_rows(["" if cell is None else str(cell) for cell in row] for row in sheet.iter_rows(values_only=True))


def table_rows(lines):
    heading, *lines = [line for line in lines if any(cell.strip() for cell in line)] or [[]]
    columns = [cell.strip().lower().lstrip("\ufeff") for cell in heading]
    rows = []
    for line in lines:
        cells = dict(zip(columns, (cell.strip() for cell in line)))
        row = {name: next((cells[column] for column in aliases if cells.get(column)), None) for name, aliases in HEADINGS.items()}
        people = row["people"] or ""
        separator = r"\s*;\s*" if ";" in people else r"\s+and\s+" if " and " in people else None
        row["people"] = [inverted(name) for name in re.split(separator, people.strip("; ")) if name] if separator else None
        row["dates"] = [date for column, cell in cells.items() if re.search(r"\b(year|date|pubyear)\b", column.replace("_", " ")) for date in (date_of(cell), date_of(cell[:4])) if date]
        row["doi"] = matches(DOI, row["doi"])
        row["pmid"] = matches(r"^\d+$", row["pmid"])
        rows.append(row)
    return rows


def decode(data):
    encodings = ["utf-16"] if data[:2] in (b"\xff\xfe", b"\xfe\xff") else ["utf-8-sig", "cp1252"]
    return next((text for encoding in encodings if (text := try_decode(data, encoding)) is not None), data.decode("latin-1"))


def try_decode(data, encoding):
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return None


def read_file(path):
    """The format of a file and its rows; None if no reader here is for it."""
    data = pathlib.Path(path).read_bytes()
    head = data[:3000].decode("latin-1")
    suffix = pathlib.Path(path).suffix.lower()
    if data[:4] == b"PK\x03\x04" and suffix == ".xlsx":
        return "workbook", read_workbook(data)
    if suffix in (".mrc", ".marc"):
        return "MARC", read_marc(data)
    if suffix in (".xml", ".nxml", ".mods") or head.lstrip("\ufeffï»¿ \n").startswith("<?xml"):
        return read_xml(data)
    if re.search(r"^PMID ?- *\d", head, re.M):
        return "MEDLINE", read_nbib(data)
    if re.search(r"^TY  - ", head, re.M):
        return "RIS", read_ris(data)
    if suffix == ".json":
        works = read_datacite(data)
        return works and ("DataCite", works)
    if suffix == ".bib":
        return "BibTeX", read_bibtex(data)
    return ("CSV", read_csv(data)) if suffix in (".csv", ".tsv") else None
