import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { distinctVersions } from '#lib/domain/identifiers/work-version.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { areaOfName } from '#lib/import/classify/area-names.ts';
import { classifyAreas } from '#lib/import/classify/areas.ts';
import { classifyType, isDegree } from '#lib/import/classify/types.ts';
import { type CleanDate, cleanDate, hijriYear, inPress } from '#lib/import/clean/dates.ts';
import { asciiDigits } from '#lib/import/clean/digits.ts';
import { arxivIn, cleanArxiv, coreOfIsbn, isbnsIn, issnsIn, isValidIsbn } from '#lib/import/clean/identifiers.ts';
import { withoutIsbdMarks } from '#lib/import/clean/isbd.ts';
import { journalName } from '#lib/import/clean/journal-names.ts';
import { isArticleKind, mainSubjectMark } from '#lib/import/clean/keywords.ts';
import { cleanLanguage, languageByScript, languageOfKeywords, languageOfText, likelyLanguage } from '#lib/import/clean/languages.ts';
import { repairTexts } from '#lib/import/clean/mojibake.ts';
import { cleanPart } from '#lib/import/clean/numbers/part-numbers.ts';
import { readSource, splitVolume } from '#lib/import/clean/numbers/source-line.ts';
import { cleanPlain, plainOrUndefined } from '#lib/import/clean/plain.ts';
import { cleanRich } from '#lib/import/clean/rich-text.ts';
import { splitList } from '#lib/import/clean/split-list.ts';
import { languageOfTitle, splitTitlePair, titlePair } from '#lib/import/clean/title-pair.ts';
import type { Draft, ImportFault, Warn } from '#lib/import/draft/draft.ts';
import { cleanNoticeOf, cleanNotices, noticeInTitle } from '#lib/import/draft/notices.ts';
import type { Origin } from '#lib/store/records/field-sources.ts';
import type { Classification } from '#lib/store/records/prepare-record.ts';
import { draftOrigin, titleIn } from './draft-origin.ts';
import { contributorsIn, finishAuthors } from './finish-authors.ts';
import { countIn, flagIn, identifiersIn, licenceIn, linksIn } from './finish-facts.ts';
import { finishReferences } from './finish-references.ts';
import { withContributors, withMarkedRoles } from './marked-roles.ts';
import { recordKey } from './record-key.ts';
import { withinBounds } from './within-bounds.ts';

/** Result of cleaning a draft: a record with its origin, or the reasons why there is none. */
export interface Finished {
  readonly record?: ResearchRecord;
  readonly classification?: Classification;
  /** The fields that were derived rather than stated by the source, the original texts, and when the source last updated the record. */
  readonly origin?: Omit<Origin, 'source'>;
  /** Why there is no record; empty otherwise. */
  readonly refusals: readonly ImportFault[];
  /** Faults of fields that were left out. */
  readonly warnings: readonly ImportFault[];
}

/** Cleans and checks a draft. A record needs a title; a bad value of any other field is left out with a warning. Never throws. */
export function finishDraft(draft: Draft, file: string): Finished {
  const warnings: ImportFault[] = [];
  const warn: Warn = (code, field, value) => void warnings.push({ code, field, value: String(value).slice(0, 100) });
  return finish(
    withArxivNumber(withContributors(withMarkedRoles(repairTexts(withinBounds(withKeywordList(draft), warn), warn)), warn)),
    file,
    warnings,
    warn,
  );
}

/** A separator inside parentheses, by which a keyword with separators is one term. */
const inParentheses = /\([^()]*[,،;؛][^()]*\)/;

/** Lists in one keyword are split. Kinds of articles, which some journals put among the keywords, are none. */
function withKeywordList(draft: Draft): Draft {
  const split = (keywords: readonly string[] = []) =>
    keywords
      .flatMap((words) => (/[;؛]/.test(words) && !inParentheses.test(words) ? splitList(words) : words))
      .filter((word) => !isArticleKind(word));
  const lists = Object.entries(draft.keywordsIn ?? {}).map(([language, words]) => [language, split(words)] as const);
  return {
    ...draft,
    ...(draft.keywords && { keywords: split(draft.keywords) }),
    ...(draft.keywordsIn && { keywordsIn: Object.fromEntries(lists) }),
  };
}

