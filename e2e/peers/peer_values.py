"""Values that bibliographic formats have in common, as the readers of other people's libraries need them."""

import re

SUFFIX = r"(?:Jr|Sr|II|III|IV|2nd|3rd|4th)\b\.?"
MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
ISSN = r"(?<![\d-])\d{4}-?\d{3}[\dX]\b"
ISBN = r"\b(?:97[89][- ]?)?\d(?:[- ]?\d){8}[- ]?[\dX]\b"
DOI = r"\b10\.\d{4,9}/[^\s\"{}]*[^\s\"{}.,;]"


def date_of(*parts):
    """A date of a year, a month by number or name, and a day, in any order in which the month comes before the day or has a name."""
    words = re.findall(r"\d+|[^\W\d_]{3,}", " ".join(str(part) for part in parts if part).lower())
    year = next((word for word in words if re.fullmatch(r"\d{4}", word)), None)
    if not year:
        return None
    words.remove(year)
    numbers = [int(word) for word in words if word.isdigit()]
    month = next((MONTHS.index(word[:3]) + 1 for word in words if word[:3] in MONTHS), None) or (numbers.pop(0) if numbers else 0)
    if not 1 <= month <= 12:
        return year
    return f"{year}-{month:02}-{numbers[0]:02}" if numbers and 1 <= numbers[0] <= 31 else f"{year}-{month:02}"


def inverted(name):
    """`Family, Given` as a pair. A name without a comma has no known parts."""
    family, comma, given = name.partition(",")
    # A suffix may follow the family name or the given names. Alone it is initials.
    suffix = re.search(rf"(?:^|[\s,])({SUFFIX})(?=\s*(?:,|$))", given)
    if suffix and given.strip() != suffix[1]:
        given, family = given.replace(suffix[1], "", 1).strip(" ,"), f"{family} {suffix[1]}"
    return (given.strip(), family.strip()) if comma else (None, name.strip())


def page_range(first, last):
    first, last = (str(part or "").strip() for part in (first, last))
    return f"{first}-{last}" if first and last and first != last else first or None


def matches(pattern, *texts):
    return {match for text in texts if text for match in re.findall(pattern, str(text), re.I)}
