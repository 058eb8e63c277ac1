import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { lineMax, proseMax } from '#lib/domain/text.ts';
import type { TextOrigin } from '#lib/domain/text-origin.ts';
import { type Language, languageOrFirst } from '#lib/languages/languages.ts';
import { type FieldSource, type FieldSources, kindRankOf, type LocalTextSource } from '#lib/store/records/field-sources.ts';
import type { TextRefusal, WritableText, WrittenText } from '#lib/store/values/text-port.ts';

/** Fields that may have a local text: an operator's text, or a machine translation, which is dropped when its original changes. */
export const localTextFields = ['title.en', 'title.ar', 'abstract.en', 'abstract.ar'] as const;

type Words = Pick<ResearchRecord, 'title' | 'abstract' | 'language'>;

const isMachine = ({ kind }: Pick<FieldSource, 'kind'>): boolean => kind === 'machine' || kind === 'reviewed';

/** Whether a text is local: by a machine, a reviewer or the operator, not by the source of the record. */
const isLocal = (source: FieldSource): boolean => isMachine(source) || (source.kind === 'editor' && source.source === 'operator');

export const isLocalText = (field: string, source: FieldSource): boolean => isLocalTextField(field) && isLocal(source);
const isLocalTextField = (field: string): boolean => (localTextFields as readonly string[]).includes(field);

/** The text to translate into `language`: the one in the language of the work. */
export function originalOf(record: Words, field: WritableText, language: string): string | undefined {
  return record.language === language ? undefined : record[field]?.[record.language];
}

/** Compares texts without spacing, punctuation and case, whose changes leave a translation valid. */
export const isSameText = (a: string, b: string): boolean => lettersOnly(a) === lettersOnly(b);
const lettersOnly = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{Z}\p{C}]+/gu, '');

/** Drops machine translations of originals that have changed; their fields count as missing again. */
export function withoutStaleTexts(record: ResearchRecord, sources: FieldSources): { record: ResearchRecord; dropped: readonly string[] } {
  const dropped: string[] = [];
  let result = record;
  for (const name of localTextFields) {
    const [field, language] = partsOf(name);
    const source = sources.get(name);
    if (!source || !isMachine(source) || result[field]?.[language] === undefined) continue;
    const original = originalOf(record, field, language);
    const translatedFrom = source.original === undefined ? undefined : (JSON.parse(source.original) as string);
    if (original !== undefined && (translatedFrom === undefined || isSameText(original, translatedFrom))) continue;
    result = withText(result, field, language, undefined);
    dropped.push(name);
  }
  return { record: result, dropped };
}

/**
 * The incoming record with the stored local texts that it does not replace. Texts that a person wrote or reviewed win. `made`: sources of
 * the local texts in the incoming record.
 */
export function withLocalTexts(
  incoming: ResearchRecord,
  stored: ResearchRecord,
  sources: FieldSources,
  made: Readonly<Record<string, LocalTextSource>> = {},
): ResearchRecord {
  let result = incoming;
  for (const [name, { kind }] of Object.entries(made)) {
    const [field, language] = partsOf(name);
    const text = stored[field]?.[language];
    const storedKind = sources.get(name)?.kind ?? 'original';
    if (text !== undefined && kindRankOf(storedKind) > kindRankOf(kind)) result = withText(result, field, language, text);
  }
  for (const name of localTextFields) {
    const [field, language] = partsOf(name);
    const source = sources.get(name);
    const text = stored[field]?.[language];
    if (!source || !isLocal(source) || text === undefined || incoming.language === language) continue;
    if (incoming[field]?.[language] === undefined || kindRankOf(source.kind) > kindRankOf('original'))
      result = withText(result, field, language, text);
  }
  return result;
}

/** The record with a local text written into it, or why the text is refused. This pure function has the rules of `TextStore.write`. */
export function applyText(
  stored: ResearchRecord,
  sources: FieldSources,
  { key, text, origin, from }: WrittenText,
):
  | { readonly refused: TextRefusal }
  | { readonly same: true }
  | { readonly record: ResearchRecord; readonly field: string; readonly textSource: LocalTextSource } {
  const { field, language } = key;
  if (stored.language === language) return { refused: 'original' };
  const original = originalOf(stored, field, language);
  if (original === undefined || !isSameText(original, from)) return { refused: 'changed' };
  const name = `${field}.${language}`;
  const existing = stored[field]?.[language];
  const source = sources.get(name);
  if (existing !== undefined && !(source && isLocal(source))) return { refused: 'given' };
  const isHuman = origin.source !== 'machine' || origin.reviewed !== undefined;
  if (existing !== undefined && source && !isMachine(source) && origin.source === 'machine') return { refused: 'given' };
  const normalized = text
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  if (
    normalized === '' ||
    /\0/.test(normalized) ||
    !normalized.isWellFormed() ||
    normalized.length > (field === 'title' ? lineMax : proseMax)
  )
    return { refused: 'text' };
  const madeBy = localTextSource(origin, original);
  if (existing === normalized && source && isSameMaker(source, madeBy)) return { same: true };
  if (existing !== undefined && source?.kind === 'reviewed' && !isHuman) return { refused: 'reviewed' };
  return { record: withText(stored, field, language, normalized), field: name, textSource: madeBy };
}

/** The `field_source` entry of a local text. */
export function localTextSource(origin: TextOrigin, original: string): LocalTextSource {
  const isMachineMade = origin.source === 'machine';
  return withoutUndefined<LocalTextSource>({
    source: isMachineMade ? (origin.engine ?? 'machine') : 'operator',
    kind: !isMachineMade ? 'editor' : origin.reviewed ? 'reviewed' : 'machine',
    statedAt: origin.date || undefined,
    reviewedAt: (isMachineMade && origin.reviewed) || undefined,
    original: JSON.stringify(original),
  });
}

const isSameMaker = (a: LocalTextSource, b: LocalTextSource) =>
  a.source === b.source && a.kind === b.kind && a.statedAt === b.statedAt && a.reviewedAt === b.reviewedAt;

function partsOf(name: string): [WritableText, Language] {
  const [field, language] = name.split('.') as [WritableText, string];
  return [field, languageOrFirst(language)];
}

/** Returns the record with a text set or, if undefined, removed, and its fields in the same order. */
function withText(record: ResearchRecord, field: WritableText, language: string, text: string | undefined): ResearchRecord {
  if (text !== undefined) return { ...record, [field]: { ...record[field], [language]: text } };
  const { [language]: _removed, ...others } = record[field] ?? {};
  return { ...record, [field]: others };
}
