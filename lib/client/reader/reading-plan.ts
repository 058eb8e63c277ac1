import { foldName } from '#lib/client/reader/tables/names.ts';
import type { Rule, Table } from '#lib/client/reader/tables/table.ts';
import { personNameParts } from '#lib/client/reader/values/read-person-name.ts';
import { spellingsOf, translationNames } from '#lib/client/reader/values/read-text.ts';
import type { Shape } from './row.ts';

/** What of a table concerns rows of one shape: each line with only the names that such a row can answer. */
export interface ReadingPlan {
  readonly lines: readonly (readonly [to: string, rule: Rule])[];
}

type Paths = Readonly<Record<string, string>> | undefined;

const noPaths = {};
const plans = new WeakMap<object, WeakMap<Table, WeakMap<Shape, ReadingPlan>>>();

/** The plan for a table and a shape, kept for the next row. Plain names of a profile's `paths` join the accepted ones in front. */
export function planOf(table: Table, shape: Shape, paths: Paths): ReadingPlan {
  const byTable = entry(plans, paths ?? noPaths, () => new WeakMap<Table, WeakMap<Shape, ReadingPlan>>());
  const byShape = entry(byTable, table, () => new WeakMap<Shape, ReadingPlan>());
  return entry(byShape, shape, () => makePlan(table, shape, paths));
}

function entry<K extends object, V>(map: WeakMap<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function makePlan(table: Table, shape: Shape, paths: Paths): ReadingPlan {
  const hasTranslations = translationNames.some((name) => shape.has(name));
  const isPresent = (name: string) => hasTranslations || spellingsOf(name).some((spelling) => shape.has(spelling));
  const lines = Object.entries(table).flatMap(([to, rule]): [string, Rule][] => {
    const path = paths?.[to];
    const isDotted = path?.includes('.') ?? false;
    const accepted = path === undefined || isDotted ? rule.from : [foldName(path), ...rule.from];
    // A name in parts stands under none of the accepted names.
    const isOpen = isDotted || (rule.as === 'name' && personNameParts.some((name) => isPresent(name)));
    const from = isOpen ? accepted : accepted.filter(isPresent);
    const beside = [...(rule.ids ?? []), ...(rule.names ?? [])].some(isPresent);
    return from.length > 0 || beside ? [[to, { ...rule, from }]] : [];
  });
  return { lines };
}
