"""XML and MARC as lxml with XPath on local names, and pymarc, read them."""

import html
import io
import re

import pymarc
from lxml import etree
from peer_values import DOI, ISBN, ISSN, date_of, inverted, matches, page_range

PARSER = etree.XMLParser(recover=True, resolve_entities=False, load_dtd=False, no_network=True, huge_tree=True)
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
OTHER_ROLES = re.compile(r"edit|\bed\.|hrsg|herausg|transl|übers|tradu|perev|tarjum|murattib|illus|foreword|sponsor|submit|pod red|redak|compil|coord|publish|narrat", re.I)
NOTES = ("xref", "fn", "tex-math", "annotation", "index-term")


def read_marc(data):
    return [marc_row(record) for record in pymarc.MARCReader(data, to_unicode=True, permissive=True, utf8_handling="replace") if record]


def read_marcxml(root):
    return [marc_row(record) for record in pymarc.parse_xml_to_array(io.BytesIO(etree.tostring(root)))]


def marc_row(record):
    def texts(tags, codes):
        return [" ".join(field.get_subfields(*codes)) for field in record.get_fields(*tags.split())]

    def person(field):
        if field.tag[1:] != "00":
            return (None, " ".join(field.get_subfields("a", "b")))
        name = field.get("a", "").rstrip(" ,")
        return inverted(name.rstrip(".") if re.search(r"\w{3,}\.$", name) else name)

    def is_author(field):
        """Whether the statement of responsibility has no other role for a person whose entry has none."""
        name = re.split("[,.]", field.get("a", ""))[0].casefold()
        parts = [part for text in texts("245 880", "c") for part in text.split(";") if name in part.casefold()]
        return not field.get("5") and not (parts and OTHER_ROLES.search(parts[0]))

    fixed = record["008"].data if "008" in record else ""
    imprint = [*texts("502 773", "dg"), *(text for field in record.get_fields("260", "264") if field.indicator2 in " 1" for text in field.get_subfields("c"))]
    years = matches(r"(?<!\d)(?:1[4-9]|20)\d\d(?!\d)", fixed[7:11], fixed[11:15], *imprint)
    host = record.get("773")
    roles = {field: {role.strip(" .,").lower() for role in field.get_subfields("e", "4")} for field in record.get_fields("100", "110", "111", "700", "710", "711")}
    authors = [field for field in roles if not field.get("t") and (field.tag[0] == "1" and not roles[field] & {"ed", "edt", "editor"} or roles[field] & {"aut", "author", "joint author"} or not roles[field] and is_author(field))]
    return {
        # A title in the original script is linked to the romanised one.
        "title": ([*(" ".join(field.get_subfields("a", "b", "n", "p")) for field in record.get_fields("880") if field.get("6", "").startswith("245")), *texts("245", "abnp")] or [None])[0],
        "people": [person(field) for field in authors],
        "dates": sorted(years),
        "venue": host.get("t") if host else None,
        "isbn": matches(ISBN, *texts("020", "a")),
        "issn": matches(ISSN, *texts("022", "a"), *texts("773", "x")),
        "doi": matches(DOI, *(field.get("a") for field in record.get_fields("024") if field.get("2") == "doi")),
    }


def xpath(node, path):
    """The nodes of a path whose steps are local names."""
    steps = [re.sub(r"^((?:[a-z-]+::)?)([A-Za-z][\w-]*)", r"\1*[local-name()='\2']", step) for step in re.split(r"/(?![^\[]*\])", path)]
    return node.xpath("/".join(steps))


def text_of(node, *dropped):
    """The text of an element without the named elements in it."""
    if node is None:
        return None
    parts = [node.text or ""]
    for child in node:
        if isinstance(child.tag, str) and etree.QName(child).localname not in dropped:
            parts.append(text_of(child, *dropped) or "")
        parts.append(child.tail or "")
    return "".join(parts)


def first(node, path, *dropped):
    return next((text for child in xpath(node, path) if (text := (text_of(child, *dropped) or "").strip())), None)


def every(node, path, *dropped):
    return [text for child in xpath(node, path) if (text := (text_of(child, *dropped) or "").strip())]


