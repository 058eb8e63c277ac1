import type { Text } from '#lib/domain/text.ts';
import { refTable } from '#lib/remote/reader/tables/lookup-table.ts';
import { isMembers } from '#lib/remote/reader/tables/names.ts';
import type { Row } from '#lib/remote/reader/tables/row.ts';
import type { ReadContext, ReadFields, Rule } from '#lib/remote/reader/tables/table.ts';
import { parseLine } from '#lib/remote/reader/values/parse-text.ts';
import { parseId, parseInteger } from '#lib/remote/reader/values/parse-value.ts';
import { languageByLetters, readText } from '#lib/remote/reader/values/read-text.ts';

/** A reference as in the response, possibly with only an id or only a name; `complete-refs.ts` completes it. */
export interface LooseRef {
  readonly id?: string;
  readonly name?: Text;
}

/** One reference: an object, a name, a number, or two members of the row (`researchTypeId`, `researchTypeName`). */
export function readRef(row: Row, rule: Rule, context: ReadContext, readFields: ReadFields): LooseRef | undefined {
  return readRefs(row, rule, context, readFields)?.[0];
}

/** All references that a rule finds in a row; undefined if there are none. */
export function readRefs(row: Row, rule: Rule, context: ReadContext, readFields: ReadFields): readonly LooseRef[] | undefined {
  const ids = rule.ids.map((name) => row.get(name)).find((value) => value !== undefined);
  const sideName = readText(row, rule.names, context.language);
  for (const name of rule.from) {
    const value = row.get(name);
    // Without a plain member, a pair such as `researchTypeAr` and `researchTypeEn` is one reference, which has only a name.
    const matches = value === undefined ? refsByName(readText(row, [name], context.language)) : refsOf(value, context, readFields);
    if (matches.length === 0) continue;
    const [single] = matches;
    return matches.length === 1 && single ? [completeRef(single, ids, sideName)] : matches;
  }
  const list = Array.isArray(ids) ? ids : typeof ids === 'string' ? ids.split(/[,;]/) : ids === undefined ? [] : [ids];
  const refs = list
    .map(parseId)
    .filter((id) => id !== undefined)
    .map((id) => ({ id }));
  if (refs.length === 1 && sideName) return [{ ...refs[0], name: sideName }];
  return refs.length > 0 ? refs : sideName ? [{ name: sideName }] : undefined;
}

function completeRef(ref: LooseRef, ids: unknown, sideName: Text | undefined): LooseRef {
  const id = ref.id ?? parseId(Array.isArray(ids) ? ids[0] : ids);
  const name = ref.name ?? sideName;
  return { ...(id !== undefined && { id }), ...(name && { name }) };
}

function refsByName(name: Text | undefined): LooseRef[] {
  return name ? [{ name }] : [];
}

function refsOf(value: unknown, context: ReadContext, readFields: ReadFields): LooseRef[] {
  if (Array.isArray(value)) return value.flatMap((entry) => refsOf(entry, context, readFields)).filter(isFirstWithId);
  if (isMembers(value)) {
    const values = readFields<LooseRef>(value, refTable, context);
    if (values.name) return [values];
    // A join row contains the referenced object one level deeper.
    const inner = Object.values(value).find(isMembers);
    const deeper = inner ? refsOf(inner, context, readFields) : [];
    return deeper.some((ref) => ref.name) ? deeper : values.id === undefined ? [] : [values];
  }
  if (parseInteger(value) !== undefined) return idOnly(parseId(value));
  return (typeof value === 'string' ? value.split(/\s*[;؛|]\s*/) : [])
    .map(parseLine)
    .filter((name) => name !== undefined)
    .map((name) => ({ name: { value: name, lang: languageByLetters(name, context.language) } }));
}

function idOnly(id: string | undefined): LooseRef[] {
  return id === undefined ? [] : [{ id }];
}

function isFirstWithId(ref: LooseRef, index: number, refs: readonly LooseRef[]): boolean {
  return ref.id === undefined || refs.findIndex((other) => other.id === ref.id) === index;
}
