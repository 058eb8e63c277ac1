import { noValue } from '#lib/import/clean/no-value.ts';
import { singleBlanks } from '#lib/import/clean/single-blanks.ts';
import { trackReads, type UnreadField } from '#lib/import/draft/track-reads.ts';

/** Values of a record by tag, in order; accessing a tag marks it as read. */
export interface Tags {
  valuesOf(tag: string): readonly string[];
  has(tag: string): boolean;
  /** The first value of the first tag that has one. */
  first(...tags: string[]): string | undefined;
  /** The first matching value, from the first tag with a match; only that tag is marked as read. */
  find(matches: (value: string) => boolean, ...tags: string[]): string | undefined;
  /** All tags and values in the order of the record. */
  readonly inOrder: readonly (readonly [tag: string, value: string])[];
  unread(): UnreadField[];
}

/** Reads tagged lines. A line without a tag continues the previous value, or is a further value if `isList` of the tag and both texts. */
export function readTags(text: string, line: RegExp, isList: (tag: string, texts: string) => boolean = () => false): Tags | undefined {
  const inOrder: [string, string][] = [];
  for (const row of text.replace(/^\uFEFF/, '').split('\n')) {
    const match = line.exec(row);
    const value = singleBlanks(match ? (match[2] ?? '') : row).trim();
    const last = inOrder.at(-1);
    if (match) inOrder.push([match[1] as string, value]);
    else if (value && last && isList(last[0], last[1] + value)) inOrder.push([last[0], value]);
    else if (value && last) last[1] = last[1] ? `${last[1]} ${value}` : value;
  }
  return inOrder.length > 0 ? tagsOf(inOrder) : undefined;
}

/** Access to tags and their values, from any source that states them. */
export function tagsOf(inOrder: readonly (readonly [tag: string, value: string])[]): Tags {
  const valuesByTag: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const [tag, value] of inOrder) {
    if (!value || noValue.test(value)) continue;
    const values = valuesByTag[tag];
    if (values) values.push(value);
    else valuesByTag[tag] = [value];
  }
  const { value: fields, unread } = trackReads(valuesByTag);
  const valuesOf = (tag: string) => fields[tag] ?? [];
  const find: Tags['find'] = (matches, ...tags) => {
    const tag = tags.find((name) => valuesByTag[name]?.some(matches));
    return tag && valuesOf(tag).find(matches);
  };
  return {
    valuesOf,
    has: (tag) => valuesByTag[tag] !== undefined,
    find,
    first: (...tags) => find(() => true, ...tags),
    inOrder,
    unread,
  };
}