/** A work with an arXiv number in place of pages, or in the name of its venue: "arXiv preprint arXiv:2101.01234". In arXiv alone an article is a preprint. */
function withArxivNumber(draft: Draft): Draft {
  const { venue, pages, types = [] } = draft;
  const inPages = cleanArxiv(pages);
  const isInArxiv = /^(?:e-?prints?[\s:]+)?arxiv\b/i.test(venue?.name ?? '');
  const inVenue = isInArxiv ? arxivIn(venue?.name) : undefined;
  const arxiv = draft.arxiv ?? inVenue ?? inPages;
  const rest = { ...draft, arxiv, pages: inPages ? undefined : pages };
  if (!isInArxiv || !arxiv) return rest;
  const name = inVenue ? 'arXiv' : venue?.name;
  const isArticle = ['journal-article', 'other', undefined].includes(classifyType(types));
  return { ...rest, types: isArticle ? [{ scheme: 'own', value: 'preprint' }] : types, venue: { ...venue, name, kind: 'repository' } };
}

function finish(draft: Draft, file: string, warnings: readonly ImportFault[], warn: Warn): Finished {
  const { rich, uppercaseTitle } = titleIn(draft);
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
  const hasAreas = hasOwnAreas(draft, warn);
  const { type, isDerived } = typeIn(draft, rich.plain, ids.bibcode);
  const fields = withoutUndefined<Omit<ResearchRecord, 'key' | 'areas'>>({
    title,
    language,
    authors: people.authors,
    type,
    year: date?.year,
    inPress: (!date && isInPress(draft)) || undefined,
    titleMarkup: title[original] === rich.plain ? rich.markup : undefined,
    abstract: Object.keys(abstract).length > 0 ? abstract : undefined,
    abstractKind: Object.keys(abstract).length > 0 ? (draft.abstractKind ?? 'author') : undefined,
    keywords: Object.keys(keywords).length > 0 ? keywords : undefined,
    authorsTotal: draft.authorsTotal !== undefined && draft.authorsTotal > people.authors.length ? draft.authorsTotal : undefined,
    authorsIncomplete: draft.authorsIncomplete || people.incomplete || undefined,
    ...contributorsIn(draft, warn),
    date: date && date.iso.length > 4 ? date.iso : undefined,
    ...publicationIn(draft, language, warn),
    ...ids,
    ...linksIn(draft, ids.arxiv, warn),
    openAccess: flagIn('openAccess', draft.openAccess, warn),
    licence: licenceIn(draft, warn),
    citations: countIn('citations', draft.citations, warn),
    notices: nonEmpty(cleanNotices(draft.notices ?? [], rich.plain)),
    noticeOf: nonEmpty(cleanNoticeOf(draft.noticeOf ?? [], rich.plain)),
    versions: nonEmpty(distinctVersions(draft.versions ?? [])),
    references: nonEmpty(finishReferences(draft.references ?? [], draft.notation, warn)),
    source: { file, id: cleanPlain(draft.sourceId ?? draft.key ?? ids.doi ?? '') },
  });
  const unclassified: ResearchRecord = { key: draft.key ?? recordKey(fields), ...fields, areas: [] };
  const classification = classifyAreas(unclassified, draft.subjects ?? []);
  return {
    record: { ...unclassified, areas: classification.chosen },
    ...(!hasAreas && { classification }),
    origin: draftOrigin(isDerived ? { ...draft, derived: [...(draft.derived ?? []), 'type'] } : draft, !hasAreas, {
      ...(uppercaseTitle && { [`title.${original}`]: uppercaseTitle }),
      ...people.originals,
    }),
    refusals: [],
    warnings,
  };
}

/** Titles by language, and the language of the main one. Sources mix languages in one field, so the script decides. */
function titlesIn(draft: Draft, plain: string, language: string): { readonly title: Record<string, string>; readonly original: string } {
  const others = cleanTexts(draft.titles, draft.notation, languageOfTitle);
  const translation = splitTitlePair(plain, cleanLanguage(draft.language));
  if (translation)
    return { title: withoutEmpty({ ...others, ...translatedIn(translation, language) }), original: languageOfTitle(translation[0], 'en') };
  const pair = titlePair(plain);
  const [main = '', second] = pair ?? [plain];
  const languageHere = (text: string) => languageOfTitle(text, language);
  // Some sources repeat the title with a wrong language.
  const title = withoutEmpty({
    ...Object.fromEntries(Object.entries(others).filter(([, text]) => text !== main)),
    ...(second && { [languageHere(second)]: second }),
    ...(main && { [languageHere(main)]: main }),
  });
  return { title, original: main ? languageHere(main) : title[language] ? language : (Object.keys(title)[0] as string) };
}

