import type { Operation } from '#lib/contract/operation.ts';
import type { Fault } from '#lib/contract/problems/faults.ts';
import { checkQuery } from '#lib/service/operations/check-query.ts';
import { parseValue, type Value } from '#lib/service/operations/value.ts';

export interface ReadParameters {
  /** By canonical name, in the types of the registry; what was not sent is absent, defaults included. */
  readonly values: ReadonlyMap<string, Value>;
  /** Everything that is wrong, at once. Empty when the call may go on. */
  readonly faults: readonly Fault[];
}

/** Reads the query of a call strictly: nothing is clamped, trimmed into shape or ignored, except a lone `_` that some clients add against caches. */
export function readParameters(operation: Operation, search: URLSearchParams): ReadParameters {
  const parameters = new Map(operation.query.map((parameter) => [parameter.name.toLowerCase(), parameter]));
  const sent = new Map<string, string[]>();
  for (const [name, value] of search) {
    if (name === '_') continue;
    const key = parameters.get(name.toLowerCase())?.name ?? name;
    sent.set(key, [...(sent.get(key) ?? []), value]);
  }
  const values = new Map<string, Value>();
  const faults: Fault[] = [];
  for (const [name, texts] of sent) {
    const kind = parameters.get(name.toLowerCase())?.kind;
    if (!kind) {
      faults.push(unknownParameter(operation, name, texts[0] as string));
    } else if (kind.type === 'names') {
      values.set(name, [...new Set(texts.flatMap((text) => (parseValue(kind, text) ?? []) as readonly string[]))]);
    } else if (texts.length > 1) {
      faults.push({ parameter: name, code: 'repeated_parameter', value: texts.join(', ') });
    } else {
      const value = parseValue(kind, texts[0] as string);
      if (value !== undefined) values.set(name, value);
    }
  }
  for (const [name, value] of values) if (Array.isArray(value) && value.length === 0) values.delete(name);
  if (values.has('cursor') && values.has('pageIndex')) faults.push({ parameter: 'cursor', code: 'cursor_conflict' });
  const asSent = (fault: Fault): Fault => {
    const texts = sent.get(fault.parameter);
    return texts?.length === 1 && fault.value !== undefined ? { ...fault, value: texts[0] as string } : fault;
  };
  const all = [...faults, ...checkQuery(operation, Object.fromEntries(values)).map(asSent)];
  const order = [...sent.keys()];
  return { values, faults: all.sort((a, b) => order.indexOf(a.parameter) - order.indexOf(b.parameter)) };
}

function unknownParameter(operation: Operation, name: string, value: string): Fault {
  const suggestion = suggestParameter(
    name,
    operation.query.map((entry) => entry.name),
  );
  return { parameter: name, code: 'unknown_parameter', value, ...(suggestion && { variant: 'did_you_mean', suggestion }) };
}

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
function suggestParameter(sent: string, known: readonly string[]): string | undefined {
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
