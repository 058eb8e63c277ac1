import type { Research, Venue, VenueKind } from '#lib/domain/research.ts';
import { venueRowFields } from '#lib/remote/reader/tables/lookup-table.ts';
import { foldName, isMembers, type Members, memberAt } from '#lib/remote/reader/tables/names.ts';
import { openRow, type Row, type Shape } from '#lib/remote/reader/tables/row.ts';
import type { FieldTable, FieldValueKind, ReadContext, ReadFields, ReadValue, Rule } from '#lib/remote/reader/tables/table.ts';
import { parseDate, parseMoment, parseYear } from '#lib/remote/reader/values/parse-date.ts';
import { parseLine } from '#lib/remote/reader/values/parse-text.ts';
import {
  parseCount,
  parseDoi,
  parseFlag,
  parseId,
  parseInteger,
  parseLanguage,
  parseOrcid,
  parseStrings,
  parseUrl,
} from '#lib/remote/reader/values/parse-value.ts';
import {
  readCitationsFrom,
  readHighlights,
  readNotices,
  readReason,
  readReferences,
  readTextOrigins,
  readVersions,
} from '#lib/remote/reader/values/read-match.ts';
import { personNameParts, readPersonName } from '#lib/remote/reader/values/read-person-name.ts';
import { memberSpellings, readText, translationNames } from '#lib/remote/reader/values/read-text.ts';
import { readAuthors } from './read-authors.ts';
import { readRef, readRefs } from './read-refs.ts';

/** The rules of a table that apply to rows with the same member names. Most rules keep only those accepted names that the rows have. */
type ReadingPlan = readonly (readonly [to: string, rule: Rule])[];
type Paths = Readonly<Record<string, string>>;

const noPaths: Paths = {};
const plans = new WeakMap<Paths, WeakMap<FieldTable, WeakMap<Shape, ReadingPlan>>>();

/** The cached plan for a table and a shape. Names without dots in `paths` of the profile have precedence over the names in the table. */
function planOf(table: FieldTable, shape: Shape, paths: Paths = noPaths): ReadingPlan {
  const byTable = plans.getOrInsertComputed(paths, () => new WeakMap());
  const byShape = byTable.getOrInsertComputed(table, () => new WeakMap());
  return byShape.getOrInsertComputed(shape, () => makePlan(table, shape, paths));
}

function makePlan(table: FieldTable, shape: Shape, paths: Paths): ReadingPlan {
  const hasTranslations = translationNames.some((name) => shape.has(name));
  const isPresent = (name: string) => hasTranslations || memberSpellings(name).some((spelling) => shape.has(spelling));
  return Object.entries(table).flatMap(([to, rule]): [string, Rule][] => {
    const path = paths[to];
    const isDotted = path?.includes('.') ?? false;
    const accepted = path === undefined || isDotted ? rule.from : [foldName(path), ...rule.from];
    // A person's name may be split into parts (`firstName`, `lastName`), which are not among the accepted names.
    const isOpen = isDotted || (rule.as === 'name' && personNameParts.some((name) => isPresent(name)));
    const from = isOpen ? accepted : accepted.filter(isPresent);
    const hasReference = [...rule.ids, ...rule.names].some(isPresent);
    return from.length > 0 || hasReference ? [[to, { ...rule, from }]] : [];
  });
}

/** Reads one object by a table. Never throws; unreadable values are absent. */
export function readFields<T>(source: Members, table: FieldTable, context: ReadContext): Partial<T> {
  const row = openRow(flattened(source));
  const { paths, ...nested } = context;
  const values: Record<string, unknown> = {};
  for (const [to, rule] of planOf(table, row.shape, paths)) {
    const value = readField(row, rule, paths?.[to], paths ? nested : context);
    if (value !== undefined) values[to] = value;
  }
  return values as Partial<T>;
}

/** Reads one field. `context` has no `paths`, because they apply to this record only, not to objects nested in it. */
function readField(row: Row, rule: Rule, path: string | undefined, context: ReadContext): unknown {
  const readValue = valueKinds[rule.as];
  if (!path?.includes('.')) return readValue(row, rule, context, readFields);
  const name = rule.from[0] as string;
  return readValue(openRow({ [name]: memberAt(row.source, path) }), rule, context, readFields) ?? readValue(row, rule, context, readFields);
}

const wrappers: ReadonlySet<string> = new Set(['attributes', 'properties', 'fields', '_source', 'node', 'document']);

/**
 * Merges a nested object of fields (such as `attributes` in JSON:API) into the row. Members of the row have precedence, except `type`,
 * which is the kind of resource and is dropped.
 */
export function flattened(source: Members): Members {
  const key = Object.keys(source).find((name) => wrappers.has(name) || wrappers.has(name.toLowerCase()));
  if (key === undefined || !isMembers(source[key])) return source;
  const { [key]: child, type: _type, Type: _Type, ...rowMembers } = source;
  return { ...(child as Members), ...rowMembers };
}