/** Titles by language for an English translation and its original. The original is `und` if both would get the same language. */
function translatedIn([english, other]: readonly [string, string], language: string): Record<string, string> {
  const first = languageOfTitle(english, 'en');
  const second = languageOfTitle(other, language === first ? likelyLanguage(other) : language);
  return { [second === first ? 'und' : second]: other, [first]: english };
}

const nonEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

/**
 * Type code of the work. Labels in title, venue and bibcode take precedence over the source's type, which is less specific. A type that
 * only the venue suggests is derived, so that the statement of any other source replaces it.
 */
function typeIn(draft: Draft, title: string, bibcode: string | undefined): { readonly type: string; readonly isDerived: boolean } {
  const labels = [draft.title, draft.venue?.name, bibcode].map((value) => ({ scheme: 'label', value: value ?? '' }));
  const statedType = classifyType([...labels, ...(draft.types ?? []).filter(({ value }) => value !== 'text')]);
  const type = statedType ?? typeFromVenue(draft) ?? 'other';
  const notice = noticeInTitle(title);
  // Many sources label retractions and corrections as articles. A data set or book with such a title keeps its type.
  if ((notice === 'retraction' || notice === 'correction') && ['journal-article', 'other'].includes(type))
    return { type: notice, isDerived: false };
  return { type, isDerived: statedType === undefined && type !== 'other' };
}

/** The type that the venue suggests, if the source states none, not even one in a foreign vocabulary. */
function typeFromVenue({ types = [], venue, volume, issue, pages }: Draft): string | undefined {
  if (types.some(({ value }) => !/^(?:text)?$/.test(value.trim())) || !venue?.name) return undefined;
  const isNumbered = (volume !== undefined || issue !== undefined) && (pages !== undefined || issue !== undefined);
  return (isNumbered && !venue.isbn) || venue.issn || journalName.test(venue.name) ? 'journal-article' : undefined;
}

/** Whether the source names research areas of this project; warns about unknown names. */
function hasOwnAreas(draft: Draft, warn: Warn): boolean {
  const subjects = (draft.subjects ?? []).filter(({ scheme }) => scheme === 'own');
  for (const { value } of subjects) if (!areaOfName(value)) warn('unknown_code', 'areas', value);
  return subjects.length > 0;
}

function languageIn(draft: Draft, title: string, warn: Warn): string {
  const statedLanguage = cleanLanguage(draft.language);
  if (draft.language && !statedLanguage) warn('bad_language', 'language', draft.language);
  if (statedLanguage && statedLanguage !== 'und') return statedLanguage;
  const mainTitle = title || Object.values(draft.titles ?? {})[0] || '';
  return likelyLanguage(mainTitle);
}

const isInPress = ({ year, date }: Draft): boolean => [year, date].some((value) => typeof value === 'string' && inPress.test(value));

function dateIn(draft: Draft, language: string, warn: Warn): CleanDate | undefined {
  if (isInPress(draft)) return cleanDate(draft.year) ?? cleanDate(draft.date);
  const full = cleanDate(withYear(draft));
  if (draft.date !== undefined && String(draft.date) !== '' && !full) warn('bad_date', 'date', draft.date);
  const year = cleanDate(draft.year);
  if (draft.year !== undefined && String(draft.year).trim() !== '' && !year) warn('bad_year', 'year', draft.year);
  // Works are cited by `year`. A full date in another year is usually the date of first publication online, so it is left out.
  if (full && year && full.iso.length > 4 && full.year !== year.year) warn('other_year', 'date', draft.date);
  let date = full && (!year || year.year === full.year) ? full : (year ?? full);
  const islamic = date && !date.hijri ? hijriYear(date.year, language) : undefined;
  if (islamic) date = islamic;
  if (date?.hijri) warn('hijri_year', 'year', draft.year ?? draft.date);
  else if (full?.uncertain || year?.uncertain) warn('uncertain_year', 'year', draft.year ?? draft.date);
  return date;
}

