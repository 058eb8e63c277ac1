"""Files that other people's writers make from invented records, read by `npm run import`."""

import bibtexparser
import pytest
import rispy
from bibtexparser.model import Entry, Field
from pymarc import Field as MarcField
from pymarc import Indicators, MARCWriter, Record, Subfield, record_to_xml

# Every text has something that a writer has to escape or to fold, or a sign outside ASCII.
ARTICLE = {
    "doi": "10.5555/peers.1",
    "title": "Dust & ice at 5 % of the Moon's south pole: a survey — part II",
    "authors": [("Noura", "Al-Otaibi"), ("Željko", "Ivezić"), ("Jean-Paul R.", "van der Berg")],
    "year": 2024,
    "venue": "Example Journal of Space Science",
    "volume": "12",
    "issue": "3",
    "pages": "101-130",
    "keywords": ["lunar dust", "remote sensing"],
    "abstract": "We survey 100 % of the cold traps. “Quotes”, commas, and \u03b1-particles: all are read.",
    "language": "en",
    "type": "journal-article",
}
ARABIC = {
    "doi": "10.5555/peers.2",
    "title": "رصد العواصف الغبارية فوق «شبه الجزيرة العربية» بتقنية GNSS-R",
    "authors": [("عبد الله", "آل سعود"), ("نورة", "العتيبي")],
    "year": 2021,
    "venue": "مجلة مثال لعلوم الفضاء",
    "volume": "4",
    "issue": "1",
    "pages": "7-19",
    "keywords": ["عواصف غبارية", "استشعار عن بعد"],
    "abstract": "تعرض الدراسة طريقة لرصد الغبار، وتبيّن معايرتها؛ وهل تصلح لغيره؟",
    "language": "ar",
    "type": "journal-article",
}
REPORT = {
    "doi": "10.5555/peers.3",
    "title": "Debris conjunction screening with public catalogues",
    "authors": [("Fahd", "Al-Harbi")],
    "year": 2025,
    "publisher": "Example University",
    "keywords": ["space debris"],
    "abstract": "A short report.",
    "language": "en",
    "type": "technical-report",
}
WORKS = [ARTICLE, ARABIC, REPORT]

# What each program calls the types and languages of the works: BibTeX, RIS and the level of MARC; BibLaTeX and MARC.
TYPES = {"journal-article": ("article", "JOUR", "b"), "technical-report": ("techreport", "RPRT", "m")}
LANGUAGES = {"en": ("english", "eng"), "ar": ("arabic", "ara")}


def inverted(work):
    return [f"{family}, {given}" for given, family in work["authors"]]


def filled(fields):
    return {name: value for name, value in fields.items() if value}


def write_bibtexparser(path):
    library = bibtexparser.Library()
    for number, work in enumerate(WORKS):
        fields = {
            "title": work["title"],
            "author": " and ".join(inverted(work)),
            "year": str(work["year"]),
            "journal": work.get("venue"),
            "institution": work.get("publisher"),
            "volume": work.get("volume"),
            "number": work.get("issue"),
            "pages": work.get("pages", "").replace("-", "--") or None,
            "doi": work["doi"],
            "keywords": ", ".join(work["keywords"]),
            "abstract": work["abstract"],
            "language": LANGUAGES[work["language"]][0],
        }
        library.add(Entry(TYPES[work["type"]][0], f"peer{number}", [Field(*field) for field in filled(fields).items()]))
    middleware = [bibtexparser.middlewares.LatexEncodingMiddleware()]
    bibtexparser.write_file(str(path), library, prepend_middleware=middleware, encoding="utf-8")


def write_rispy(path):
    entries = []
    for number, work in enumerate(WORKS):
        start, _, end = work.get("pages", "").partition("-")
        entry = {
            "type_of_reference": TYPES[work["type"]][1],
            "id": f"peer{number}",
            "title": work["title"],
            "authors": inverted(work),
            "year": str(work["year"]),
            "journal_name": work.get("venue"),
            "publisher": work.get("publisher"),
            "volume": work.get("volume"),
            "number": work.get("issue"),
            "start_page": start,
            "end_page": end,
            "doi": work["doi"],
            "keywords": work["keywords"],
            "abstract": work["abstract"],
            "language": work["language"],
        }
        entries.append(filled(entry))
    with path.open("w", encoding="utf-8") as file:
        rispy.dump(entries, file)


def marc_records():
    for number, work in enumerate(WORKS):
        record = Record(force_utf8=True)
        record.leader = f"     na{TYPES[work['type']][2]} a22      i 4500"

        def add(tag, indicators, **subfields):
            codes = [Subfield(code, text) for code, text in subfields.items()]
            record.add_field(MarcField(tag, indicators=Indicators(*indicators), subfields=codes))

        record.add_field(MarcField("001", data=f"peer{number}"))
        record.add_field(MarcField("008", data=f"240101s{work['year']}    xx       {'t' if work['type'] == 'technical-report' else ' '}    000 0 {LANGUAGES[work['language']][1]} d"))
        add("024", "7 ", **{"a": work["doi"], "2": "doi"})
        for index, name in enumerate(inverted(work)):
            add("100" if index == 0 else "700", "1 ", a=name)
        add("245", "10", a=work["title"])
        if "publisher" in work:
            add("264", " 1", b=work["publisher"], c=str(work["year"]))
        add("520", "  ", a=work["abstract"])
        for keyword in work["keywords"]:
            add("653", "  ", a=keyword)
        if "venue" in work:
            place = f"Vol. {work['volume']}, no. {work['issue']} ({work['year']}), p. {work['pages']}"
            add("773", "0 ", t=work["venue"], g=place)
        yield record


def write_marcxml(path):
    body = "".join(record_to_xml(record, namespace=True).decode() for record in marc_records())
    path.write_text(f'<collection xmlns="http://www.loc.gov/MARC21/slim">{body}</collection>', encoding="utf-8")


def write_marc(path):
    with path.open("wb") as file:
        writer = MARCWriter(file)
        for record in marc_records():
            writer.write(record)
        writer.close()


@pytest.mark.parametrize(
    ("write", "name"),
    [(write_bibtexparser, "works.bib"), (write_rispy, "works.ris"), (write_marcxml, "works.xml"), (write_marc, "works.mrc")],
    ids=["bibtexparser", "rispy", "pymarc-xml", "pymarc-binary"],
)
def test_import(site, tmp_path, write, name):
    path = tmp_path / name
    write(path)
    site.run("import", path, data_dir=tmp_path / "data")
    assert sorted((comparable(record) for record in site.dump(tmp_path / "data")), key=lambda row: row["doi"]) == [
        expected(work) for work in WORKS
    ]


def comparable(record):
    language = record["language"]
    return {
        **{name: record.get(name) for name in ("doi", "year", "volume", "issue", "type", "language")},
        "pages": (record.get("pages") or "").replace("–", "-") or None,
        "title": record["title"],
        "abstract": record["abstract"],
        "keywords": record["keywords"],
        "authors": [next(iter(author["name"].values())) for author in record["authors"]],
        "venue": record.get("venue", {}).get("name", {}).get(language) or record.get("publisher"),
    }


def expected(work):
    return {
        **{name: work.get(name) for name in ("doi", "year", "volume", "issue", "type", "language", "pages")},
        **{name: {work["language"]: work[name]} for name in ("title", "abstract", "keywords")},
        "authors": [f"{given} {family}" for given, family in work["authors"]],
        "venue": work.get("venue") or work["publisher"],
    }
