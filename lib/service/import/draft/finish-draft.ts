import { distinctVersions } from '#lib/domain/identifiers/work-version.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { withoutUndefined } from '#lib/domain/without-undefined.ts';
import { areaOfName } from '#lib/service/import/classify/area-names.ts';
import { classifyAreas } from '#lib/service/import/classify/areas.ts';
import { classifyType } from '#lib/service/import/classify/types.ts';
import { type CleanDate, cleanDate, hijriYear, inPress } from '#lib/service/import/clean/dates.ts';
import { latinDigits } from '#lib/service/import/clean/digits.ts';
import { cleanIsbn, cleanIssn } from '#lib/service/import/clean/identifiers.ts';
import { cleanLanguage, languageByScript, languageOf, languageOfText } from '#lib/service/import/clean/languages.ts';
import { repairTexts } from '#lib/service/import/clean/mojibake.ts';
import { cleanNoticeOf, cleanNotices, noticeInTitle } from '#lib/service/import/clean/notices.ts';
import { cleanPlain, plainOrNothing } from '#lib/service/import/clean/plain.ts';
import { cleanRich } from '#lib/service/import/clean/rich-text.ts';
import { splitList } from '#lib/service/import/clean/split-list.ts';
import { titlePair, translatedTitle } from '#lib/service/import/clean/title-pair.ts';
import type { Origin } from '#lib/service/store/records/field-sources.ts';
import type { Classification } from '#lib/service/store/records/prepare-record.ts';
import type { Draft, Fault, Warn } from './draft.ts';
import { originOf, titleIn } from './draft-origin.ts';
import { finishAuthors } from './finish-authors.ts';
import { countIn, flagIn, identifiersIn, licenceIn, linkIn } from './finish-facts.ts';
import { finishReferences } from './finish-references.ts';
import { recordKey } from './record-key.ts';
import { withinBounds } from './within-bounds.ts';

export interface Finished {
  readonly record?: ResearchRecord;
  readonly classification?: Classification;
  /** What of it is not the source's own word, and when the source said it. */
  readonly origin?: Omit<Origin, 'source'>;
  /** Why there is no record. */
  readonly refusals: readonly Fault[];
  /** What was left out of it. */
  readonly warnings: readonly Fault[];
}

/** Cleans a draft and judges it: a record needs a title. What is wrong in a lesser field is left out and named; never fails. */
export function finishDraft(draft: Draft, file: string): Finished {
  const warnings: Fault[] = [];
  const warn: Warn = (code, field, value) => void warnings.push({ code, field, value: String(value).slice(0, 100) });
  const listed = draft.keywords
    ? { ...draft, keywords: draft.keywords.flatMap((words) => (/[;؛]/.test(words) ? splitList(words) : words)) }
    : draft;
  return finish(repairTexts(withinBounds(listed, warn), warn), file, warnings, warn);
}

function finish(draft: Draft, file: string, warnings: readonly Fault[], warn: Warn): Finished {
  const { rich, loud } = titleIn(draft);
  const language = languageIn(draft, rich.plain, warn);
  const { title, original } = titlesIn(draft, rich.plain, language);
  if (Object.keys(title).length === 0)
    return { refusals: [{ code: 'no_title', field: 'title', value: (draft.title ?? '').slice(0, 100) }], warnings };
  const date = dateIn(draft, language, warn);
  const ids = identifiersIn(draft, warn);
  const people = finishAuthors(draft, warn);
  const abstract = withoutEmpty({
    ...cleanTexts(draft.abstracts, draft.notation),
    ...(draft.abstract && abstractIn(draft.abstract, draft.notation, language, warn)),
  });
  const keywords = keywordsIn(draft, language, warn);
  const named = areasNamed(draft, warn);
  const unkeyed = withoutUndefined<Omit<ResearchRecord, 'key' | 'areas'>>({
    title,
    language,
    authors: people.authors,
    type: typeIn(draft, rich.plain, ids.bibcode),
    year: date?.year,
    inPress: (!date && isInPress(draft)) || undefined,
    titleMarkup: title[original] === rich.plain ? rich.markup : undefined,
    abstract: Object.keys(abstract).length > 0 ? abstract : undefined,
    abstractKind: Object.keys(abstract).length > 0 ? ('author' as const) : undefined,
    keywords: Object.keys(keywords).length > 0 ? keywords : undefined,
    authorsTotal: draft.authorsTotal !== undefined && draft.authorsTotal > people.authors.length ? draft.authorsTotal : undefined,
    authorsIncomplete: draft.authorsIncomplete || people.incomplete || undefined,
    date: date && date.iso.length > 4 ? date.iso : undefined,
    ...placeIn(draft, language, warn),
    ...ids,
    url: linkIn('url', draft.url, warn),
    pdfUrl: linkIn('pdfUrl', draft.pdfUrl, warn),
    openAccess: flagIn('openAccess', draft.openAccess, warn),
    licence: licenceIn(draft, warn),
    citations: countIn('citations', draft.citations, warn),
    notices: someOf(cleanNotices(draft.notices ?? [], rich.plain)),
    noticeOf: someOf(cleanNoticeOf(draft.noticeOf ?? [], rich.plain)),
    versions: someOf(distinctVersions(draft.versions ?? [])),
    references: someOf(finishReferences(draft.references ?? [], draft.notation, warn)),
    source: { file, id: cleanPlain(draft.sourceId ?? draft.key ?? ids.doi ?? '') },
  });
  const found: ResearchRecord = { key: draft.key ?? recordKey(unkeyed), ...unkeyed, areas: [] };
  const classification = classifyAreas(found, draft.subjects ?? []);
  return {
    record: { ...found, areas: classification.chosen },
    ...(!named && { classification }),
    origin: originOf(draft, !named, { ...(loud && { [`title.${original}`]: loud }), ...people.originals }),
    refusals: [],
    warnings,
  };
}

