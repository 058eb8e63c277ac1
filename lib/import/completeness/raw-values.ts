import type { XmlNode } from '#lib/import/split/split-xml.ts';

/** One step of a path: a member, element, tag or column by name, with conditions on its attributes or members. */
interface Step {
  readonly name: string;
  /** Also descendants of any depth, for elements. */
  readonly isDeep: boolean;
  readonly conditions: readonly (readonly [name: string, pattern: RegExp])[];
}

/** A path to the values of a raw record, as written in `essential-paths.ts`. */
export interface RawPath {
  readonly text: string;
  readonly steps: readonly Step[];
  /** Only values that match are present. */
  readonly pattern?: RegExp | undefined;
}

/**
 * Parses `a.b.c`. `name[key=pattern]` restricts a step by an attribute or member, `//name` finds descendants,
 * and `~pattern` at the end restricts the text of the value. Patterns ignore case.
 */
export function parsePath(source: string): RawPath {
  const [, path = '', pattern] = /^((?:\[[^\]]*\]|[^~[])*)(?:~(.*))?$/s.exec(source) ?? [];
  const steps = (path.match(/(?:\[[^\]]*\]|[^.[])+/g) ?? []).map((part): Step => {
    const name = part.split('[', 1)[0] as string;
    const conditions = [...part.matchAll(/\[([^=\]]+)=([^\]]*)\]/g)].map(
      ([, key = '', value = '']) => [key, new RegExp(`^(?:${value})$`, 'i')] as const,
    );
    return { name: name.replace(/^\/\//, ''), isDeep: name.startsWith('//'), conditions };
  });
  return { text: path.replace(/\[[^\]]*\]|\/\//g, ''), steps, ...(pattern && { pattern: new RegExp(pattern, 'iu') }) };
}

/** The values at a path that are present: not empty, and not one of the words that sources write for an unknown value. */
export function valuesAt(raw: unknown, { steps, pattern }: RawPath): unknown[] {
  let values: unknown[] = [raw];
  for (const step of steps) values = values.flatMap((value) => membersOf(value, step));
  return values.filter((value) => (typeof value === 'boolean' || isPresent(value)) && (!pattern || pattern.test(rawText(value))));
}

function membersOf(value: unknown, step: Step): unknown[] {
  if (isNode(value) && step.name.startsWith('@')) return [value.attributes[step.name.slice(1)]];
  const members = isNode(value)
    ? (step.isDeep ? descendantsOf(value) : value.children).filter(({ name }) => name === step.name)
    : [(value as Members | null | undefined)?.[step.name]].flat(1);
  return step.conditions.length === 0
    ? members
    : members.filter((member) => step.conditions.every(([name, pattern]) => pattern.test(attributeOf(member, name))));
}

type Members = Readonly<Record<string, unknown>>;

/** The text of an attribute of an element, of its first child with that name, or of a member of an object. */
function attributeOf(value: unknown, name: string): string {
  if (isNode(value)) return value.attributes[name] ?? rawText(value.children.find((child) => child.name === name));
  return rawText((value as Members | null | undefined)?.[name]);
}

const isNode = (value: unknown): value is XmlNode =>
  typeof value === 'object' && value !== null && 'children' in value && 'attributes' in value && Array.isArray(value.children);

const descendantsOf = (node: XmlNode): XmlNode[] => node.children.flatMap((child) => [child, ...descendantsOf(child)]);

const placeholder =
  /^(?:[\s\p{P}\p{S}]*|#?n\/?a|null|none|nan|not available|unknown|anonymous|\[?anonymous\]?|\[?no (?:abstract|author)[\w\s]*|others|et al|وآخرون|لا يوجد.*)[\s\p{P}]*$/iu;

function isPresent(value: unknown): boolean {
  if (typeof value === 'string')
    // Some databases follow a placeholder by an empty paragraph or a command.
    return value.length > 200 || !placeholder.test(value.replace(/<[^<>]*>|\\[a-z]+|[{}]/gi, ''));
  if (typeof value === 'number') return true;
  if (typeof value !== 'object' || value === null) return false;
  if (isNode(value)) return isPresent(value.text) || value.children.some(isPresent);
  return Object.values(value).some(isPresent);
}

/** The text of a value with its members, for patterns and examples; long values are cut. */
export function rawText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '').slice(0, 500);
  const parts = isNode(value) ? [value.text.trim(), ...value.children.map(rawText)] : Object.values(value).slice(0, 20).map(rawText);
  return parts.filter(Boolean).join(' ').slice(0, 500);
}