def read_jats(article):
    [meta, *_] = xpath(article, "front/article-meta") or xpath(article, "front-stub") or [article]
    [journal, *_] = xpath(article, "front/journal-meta") or [article]

    def person(node):
        names = xpath(node, "name") or xpath(node, "name-alternatives/name") or xpath(node, "string-name") or xpath(node, "name-alternatives/string-name")
        if names:
            family = " ".join(filter(None, (first(names[0], "surname"), first(names[0], "suffix"))))
            yield (first(names[0], "given-names"), family) if family else (None, text_of(names[0]))
        for group in xpath(node, "collab"):
            yield (None, text_of(group, *NOTES, "contrib-group", "aff", "email", "address"))

    def people(kinds):
        # The members of a group follow it.
        contribs = xpath(meta, "contrib-group//contrib")
        return [pair for node in contribs if node.get("contrib-type", "author") in kinds for pair in person(node) if pair[1]]

    translations = xpath(meta, "title-group/trans-title-group")
    dates = [date_of(first(node, "year"), first(node, "month"), first(node, "day")) for node in xpath(meta, "pub-date") if node.get("pub-type") not in ("nihms-submitted", "pmc-release")]
    return [
        {
            "title": " ".join([*every(meta, "title-group/article-title", *NOTES), *every(meta, "title-group/subtitle", *NOTES)]),
            "has_formula": bool(meta.xpath(".//*[local-name()='article-title']//*[local-name()='math' or local-name()='tex-math']")),
            "titles": {(node.get(LANGUAGE) or "").lower(): first(node, "trans-title", *NOTES) for node in translations},
            "people": people(("author", "collab", "group")),
            "editors": people(("editor",)),
            "dates": [date for date in dates if date],
            "venue": first(journal, "journal-title-group/journal-title") or first(journal, "journal-title"),
            "volume": first(meta, "volume"),
            "issue": first(meta, "issue"),
            "isbn": matches(ISBN, *every(journal, "isbn"), *every(meta, "isbn")),
            "pages": page_range(first(meta, "fpage"), first(meta, "lpage")) or first(meta, "elocation-id"),
            "doi": set(every(meta, "article-id[@pub-id-type='doi']")),
            "pmid": set(every(meta, "article-id[@pub-id-type='pmid']")),
            "issn": set(every(journal, "issn")),
        }
    ]


def read_mods(mods):
    def person(node):
        given = " ".join(every(node, "namePart[@type='given']"))
        family = " ".join(every(node, "namePart[@type='family']"))
        name = " ".join(every(node, "namePart[not(@type)]"))
        if node.get("type") in ("corporate", "conference"):
            return (None, name)
        return (given, family) if family else inverted(name)

    def roles(node):
        return {role.lower().rstrip(".") for role in every(node, "role/roleTerm")}

    author = {"author", "creator", "aut", "cre"}
    names = xpath(mods, "name")
    [title, *_] = [node for node in xpath(mods, "titleInfo") if not node.get("type")] or [None]
    [host, *_] = xpath(mods, "relatedItem[@type='host']") or [mods]
    parts = [*xpath(mods, "part"), *xpath(host, "part")]
    detail = {kind: next((value for part in parts if (value := first(part, f"detail[@type='{kind}']/number"))), None) for kind in ("volume", "issue", "number")}
    extent = next((node for part in parts for node in xpath(part, "extent")), None)
    return [
        {
            "title": title is not None and " ".join(text for tag in ("nonSort", "title", "subTitle", "partNumber", "partName") for text in every(title, tag)),
            "people": [person(node) for node in names if not roles(node) or roles(node) & author],
            "editors": [person(node) for node in names if roles(node) & {"editor", "edt"}],
            "dates": [text[:10] for text in every(mods, "originInfo/dateIssued") + every(host, "originInfo/dateIssued") + every(host, "part/date")],
            "venue": first(host, "titleInfo[not(@type)]/title") if host is not mods else None,
            "volume": detail["volume"],
            "issue": detail["issue"] or detail["number"],
            "pages": extent is not None and page_range(first(extent, "start"), first(extent, "end")) or None,
            "doi": matches(DOI, *every(mods, "identifier[@type='doi']")),
            "issn": matches(ISSN, *every(mods, "identifier[@type='issn']"), *every(host, "identifier[@type='issn']")),
        }
    ]


def read_dublin_core(record):
    return [
        {
            "title": first(record, "title"),
            "people": [inverted(name) for name in every(record, "creator")],
            "dates": [text[:10] for text in every(record, "date")],
            "doi": matches(DOI, *every(record, "identifier")),
        }
    ]


XML_READERS = {
    "JATS": ("article[*[local-name()='front']/*]", read_jats),
    "MODS": ("mods", read_mods),
    "Dublin Core": ("dc", read_dublin_core),
    "MARCXML": ("record[*[local-name()='leader']]", read_marcxml),
}


def read_xml(data):
    """The format of the records of an XML file, and the records; None for a format that is not compared."""
    # The files name entities that only their DTD defines.
    text = re.sub(rb"&(?!amp;|lt;|gt;|quot;|apos;)(\w+);", lambda name: html.unescape(name[0].decode()).encode("ascii", "xmlcharrefreplace"), data)
    root = etree.fromstring(text, PARSER)
    if root is None:
        return None
    for name, (element, read) in XML_READERS.items():
        nodes = xpath(root, f"descendant-or-self::{element}")
        if nodes:
            return name, [row for node in nodes for row in read(node)]
    return None