/**
 * The titles by language, and which of them the source has first. The script of a title decides where it belongs: sources give the language of the text with
 * a title in another one, and write two titles into one field.
 */
function titlesIn(draft: Draft, plain: string, language: string): { readonly title: Record<string, string>; readonly original: string } {
  const more = cleanTexts(draft.titles, draft.notation);
  const translated = translatedTitle(plain);
  if (translated)
    return { title: withoutEmpty({ ...more, ...translatedIn(translated, language) }), original: languageOfText(translated[0], 'en') };
  const pair = titlePair(plain);
  const [main = '', second] = pair ?? [plain];
  const languageHere = (text: string) => languageOfText(text, language);
  const title = withoutEmpty({
    ...more,
    ...(second && { [languageHere(second)]: second }),
    ...(main && { [languageHere(main)]: main }),
  });
  return { title, original: main ? languageHere(main) : title[language] ? language : (Object.keys(title)[0] as string) };
}

/** Where the work is said to be in English, the words of its other title decide, and one that could be either is of no language that is known. */
function translatedIn([english, own]: readonly [string, string], language: string): Record<string, string> {
  const first = languageOfText(english, 'en');
  const second = languageOfText(own, language === first ? languageOf(own) : language);
  return { [second === first ? 'und' : second]: own, [first]: english };
}

const someOf = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

/** What title or venue say of the type counts before the type that the source chose of its short list. */
function typeIn(draft: Draft, title: string, bibcode: string | undefined): string {
  const said = [draft.title, draft.venue?.name, bibcode].map((value) => ({ scheme: 'label', value: value ?? '' }));
  const type = classifyType([...said, ...(draft.types ?? [])]) ?? 'other';
  const notice = noticeInTitle(title);
  // An article about a work is a notice of it; a data set or a book with such a title is left as its source has it.
  return (notice === 'retraction' || notice === 'correction') && ['journal-article', 'other'].includes(type) ? notice : type;
}

/** Whether the source names areas of ours itself. */
function areasNamed(draft: Draft, warn: Warn): boolean {
  const named = (draft.subjects ?? []).filter(({ scheme }) => scheme === 'own');
  for (const { value } of named) if (!areaOfName(value)) warn('unknown_code', 'areas', value);
  return named.length > 0;
}

function languageIn(draft: Draft, title: string, warn: Warn): string {
  const named = cleanLanguage(draft.language);
  if (draft.language && !named) warn('bad_language', 'language', draft.language);
  if (named && named !== 'und') return named;
  const mainTitle = title || Object.values(draft.titles ?? {})[0] || '';
  return languageOf(mainTitle);
}

const isInPress = ({ year, date }: Draft): boolean => [year, date].some((written) => typeof written === 'string' && inPress.test(written));

function dateIn(draft: Draft, language: string, warn: Warn): CleanDate | undefined {
  if (isInPress(draft)) return cleanDate(draft.year) ?? cleanDate(draft.date);
  const full = cleanDate(draft.date);
  if (draft.date !== undefined && String(draft.date) !== '' && !full) warn('bad_date', 'date', draft.date);
  const year = cleanDate(draft.year);
  if (draft.year !== undefined && String(draft.year).trim() !== '' && !year) warn('bad_year', 'year', draft.year);
  // The year a work is cited with decides; a date in another year is that of its first appearance online.
  let date = full && (!year || year.year === full.year) ? full : (year ?? full);
  const islamic = date && !date.hijri ? hijriYear(date.year, language) : undefined;
  if (islamic) date = islamic;
  if (date?.hijri) warn('hijri_year', 'year', draft.year ?? draft.date);
  return date;
}

