"""Compares what our import reads from files with what independent libraries read, and explains the differences by a reviewed table."""

import collections
import csv
import html
import json
import pathlib
import re
import subprocess
import sys
import unicodedata

from foreign_readers import read_file

HERE = pathlib.Path(__file__).parent
FIELDS = "records title titles people editors date venue volume issue pages doi pmid issn isbn".split()
MARKUP = r"</?[A-Za-z][\w:-]*(?:\s[^<>]*)?/?>"


def words(text):
    """The words of a text in lower case, without markup and punctuation."""
    text = re.sub(MARKUP, "", html.unescape(html.unescape(str(text or ""))))
    return " ".join(re.findall(r"[^\W_]+", unicodedata.normalize("NFKC", text).casefold()))


def person(pair):
    given, family = pair
    return words(f"{given or ''} {family or ''}")


def pages(text):
    return re.sub(r"^(.+)-\1$", r"\1", re.sub(r"\s*[-‐-―−]+\s*", "-", str(text or "")).strip())


def our_row(record):
    """A record of ours under the names of the other readers."""
    venue = record.get("venue", {})
    titles = record["title"]
    return {
        "title": titles.get(record["language"]),
        "titles": {language: text for language, text in titles.items() if language != record["language"]},
        "people": [set(map(words, author["name"].values())) for author in record["authors"]],
        "editors": [set(map(words, editor["name"].values())) for editor in record.get("editors", [])],
        "date": record.get("date") or (str(record["year"]) if "year" in record else None),
        "venue": next(iter(venue.get("name", {}).values()), None),
        **{name: record.get(name) for name in ("volume", "issue", "pages", "doi", "pmid")},
        "issn": venue.get("issn"),
        "isbn": venue.get("isbn") or record.get("isbn"),
    }


def comparable(row, field):
    """The value of a field, or the set of values that are right, in the form that is compared."""
    value = row.get(field)
    if field in ("people", "editors"):
        return [name for name in map(person, value or []) if name]
    if field == "titles":
        return sorted(filter(None, map(words, (value or {}).values())))
    if field == "pages":
        return pages(value)
    if field in ("doi", "pmid", "issn", "isbn"):
        values = value if isinstance(value, set) else {value} if value else set()
        return {re.sub(r"-", "", text).lower() if field in ("issn", "isbn") else text.lower() for text in values}
    return words(value)


def difference(theirs, ours, field):
    """Both values if they differ, else None."""
    if field in ("people", "editors"):
        names = comparable(theirs, field)
        if len(names) == len(ours[field]):
            pairs = [pair for pair in zip(names, ours[field]) if pair[0] not in pair[1]]
        else:
            spellings = set().union(*ours[field])
            pairs = [(name, {""}) for name in names if name not in spellings] + [("", other) for other in ours[field] if not other & {*names}] or [(len(names), {str(len(ours[field]))})]
        return ("; ".join(str(name) for name, _ in pairs), "; ".join("/".join(sorted(other)) for _, other in pairs)) if pairs else None
    ours_value = comparable(ours, field)
    if field == "date":
        dates = [date for date in theirs["dates"] if date]
        is_equal = ours["date"] in dates if dates else not ours["date"]
        return None if is_equal else (" | ".join(dates), ours["date"])
    theirs_value = comparable(theirs, field)
    if isinstance(theirs_value, set):
        is_equal = not theirs_value and not ours_value or bool(theirs_value & ours_value)
        return None if is_equal else (" | ".join(sorted(theirs_value)), " | ".join(sorted(ours_value)))
    # Which of the titles is that of the work's own language is not every format's to state.
    if theirs_value == ours_value or field == "title" and theirs_value in comparable(ours, "titles"):
        return None
    if field == "title" and theirs.get("has_formula") and theirs_value.replace(" ", "") == ours_value.replace(" ", ""):
        return None
    if isinstance(theirs_value, list):
        return " | ".join(theirs_value), " | ".join(ours_value)
    return theirs_value, ours_value


def paired(theirs, ours):
    """Rows of the same record: by DOI or title, and the rest by order if both read as many records."""
    free, rest = dict(enumerate(ours)), []
    positions = collections.defaultdict(list)
    for index, row in free.items():
        for key in keys(row):
            positions[key].append(index)
    for row in theirs:
        match = min((index for key in keys(row) for index in positions[key] if index in free), default=None)
        if match is None:
            rest.append(row)
        else:
            yield row, free.pop(match)
    if len(theirs) == len(ours):
        yield from zip(rest, free.values())


def keys(row):
    return {f"{words(row['title'])} {comparable(row, 'doi')}", *comparable(row, "doi"), words(row["title"])} - {""}


def read_explanations():
    with (HERE / "reader-differences.tsv").open(encoding="utf-8", newline="") as file:
        return [row for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]


def compare(node, paths):
    """Counts by format and field, and the differences that the table does not explain."""
    done = subprocess.run([node, "e2e/peers/read-records.ts"], cwd=HERE.parents[1], input="\n".join(map(str, paths)), capture_output=True, text=True, check=True)
    explanations = read_explanations()
    counts, unexplained = collections.defaultdict(collections.Counter), []

    def note(path, kind, field, values):
        counts[kind, field]["compared"] += 1
        if values is None:
            counts[kind, field]["equal"] += 1
            return
        line = f"{path}: {values[0]} => {values[1]}"
        reason = next((row["reason"] for row in explanations if row["format"] in (kind, "*") and row["field"] in (field, "*") and re.search(row["pattern"], line)), None)
        counts[kind, field]["explained" if reason else "unexplained"] += 1
        if not reason:
            unexplained.append((kind, field, line))

    for line in done.stdout.strip().split("\n"):
        file = json.loads(line)
        path = file["path"]
        try:
            result = read_file(path)
        except Exception as error:
            note(path, "any", "records", (f"{type(error).__name__} {error}"[:200], str(len(file["records"]))))
            continue
        if not result:
            continue
        kind, theirs = result
        ours = [our_row(record) for record in file["records"]]
        total = len(ours) + file["refused"]
        note(path, kind, "records", None if total == len(theirs) else (len(theirs), f"{len(ours)} + {file['refused']} refused {file.get('unread', '')}"))
        for row, other in paired(theirs, ours):
            for field in FIELDS[1:]:
                if row.get("dates" if field == "date" else field) is not None:
                    note(f"{path} [{' '.join(str(row['title']).split())[:40]}]", kind, field, difference(row, other, field))
    return counts, unexplained


def main(node, folder):
    paths = sorted(path for path in pathlib.Path(folder).rglob("*") if path.is_file())
    counts, unexplained = compare(node, paths)
    for kind, field, line in unexplained:
        print(f"{kind}\t{field}\t{line}")
    print(f"{'format':12} {'field':8} compared    equal explained unexplained")
    for (kind, field), count in sorted(counts.items()):
        print(f"{kind:12} {field:8} {count['compared']:8} {count['equal']:8} {count['explained']:9} {count['unexplained']:11}")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
