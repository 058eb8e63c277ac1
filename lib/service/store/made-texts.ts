import { isLanguage } from '#lib/domain/language.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { lineMax, proseMax } from '#lib/domain/text.ts';
import type { TextOrigin } from '#lib/domain/text-origin.ts';
import { type FieldSource, type FieldSources, kindRankOf, type MadeSource } from '#lib/service/store/records/field-sources.ts';
import type { TextRefusal, WritableText, WrittenText } from '#lib/service/translate/text-port.ts';

/**
 * Texts that were made here, by a machine or by a person who reviewed one. They stand in the record like those of its sources; `field_source` says of each who made
 * it, and (`original`) of which text. None of them outlives its original.
 */
export const madeFields = ['title.en', 'title.ar', 'abstract.en', 'abstract.ar'] as const;

type Words = Pick<ResearchRecord, 'title' | 'abstract' | 'language'>;

const isMachine = ({ kind }: Pick<FieldSource, 'kind'>): boolean => kind === 'machine' || kind === 'reviewed';

/** Whether an entry of a text says that it was made here. */
const isMade = (source: FieldSource): boolean => isMachine(source) || (source.kind === 'editor' && source.source === 'operator');

export const isMadeText = (field: string, source: FieldSource): boolean => isMadeField(field) && isMade(source);
const isMadeField = (field: string): boolean => (madeFields as readonly string[]).includes(field);

/** What a text in `language` is translated from: the text in the language of the work. */
export function originalOf(record: Words, field: WritableText, language: string): string | undefined {
  return record.language === language ? undefined : record[field]?.[record.language];
}

/** Other spacing, punctuation or capitals are no other original. */
export const isSameText = (one: string, other: string): boolean => bare(one) === bare(other);
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{Z}\p{C}]+/gu, '');

/** A made text of which the original says something else now is dropped; it is missing again. */
export function withoutStale(record: ResearchRecord, sources: FieldSources): { record: ResearchRecord; dropped: readonly string[] } {
  const dropped: string[] = [];
  let kept = record;
  for (const name of madeFields) {
    const [field, language] = partsOf(name);
    const source = sources.get(name);
    if (!source || !isMachine(source) || kept[field]?.[language] === undefined) continue;
    const original = originalOf(record, field, language);
    const madeOf = source.original === undefined ? undefined : (JSON.parse(source.original) as string);
    if (original !== undefined && (madeOf === undefined || isSameText(original, madeOf))) continue;
    kept = withText(kept, field, language, undefined);
    dropped.push(name);
  }
  return { record: kept, dropped };
}

/**
 * A record that is told anew as a whole keeps the texts made for it, but for those that it brings itself; a person's stand before those as well. `made`: what it brings
 * of machines, which replaces nothing but theirs.
 */
export function withMadeTexts(
  told: ResearchRecord,
  stored: ResearchRecord,
  sources: FieldSources,
  made: Readonly<Record<string, MadeSource>> = {},
): ResearchRecord {
  let kept = told;
  for (const [name, { kind }] of Object.entries(made)) {
    const [field, language] = partsOf(name);
    const text = stored[field]?.[language];
    const standing = sources.get(name)?.kind ?? 'original';
    if (text !== undefined && kindRankOf(standing) > kindRankOf(kind)) kept = withText(kept, field, language, text);
  }
  for (const name of madeFields) {
    const [field, language] = partsOf(name);
    const source = sources.get(name);
    const text = stored[field]?.[language];
    if (!source || !isMade(source) || text === undefined || told.language === language) continue;
    if (told[field]?.[language] === undefined || kindRankOf(source.kind) > kindRankOf('original'))
      kept = withText(kept, field, language, text);
  }
  return kept;
}

/** What a made text does to the record it is for, or why it is refused. Pure: the rules of `TextStore.write`. */
export function placeText(
  stored: ResearchRecord,
  sources: FieldSources,
  { key, text, origin, from }: WrittenText,
):
  | { readonly refused: TextRefusal }
  | { readonly same: true }
  | { readonly record: ResearchRecord; readonly field: string; readonly said: MadeSource } {
  const { field, language } = key;
  if (stored.language === language) return { refused: 'original' };
  const original = originalOf(stored, field, language);
  if (original === undefined || !isSameText(original, from)) return { refused: 'changed' };
  const name = `${field}.${language}`;
  const there = stored[field]?.[language];
  const source = sources.get(name);
  if (there !== undefined && !(source && isMade(source))) return { refused: 'given' };
  const isHumans = origin.source !== 'machine' || origin.reviewed !== undefined;
  if (there !== undefined && source && !isMachine(source) && origin.source === 'machine') return { refused: 'given' };
  const words = text
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  if (words === '' || /\0/.test(words) || !words.isWellFormed() || words.length > (field === 'title' ? lineMax : proseMax))
    return { refused: 'text' };
  const said = madeSource(origin, original);
  if (there === words && source && isSameMaker(source, said)) return { same: true };
  if (there !== undefined && source?.kind === 'reviewed' && !isHumans) return { refused: 'reviewed' };
  return { record: withText(stored, field, language, words), field: name, said };
}

/** What the table of sources says of a made text. */
export function madeSource(origin: TextOrigin, original: string): MadeSource {
  const isOfMachine = origin.source === 'machine';
  return {
    source: isOfMachine ? (origin.engine ?? 'machine') : 'operator',
    kind: !isOfMachine ? 'editor' : origin.reviewed ? 'reviewed' : 'machine',
    ...(origin.date && { statedAt: origin.date }),
    ...(isOfMachine && origin.reviewed && { reviewedAt: origin.reviewed }),
    original: JSON.stringify(original),
  };
}

const isSameMaker = (one: MadeSource, other: MadeSource) =>
  one.source === other.source && one.kind === other.kind && one.statedAt === other.statedAt && one.reviewedAt === other.reviewedAt;

function partsOf(name: string): [WritableText, 'en' | 'ar'] {
  const [field, language] = name.split('.') as [WritableText, string];
  return [field, isLanguage(language) ? language : 'en'];
}

/** The record with a text, or without it; the other fields in their places. */
function withText(record: ResearchRecord, field: WritableText, language: string, text: string | undefined): ResearchRecord {
  if (text !== undefined) return { ...record, [field]: { ...record[field], [language]: text } };
  const { [language]: _there, ...others } = record[field] ?? {};
  return { ...record, [field]: others };
}