/** Creates a reader that tries the accepted names in order and returns the first value that `clean` accepts. */
function firstOf<T>(
  clean: (value: unknown, context: ReadContext) => T | undefined,
): (row: Row, rule: Rule, context: ReadContext) => T | undefined {
  return (row, rule, context) => {
    for (const name of rule.from) {
      const value = clean(row.get(name), context);
      if (value !== undefined) return value;
    }
    return undefined;
  };
}

const word = (value: unknown) => (typeof value === 'string' && /^[a-z]{1,20}$/i.test(value) ? value.toLowerCase() : undefined);

const country = (value: unknown) => {
  const text = isMembers(value) ? parseLine(value.code) : parseLine(value);
  return text && /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : undefined;
};

/** Text with `<sub>`, `<sup>` and `<i>` only. A value with other markup is dropped, because it is not safe to show as HTML. */
const markup = (value: unknown) =>
  typeof value === 'string' && !/<(?!\/?(?:sub|sup|i)>)/.test(value) && value.trim() !== '' ? value.trim() : undefined;

/** The id of a lookup entry. In `{value, text}`, `value` is the id; in `{key, value}`, `value` is the name. */
const lookupId: ReadValue = (row, rule) => {
  const hasName = ['name', 'title', 'text', 'label', 'displayname'].some((name) => typeof row.get(name) === 'string');
  const names = hasName || parseInteger(row.get('value')) !== undefined ? rule.from : rule.from.filter((name) => name !== 'value');
  return firstOf(parseId)(row, { ...rule, from: names }, { language: 'en' });
};

/** Keywords, in the requested language if the service returns both. */
const strings: ReadValue = (row, rule, { language }) => {
  for (const name of rule.from) {
    const value = row.get(name);
    const nested = isMembers(value) ? (value[language] ?? value[language.toUpperCase()]) : undefined;
    const words = parseStrings(row.get(name + language)) ?? parseStrings(nested) ?? parseStrings(value);
    if (words) return words;
  }
  return undefined;
};

/** The reader of each kind of value. */
const valueKinds: Readonly<Record<FieldValueKind, ReadValue>> = {
  id: firstOf(parseId),
  lookupId,
  text: (row, rule, { language }) => readText(row, rule.from, language),
  prose: (row, rule, { language }) => readText(row, rule.from, language, true),
  name: (row, rule, { language }) => readPersonName(row, rule.from, language),
  line: firstOf((value) => parseLine(Array.isArray(value) ? value[0] : value)),
  word: firstOf(word),
  markup: firstOf(markup),
  integer: firstOf(parseInteger),
  count: firstOf(parseCount),
  flag: firstOf(parseFlag),
  year: firstOf(parseYear),
  date: firstOf(parseDate),
  moment: firstOf(parseMoment),
  doi: firstOf(parseDoi),
  orcid: firstOf(parseOrcid),
  url: firstOf((value, { baseUrl }) => parseUrl(value, baseUrl)),
  country: firstOf(country),
  language: firstOf(parseLanguage),
  strings,
  ref: readRef,
  refs: readRefs,
  authors: readAuthors,
  venue: readVenue,
  highlights: firstOf(readHighlights),
  notices: firstOf(readNotices),
  versions: firstOf(readVersions),
  references: firstOf(readReferences),
  citationsFrom: firstOf(readCitationsFrom),
  textOrigins: firstOf(readTextOrigins),
  reason: firstOf(readReason),
  rows: firstOf((value) => (Array.isArray(value) ? value : undefined)),
};

const kinds: ReadonlySet<string> = new Set(['journal', 'conference', 'book', 'institution', 'repository', 'series'] satisfies VenueKind[]);

/** A venue in a response. It may have publisher and ISBN, which `Research` has on the publication itself. */
interface VenueValues extends Omit<Venue, 'kind'>, Pick<Research, 'publisher' | 'isbn'> {
  readonly kind: string;
}

/** Reads the venue from an object or a name. The kind may follow from the member name (`journal`). */
function readVenue(row: Row, rule: Rule, context: ReadContext, readFields: ReadFields): Venue | undefined {
  for (const member of rule.from) {
    const value = row.get(member);
    const values: Partial<VenueValues> = isMembers(value) ? readFields<VenueValues>(value, venueRowFields, context) : {};
    const name = values.name ?? readText(row, [member], context.language);
    if (!name || /^https?:/.test(name.value)) continue;
    const kind = values.kind !== undefined && kinds.has(values.kind) ? (values.kind as VenueKind) : kindOfMember(member);
    const { kind: _kind, ...rest } = values;
    return { ...rest, name, ...(kind && { kind }) };
  }
  return undefined;
}

function kindOfMember(member: string): VenueKind | undefined {
  if (member.startsWith('journal')) return 'journal';
  if (member.startsWith('conference') || member === 'proceedings') return 'conference';
  return member === 'booktitle' ? 'book' : undefined;
}
