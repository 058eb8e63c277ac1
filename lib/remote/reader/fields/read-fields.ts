import { foldName, isMembers, type Members, memberAt } from '#lib/remote/reader/tables/names.ts';
import { openRow, type Row, type Shape } from '#lib/remote/reader/tables/row.ts';
import type { FieldTable, ReadContext, Rule } from '#lib/remote/reader/tables/table.ts';
import { personNameParts } from '#lib/remote/reader/values/read-person-name.ts';
import { memberSpellings, translationNames } from '#lib/remote/reader/values/read-text.ts';
import { valueKinds } from './value-kinds.ts';

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
