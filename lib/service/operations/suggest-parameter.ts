/** What callers of other services are used to call these parameters. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  keyword: ['q', 'query', 'search', 'text', 'term', 'keywords'],
  pageIndex: ['page', 'pagenumber', 'p', 'offset', 'start'],
  pageSize: ['size', 'limit', 'perpage', 'rows', 'count', 'take'],
  researchTypeId: ['type', 'typeid', 'researchtype'],
  focusedAreaId: ['area', 'areaid', 'focusedarea', 'researchareaid', 'subject', 'topic'],
  authorId: ['author'],
  fromYear: ['from', 'yearfrom', 'startyear', 'minyear', 'year'],
  toYear: ['to', 'yearto', 'endyear', 'maxyear'],
  sort: ['order', 'orderby', 'sortby'],
  language: ['lang'],
  updatedSince: ['since', 'modifiedsince', 'updatedafter', 'from_date'],
  fields: ['select', 'include'],
  facets: ['facet', 'group', 'groupby'],
  cursor: ['token', 'after', 'resumptiontoken'],
};

/** The parameter that a caller probably meant, or undefined when none is near. */
export function suggestParameter(sent: string, known: readonly string[]): string | undefined {
  const folded = sent.toLowerCase().replace(/[-_[\]\s]/g, '');
  const byName = known.find((name) => name.toLowerCase() === folded || otherNames[name]?.includes(folded));
  if (byName) return byName;
  const nearest = known
    .map((name) => ({ name, distance: editDistance(folded.slice(0, 40), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0];
  // A third of the letters may be wrong, as in spelling checkers.
  return nearest && nearest.distance <= Math.max(1, Math.floor(nearest.name.length / 3)) ? nearest.name : undefined;
}

/** Levenshtein distance, one row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next[j] = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
