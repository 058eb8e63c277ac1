import type { Operation } from '#lib/contract/operation.ts';
import type { Parameter } from '#lib/contract/parameters/parameter.ts';
import type { Fault } from '#lib/contract/problems/faults.ts';
import { limits } from '#lib/domain/query.ts';
import { readValue, type Value } from './read-value.ts';

export interface ReadParameters {
  /** By canonical name; what was not sent is absent, defaults included. */
  readonly values: ReadonlyMap<string, Value>;
  /** Everything that is wrong, at once. Empty when the call may go on. */
  readonly faults: readonly Fault[];
}

/** Reads the query of a call strictly: nothing is clamped, trimmed into shape or ignored, except a lone `_` that some clients add against caches. */
export function readParameters(operation: Operation, search: URLSearchParams): ReadParameters {
  const known = new Map(operation.query.map((parameter) => [parameter.name.toLowerCase(), parameter]));
  const sent = new Map<string, string[]>();
  for (const [name, value] of search) {
    if (name === '_') continue;
    const key = known.get(name.toLowerCase())?.name ?? name;
    sent.set(key, [...(sent.get(key) ?? []), value]);
  }
  const values = new Map<string, Value>();
  const faults: Fault[] = [];
  for (const [name, texts] of sent) {
    const parameter = known.get(name.toLowerCase());
    if (!parameter) {
      const suggestion = suggestParameter(
        name,
        operation.query.map((entry) => entry.name),
      );
      faults.push({
        parameter: name,
        code: 'unknown_parameter',
        value: texts[0] as string,
        ...(suggestion && { variant: 'did_you_mean', suggestion }),
      });
    } else if (parameter.kind.type === 'names') {
      readNames(parameter, parameter.kind, texts, values, faults);
    } else if (texts.length > 1) {
      faults.push({ parameter: name, code: 'repeated_parameter', value: texts.join(', ') });
    } else {
      readOne(parameter, texts[0] as string, values, faults);
    }
  }
  faults.push(...crossFaults(values));
  return { values, faults };
}

/** What the API would refuse of a query that is given as an object: the same rules for who asks in this process. */
export function checkQuery(operation: Operation, values: ReadonlyMap<string, Value>): readonly Fault[] {
  const read = new Map<string, Value>();
  const faults: Fault[] = [];
  for (const parameter of operation.query) {
    const value = values.get(parameter.name);
    if (value === undefined) continue;
    if (parameter.kind.type === 'names') readNames(parameter, parameter.kind, value as readonly string[], read, faults);
    else readOne(parameter, String(value), read, faults);
  }
  return [...faults, ...crossFaults(values)];
}

function readOne(parameter: Parameter, text: string, values: Map<string, Value>, faults: Fault[]): void {
  const result = readValue(parameter.kind, text);
  if (result === undefined) return;
  if ('fault' in result) faults.push({ parameter: parameter.name, value: text, ...result.fault });
  else values.set(parameter.name, result.value);
}

/** A parameter that may be sent several times. */
function readNames(
  parameter: Parameter,
  kind: Parameter['kind'] & { readonly type: 'names' },
  texts: readonly string[],
  values: Map<string, Value>,
  faults: Fault[],
): void {
  const names: string[] = [];
  for (const text of texts) {
    const result = readValue({ type: 'text', lengthMax: kind.lengthMax }, text);
    if (result && 'fault' in result) faults.push({ parameter: parameter.name, value: text, ...result.fault });
    else if (result && !names.includes(result.value as string)) names.push(result.value as string);
  }
  if (names.length > kind.countMax) faults.push({ parameter: parameter.name, code: 'too_many_values', allowed: { max: kind.countMax } });
  else if (names.length > 0) values.set(parameter.name, names);
}

/** What is right by itself and wrong together. */
function crossFaults(values: ReadonlyMap<string, Value>): Fault[] {
  const faults: Fault[] = [];
  const number = (name: string, fallback: number) => (values.get(name) as number | undefined) ?? fallback;
  const [from, to] = [values.get('fromYear'), values.get('toYear')];
  if (typeof from === 'number' && typeof to === 'number' && from > to) {
    faults.push({ parameter: 'fromYear', code: 'year_range_inverted', value: String(from) });
  }
  const reach = number('pageIndex', 1) * number('pageSize', limits.pageSizeDefault);
  if (values.has('cursor')) {
    if (values.has('pageIndex')) faults.push({ parameter: 'cursor', code: 'cursor_conflict' });
  } else if (reach > limits.pageWindow) {
    faults.push({
      parameter: 'pageIndex',
      code: 'page_window_exceeded',
      allowed: { max: limits.pageWindow },
      value: String(values.get('pageIndex') ?? 1),
    });
  }
  return faults;
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
