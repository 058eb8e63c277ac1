import { damerau } from '#lib/base/damerau.ts';
import { checkQuery } from '#lib/collection/check-query.ts';
import { type ParameterValue, parseValue } from '#lib/collection/value.ts';
import type { Operation } from '#lib/contract/parameters/operation.ts';
import type { Fault } from '#lib/contract/problems/faults.ts';

/** The parameters of a call, parsed and checked. */
export interface ReadParameters {
  /** Typed values by canonical name; parameters that were not sent are absent. */
  readonly values: ReadonlyMap<string, ParameterValue>;
  /** All faults; empty when the call is valid. */
  readonly faults: readonly Fault[];
}

/**
 * Parses the query of a call strictly: nothing is clamped, corrected or ignored. The one exception is `_`, which some clients add to bypass
 * caches.
 */
export function readParameters(operation: Operation, search: URLSearchParams): ReadParameters {
  const parameters = new Map(
    operation.query.flatMap((parameter) =>
      [parameter.name, parameter.formerName ?? parameter.name].map((name) => [name.toLowerCase(), parameter] as const),
    ),
  );
  const textsByName = new Map<string, string[]>();
  for (const [name, value] of search) {
    if (name === '_') continue;
    const key = parameters.get(name.toLowerCase())?.name ?? name;
    textsByName.getOrInsert(key, []).push(value);
  }
  const values = new Map<string, ParameterValue>();
  const faults: Fault[] = [];
  for (const [name, texts] of textsByName) {
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
  const withSentText = (fault: Fault): Fault => {
    const texts = textsByName.get(fault.parameter);
    return texts?.length === 1 && fault.value !== undefined ? { ...fault, value: texts[0] as string } : fault;
  };
  const allFaults = [...faults, ...checkQuery(operation, Object.fromEntries(values)).map(withSentText)];
  const order = [...textsByName.keys()];
  return { values, faults: allFaults.sort((a, b) => order.indexOf(a.parameter) - order.indexOf(b.parameter)) };
}

function unknownParameter(operation: Operation, name: string, value: string): Fault {
  const suggestion = suggestParameter(
    name,
    operation.query.map((entry) => entry.name),
  );
  return { parameter: name, code: 'unknown_parameter', value, ...(suggestion && { variant: 'did_you_mean', suggestion }) };
}

/** Names that other services give to our parameters, used to suggest the right name. */
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
  workLanguage: ['lang'],
  updatedSince: ['since', 'modifiedsince', 'updatedafter', 'from_date'],
  fields: ['select', 'include'],
  facets: ['facet'],
  groupBy: ['group', 'aggregate', 'aggregation'],
  cursor: ['token', 'after', 'resumptiontoken'],
};

/** The parameter that a caller probably meant, or undefined without a near match. */
function suggestParameter(sent: string, names: readonly string[]): string | undefined {
  const foldedName = sent.toLowerCase().replace(/[-_[\]\s]/g, '');
  const byName = names.find((name) => name.toLowerCase() === foldedName || otherNames[name]?.includes(foldedName));
  if (byName) return byName;
  // Up to a third of the letters may differ, as in spelling checkers.
  const nearest = names
    .map((name) => ({ name, typosMax: Math.max(1, Math.floor(name.length / 3)) }))
    .map(({ name, typosMax }) => ({ name, typosMax, typos: damerau(foldedName.slice(0, 40), name.toLowerCase(), typosMax) }))
    .filter(({ typos, typosMax }) => typos <= typosMax)
    .sort((a, b) => a.typos - b.typos);
  return nearest[0]?.name;
}