/** The date, with the year where the source has it in another field: `MAR 12`. */
function withYear({ date, year }: Draft): Draft['date'] {
  if (typeof date !== 'string' || !date.trim() || !cleanDate(year) || /\p{Nd}{4}/u.test(date)) return date;
  // Reference managers keep month and day of an RIS date without its year: "12/13/", "7//".
  const [, month, day] = /^(\d{1,2})\/(\d{0,2})\/?$/.exec(date.trim()) ?? [];
  return month ? [year, month, day].filter(Boolean).join('-') : `${date} ${year}`;
}

function keywordsIn(draft: Draft, language: string, warn: Warn): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  const add = (word: string, fallback: string) => {
    const clean = withoutIsbdMarks(cleanRich(word, draft.notation).plain.replace(mainSubjectMark, ''));
    if (!clean || identifier.test(clean)) return;
    // Some ADS exports put a whole list of keywords into one keyword field.
    const words = clean.length > 100 && !inParentheses.test(clean) ? clean.split(/\/\s+|[,،]\s+/).filter(Boolean) : [clean];
    if (words.length > 3) {
      for (const item of words) add(item, fallback);
      return;
    }
    if (clean.length > 200) {
      warn('not_a_keyword', 'keywords', clean);
      return;
    }
    const keywordLanguage = languageByScript(clean, fallback);
    const list = lists[keywordLanguage] ?? [];
    lists[keywordLanguage] = list.includes(clean) ? list : [...list, clean];
  };
  const ofList = languageOfKeywords(draft.keywords ?? [], language);
  for (const keyword of draft.keywords ?? []) add(keyword, ofList);
  for (const [name, words] of Object.entries(draft.keywordsIn ?? {})) for (const keyword of words ?? []) add(keyword, name);
  return lists;
}

/** Identifiers that browser tools write among keywords. */
const identifier = /^(?:pmid|pmc|doi)\s*:\s*\S+$/i;

/** Characters of an abstract that suffice to detect its language. */
const languageSampleLength = 600;

/** Placeholders that sources write instead of an abstract. */
const noAbstract = /^(?:not available|no abstract(?: available)?|n\/a|abstract not available|none|لا يوجد ملخص)[\s\p{P}]*$/iu;

/** The DOI of the abstract itself, with which journals such as eLife end it. */
const ownDoi = /\s*\bDOI:\s*https?:\/\/\S+$/;

function abstractIn(text: string, notation: Draft['notation'], language: string, warn: Warn): Localized {
  const plain = cleanRich(text, notation).plain.replace(ownDoi, '');
  const abstractLanguage = likelyLanguage(plain.slice(0, languageSampleLength));
  if (plain.length >= 10 && !noAbstract.test(plain))
    return { [abstractLanguage === 'ar' ? languageByScript(plain, language) : abstractLanguage]: plain };
  if (plain && !noAbstract.test(plain)) warn('too_short', 'abstract', plain);
  return {};
}

function cleanTexts(
  texts: Localized | undefined,
  notation: Draft['notation'],
  languageOf: (text: string, language: string) => string = languageOfText,
): Record<string, string> {
  const byLanguage: Record<string, string> = {};
  for (const [language, text] of Object.entries(texts ?? {})) {
    const { plain } = cleanRich(text ?? '', notation);
    const textLanguage = languageOf(plain, language);
    if (plain && !noAbstract.test(plain) && (textLanguage === language || !texts?.[textLanguage])) byLanguage[textLanguage] = plain;
  }
  return byLanguage;
}

function publicationIn(draft: Draft, language: string, warn: Warn): Partial<ResearchRecord> {
  const venue = venueIn(draft, language, warn);
  return withoutUndefined({
    venue,
    publisher: publisherIn(draft),
    isbn: venue ? undefined : isbnIn(draft, warn),
    ...partsIn(draft, warn),
    reportNumber: numberIn(draft.reportNumber),
  }) as Partial<ResearchRecord>;
}