function keywordsIn(draft: Draft, language: string, warn: Warn): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  const add = (word: string, fallback: string) => {
    const clean = cleanRich(word, draft.notation).plain;
    if (!clean) return;
    // A whole list in one field, as some exports of ADS have it.
    const parts = clean.length > 100 ? clean.split(/\/\s+|[,،]\s+/).filter(Boolean) : [clean];
    if (parts.length > 3) {
      for (const part of parts) add(part, fallback);
      return;
    }
    if (clean.length > 200) {
      warn('not_a_keyword', 'keywords', clean);
      return;
    }
    const into = languageByScript(clean, fallback);
    const list = lists[into] ?? [];
    lists[into] = list.includes(clean) ? list : [...list, clean];
  };
  for (const word of draft.keywords ?? []) add(word, language);
  for (const [name, words] of Object.entries(draft.keywordsIn ?? {})) for (const word of words ?? []) add(word, name);
  return lists;
}

/** The beginning of an abstract shows its language as well as all of it does. */
const tellingLength = 600;

/** Sources say "no abstract" in words. */
const noAbstract = /^(?:not available|no abstract(?: available)?|n\/a|abstract not available|none|لا يوجد ملخص)[\s\p{P}]*$/iu;

function abstractIn(text: string, notation: Draft['notation'], language: string, warn: Warn): Localized {
  const { plain } = cleanRich(text, notation);
  const ownLanguage = languageOf(plain.slice(0, tellingLength));
  if (plain.length >= 10 && !noAbstract.test(plain))
    return { [ownLanguage === 'ar' ? languageByScript(plain, language) : ownLanguage]: plain };
  if (plain && !noAbstract.test(plain)) warn('too_short', 'abstract', plain);
  return {};
}

function cleanTexts(texts: Localized | undefined, notation: Draft['notation']): Record<string, string> {
  const cleaned: Record<string, string> = {};
  for (const [language, text] of Object.entries(texts ?? {})) {
    const { plain } = cleanRich(text ?? '', notation);
    const textLanguage = languageOfText(plain, language);
    if (plain && !noAbstract.test(plain) && (textLanguage === language || !texts?.[textLanguage])) cleaned[textLanguage] = plain;
  }
  return cleaned;
}

function placeIn(draft: Draft, language: string, warn: Warn): Partial<ResearchRecord> {
  const venue = venueIn(draft, language, warn);
  return withoutUndefined({
    venue,
    publisher: plainOrNothing(draft.publisher),
    isbn: venue ? undefined : isbnIn(draft, warn),
    volume: numberIn(draft.volume),
    issue: numberIn(draft.issue),
    pages: numberIn(draft.pages)?.replace(/\s*(?:-{1,3}|[‐‑‒–—−])\s*/g, '–'),
    reportNumber: numberIn(draft.reportNumber),
  }) as Partial<ResearchRecord>;
}

const numberIn = (value: string | number | undefined) => {
  const text = plainOrNothing(value);
  return text && latinDigits(text);
};

function venueIn(draft: Draft, language: string, warn: Warn): ResearchRecord['venue'] {
  const { venue, notation } = draft;
  const venueName = venue?.name ? cleanRich(venue.name, notation).plain : '';
  const name = withoutEmpty({
    ...cleanTexts(venue?.names, notation),
    ...(venueName && { [languageByScript(venueName, language)]: venueName }),
  });
  if (!venue || Object.keys(name).length === 0) {
    // A serial that nobody names cannot be shown, and its number not be kept; the number of a book is the work's own then.
    if (venue?.issn) warn('no_venue', 'venue.issn', venue.issn);
    return undefined;
  }
  const issn = cleanIssn(venue.issn && latinDigits(venue.issn));
  if (venue.issn && !issn) warn('wrong_kind', 'venue.issn', venue.issn);
  const isbn = isbnIn(draft, warn);
  return { name, ...(venue.kind && { kind: venue.kind }), ...(issn && { issn }), ...(isbn && { isbn }) };
}

function isbnIn({ venue }: Draft, warn: Warn): string | undefined {
  const isbn = cleanIsbn(venue?.isbn && latinDigits(venue.isbn));
  if (venue?.isbn?.trim() && !isbn) warn('wrong_kind', 'venue.isbn', venue.isbn);
  return isbn;
}

function withoutEmpty(texts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
