import { withoutIsbd } from '#lib/import/clean/isbd.ts';
import { cleanPlain } from '#lib/import/clean/plain.ts';
import { nodesOf } from '#lib/import/formats/xml-reading.ts';
import type { XmlNode } from '#lib/import/split/split-xml.ts';

/** Texts of a MARC field by subfield code, with the second indicator under `ind2` and the index of the field in the record under `position`. */
export type MarcField = Readonly<Record<string, readonly string[]>>;
export type MarcFields = Readonly<Record<string, readonly MarcField[]>>;

/** The leader and control fields contain values by position, so their blanks must stay. */
export const isFixedField = ({ name }: Readonly<Record<string, unknown>>): boolean => name === 'controlfield' || name === 'leader';

/** Control fields by tag, and the leader, without the line breaks of pretty printing. */
export function fixedFieldsOf(record: XmlNode): { readonly leader: string; readonly controls: Readonly<Record<string, string>> } {
  const trimLines = (text: string) => text.replace(/^\s*\n\s*|\s*\n\s*$/g, '');
  return {
    leader: trimLines(nodesOf(record, 'leader')[0]?.text ?? ''),
    controls: Object.fromEntries(nodesOf(record, 'controlfield').map(({ attributes, text }) => [attributes.tag ?? '', trimLines(text)])),
  };
}

/**
 * Reads field 008: the language (characters 35–37) and the Gregorian year of publication (07–10) if all its digits are known. A date of
 * type `q` is a span of possible years ("[198-?]").
 */
export function readFixed(fixed: string): { readonly language: string | undefined; readonly year: string | undefined } {
  const year = /^.{7}(\d{4})/.exec(fixed)?.[1];
  const language = /^.{35}([a-z]{3})/.exec(fixed)?.[1];
  return { language, year: Number(year) >= 1000 && fixed[6] !== 'q' ? year : undefined };
}

/** Data fields of a record by tag. */
export function dataFieldsOf(record: XmlNode): MarcFields {
  return Object.fromEntries(
    groupByName(nodesOf(record, 'datafield').map((node, index) => [node.attributes.tag ?? '', fieldOf(node, index)] as const)),
  );
}

function fieldOf(node: XmlNode, index: number): MarcField {
  const subfields = nodesOf(node, 'subfield').map(({ attributes, text }) => [attributes.code ?? '', cleanPlain(text)] as const);
  return Object.fromEntries(
    groupByName(
      [...subfields, ['ind2', node.attributes.ind2?.trim() ?? ''] as const, ['position', String(index)] as const].filter(
        ([, text]) => text !== '',
      ),
    ),
  );
}

function groupByName<T>(pairs: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [name, value] of pairs) {
    const group = groups.get(name);
    if (group) group.push(value);
    else groups.set(name, [value]);
  }
  return groups;
}

/** Texts of the subfields in the order of `codes`, without ISBD punctuation. */
export function subfieldText(field: MarcField | undefined, ...codes: readonly string[]): string | undefined {
  const texts = codes.flatMap((code) => field?.[code] ?? []);
  return texts.length > 0 ? texts.map(withoutIsbd).filter(Boolean).join(' ') : undefined;
}

/** The 880 fields that repeat a field of `tag` in its original script. Their `$6` names the tag and the occurrence of that field. */
export function linkedFields(fields: MarcFields, tag: string, occurrence?: string): readonly MarcField[] {
  return (fields['880'] ?? []).filter((field) => {
    const [target, index] = (field['6']?.[0] ?? '').split(/[-/]/);
    return target === tag && (occurrence === undefined || index === occurrence);
  });
}
