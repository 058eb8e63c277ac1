import { singleBlanks } from '#lib/service/import/clean/single-blanks.ts';
import { trackReads, type UnreadField } from '#lib/service/import/formats/track-reads.ts';

/** The values of a record by tag, in their order; looking at a tag notes it as read. */
export interface Tags {
  all(tag: string): readonly string[];
  has(tag: string): boolean;
  /** The first value of the first tag that has one. */
  first(...tags: string[]): string | undefined;
  /** The first value that is one, of the first tag that has such; a tag in which none is counts as unread. */
  find(isOne: (value: string) => boolean, ...tags: string[]): string | undefined;
  /** Every tag with its value, as the record has them. */
  readonly inOrder: readonly (readonly [tag: string, value: string])[];
  unread(): UnreadField[];
}

/**
 * A record of tagged lines. `line` matches a line that begins a value: the tag and the value; other lines go on with the value before, or are values of their
 * own where `isList` says that of the tag. Undefined for a text without any tag.
 */
export function readTags(text: string, line: RegExp, isList: (tag: string) => boolean = () => false): Tags | undefined {
  const inOrder: [string, string][] = [];
  for (const row of text.replace(/^\uFEFF/, '').split('\n')) {
    const tagged = line.exec(row);
    const value = singleBlanks(tagged ? (tagged[2] ?? '') : row).trim();
    const last = inOrder.at(-1);
    if (tagged) inOrder.push([tagged[1] as string, value]);
    else if (value && last && isList(last[0])) inOrder.push([last[0], value]);
    else if (value && last) last[1] = `${last[1]} ${value}`.trim();
  }
  if (inOrder.length === 0) return undefined;
  const raw: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const [tag, value] of inOrder) {
    if (!value) continue;
    const values = raw[tag];
    if (values) values.push(value);
    else raw[tag] = [value];
  }
  const { value: fields, unread } = trackReads(raw);
  const all = (tag: string) => fields[tag] ?? [];
  const find: Tags['find'] = (isOne, ...tags) => {
    const tag = tags.find((name) => raw[name]?.some(isOne));
    return tag && all(tag).find(isOne);
  };
  return { all, has: (tag) => raw[tag] !== undefined, find, first: (...tags) => find(() => true, ...tags), inOrder, unread };
}