/** The name of the publisher; DataCite and others write a placeholder for an unknown one. */
const publisherIn = ({ publisher }: Draft): string | undefined =>
  plainOrUndefined(publisher)?.replace(/^(?:n\.\s?a\.?|n\/a|\(:\w+\)|unknown|unpublished|none)$/i, '') || undefined;

/** Volume, issue and pages, from their own fields, else from numbers that the source wrote after the name of the venue. */
function partsIn(draft: Draft, warn: Warn): Pick<ResearchRecord, 'volume' | 'issue' | 'pages'> {
  const hasOwn = (draft.volume ?? draft.issue ?? draft.pages) !== undefined;
  const parts = hasOwn || !draft.venue?.name ? draft : readSource(draft.venue.name);
  const split = splitVolume(plainOrUndefined(parts.volume) ?? '');
  const supplement = plainOrUndefined(draft.supplement)?.replace(/^(?:s|suppl?\.?)(?=\s*\d|$)\s*/i, '');
  const issue = [plainOrUndefined(parts.issue) ?? split.issue, supplement !== undefined && `Suppl ${supplement}`.trim()];
  const values = {
    volume: classifyType(draft.types ?? [])?.endsWith('thesis') && isDegree(split.volume ?? '') ? undefined : split.volume,
    issue: issue.filter(Boolean).join(' '),
    pages: plainOrUndefined(parts.pages),
  };
  const entries = (['volume', 'issue', 'pages'] as const).flatMap((part) => {
    const value = values[part];
    if (!value) return [];
    const { text, restored } = cleanPart(part, value);
    if (restored) warn('damaged_number', part, text === undefined ? value : `${value} → ${text}`);
    return text === undefined ? [] : [[part, text] as const];
  });
  return Object.fromEntries(entries);
}

const numberIn = (value: string | number | undefined) => {
  const text = plainOrUndefined(value);
  return text && asciiDigits(text);
};

function venueIn(draft: Draft, language: string, warn: Warn): ResearchRecord['venue'] {
  const { venue, notation } = draft;
  const statedName = venue?.name ? cleanRich(venue.name, notation).plain : '';
  const venueName = (draft.volume ?? draft.issue ?? draft.pages) === undefined ? readSource(statedName).name : statedName;
  const name = withoutEmpty({
    ...cleanTexts(venue?.names, notation),
    ...(venueName && { [languageByScript(venueName, language)]: venueName }),
  });
  if (!venue || Object.keys(name).length === 0) {
    // A serial without a name cannot be shown, so its ISSN is dropped. An ISBN is then stored with the work.
    if (venue?.issn) warn('no_venue', 'venue.issn', venue.issn);
    return undefined;
  }
  // Reference managers have one field for the numbers of serials and of books.
  const isSerial = !venue.issn && isbnsIn(asciiDigits(venue.isbn ?? '')).length === 0 && issnsIn(venue.isbn).length > 0;
  const [issn, ...otherIssns] = issnsIn(asciiDigits((isSerial ? venue.isbn : venue.issn) ?? ''));
  if (venue.issn && !issn) warn('bad_check_digit', 'venue.issn', venue.issn);
  const isbn = isSerial ? undefined : isbnIn(draft, warn);
  for (const further of venue.furtherNames ?? [])
    if (cleanRich(further, notation).plain !== venueName) warn('only_first', 'venue', further);
  for (const number of new Set([...otherIssns, ...(venue.furtherIssns ?? []).flatMap(issnsIn)]))
    if (issn && number !== issn) warn('only_first', 'venue.issn', number);
  return { name, ...(venue.kind && { kind: venue.kind }), ...(issn && { issn }), ...(isbn && { isbn }) };
}

function isbnIn({ venue }: Draft, warn: Warn): string | undefined {
  const [isbn, ...others] = isbnsIn(asciiDigits(venue?.isbn ?? ''));
  const other = others.find((number) => isValidIsbn(number) && coreOfIsbn(number) !== coreOfIsbn(isbn as string));
  if (other) warn('only_first', 'venue.isbn', other);
  if (venue?.isbn?.trim() && !(isbn && isValidIsbn(isbn))) warn('bad_check_digit', 'venue.isbn', venue.isbn);
  return isbn;
}

function withoutEmpty(texts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
