import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import { decodeSafely } from '#lib/domain/identifiers/identifier-addresses.ts';
import { latinLetters } from '#lib/domain/latin-letters.ts';
import { isRetracted } from '#lib/domain/notice.ts';
import type { Contributor, PartialDate, Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { researchPage, type WriteOptions } from '#lib/formats/values/addresses.ts';
import { asPublished, originalAbstract } from '#lib/formats/values/citable.ts';
import { otherWordings, signingLanguages, type Wording, wordingIn, wordings } from '#lib/formats/values/localized-text.ts';
import { type PersonName, personName } from '#lib/formats/values/person-name.ts';
import { hasArabicLetters, plainOrNothing } from '#lib/formats/values/plain-text.ts';
import { isLanguage } from '#lib/languages/languages.ts';
import { type WorkKind, workKindOf, workKinds } from './work-kind.ts';

/** A publication for reference managers: plain text in the language of the work, not of the reader. Absent means unknown. */
export interface BibliographicEntry {
  /** `[a-z0-9]+`, unique within a file. */
  readonly key: string;
  readonly kind: WorkKind;
  /** ISO 639-1 code of the work's language. */
  readonly language?: string;
  readonly title: string;
  readonly translatedTitle?: string;
  /** All translated titles with their languages, for a work that is neither English nor Arabic. */
  readonly titlesElsewhere?: readonly Wording[];
  readonly authors: readonly PersonName[];
  /** The list of authors is incomplete. */
  readonly authorsIncomplete: boolean;
  /** Editors of the work, or of the book that contains it. */
  readonly editors?: readonly PersonName[];
  readonly translators?: readonly PersonName[];
  readonly year?: number;
  readonly inPress?: true;
  readonly date?: PartialDate;
  readonly venue?: string;
  readonly translatedVenue?: Wording;
  readonly publisher?: string;
  readonly issn?: string;
  readonly isbn?: string;
  readonly reportNumber?: string;
  readonly arxiv?: string;
  readonly bibcode?: string;
  readonly pmid?: string;
  readonly volume?: string;
  readonly issue?: string;
  /** `10-22`, with a hyphen. */
  readonly pages?: string;
  readonly doi?: string;
  /** An address other than that of the DOI. Without DOI and address, the page of the work on this site. */
  readonly url?: string;
  readonly pdfUrl?: string;
  /** In all languages, the language of the work first. */
  readonly keywords: readonly string[];
  readonly abstract?: string;
  readonly translatedAbstract?: Wording;
  /** The work is retracted, which a citation has to state. */
  readonly retracted?: true;
}

/** A publication as a reference. `options.language` only affects the `url` of a record without DOI and address: its page on this site. */
export function referenceOf(publication: Research, options: WriteOptions): BibliographicEntry {
  const research = asPublished(publication);
  const { venue } = research;
  const title = originalTitle(research);
  const languages = signingLanguages(research.language ?? title.lang);
  const namesOf = (people: readonly Contributor[] = []) =>
    people.flatMap(({ name }) => wordingIn(name, languages) ?? []).map(({ value }) => personName(value));
  const date = dateOf(research);
  const doi = plainOrNothing(research.doi);
  const venueName = wordingIn(venue?.name, languages);
  const summary = originalAbstract(research);
  const abstract = wordingIn(summary, languages);
  return withoutUndefined({
    key: citationKey(research),
    kind: workKindOf(research.type),
    language: research.language ?? (title.lang === 'und' ? undefined : title.lang),
    title: title.value,
    translatedTitle: translatedTitle(research, title),
    titlesElsewhere: isLanguage(title.lang)
      ? undefined
      : listOrUndefined(wordings(research.title).filter(({ lang }) => lang !== title.lang)),
    authors: namesOf(research.authors),
    authorsIncomplete: research.authorsIncomplete || research.authors.length < research.authorCount,
    editors: listOrUndefined(namesOf(research.editors)),
    translators: listOrUndefined(namesOf(research.translators)),
    year: research.year ?? (date && Number(date.iso.slice(0, 4))),
    inPress: research.inPress,
    date,
    venue: venueName?.value,
    translatedVenue: otherWording(venue?.name, venueName),
    publisher: plainOrNothing(research.publisher),
    issn: plainOrNothing(venue?.issn),
    isbn: plainOrNothing(research.isbn),
    reportNumber: plainOrNothing(research.reportNumber),
    arxiv: plainOrNothing(research.arxiv),
    bibcode: plainOrNothing(research.bibcode),
    pmid: plainOrNothing(research.pmid),
    volume: plainOrNothing(research.volume),
    issue: plainOrNothing(research.issue),
    pages: pageRange(research.pages),
    doi,
    url: addressUnlessDoi(research.url, doi) ?? (doi ? undefined : researchPage(research.id, options)),
    pdfUrl: research.pdfUrl && addressText(research.pdfUrl),
    keywords: [...new Set(keywordLists(research).flatMap(({ words }) => words))],
    abstract: abstract?.value,
    translatedAbstract: otherWording(summary, abstract),
    retracted: isRetracted(research) || undefined,
  });
}

/** The title in the language of the work; when `title` has only translations, that of `originalTitle` or `titleMarkup`. */
export function originalTitle(research: Research): Wording {
  const titles = wordings(research.title);
  const original = titles.find((title) => title.lang === research.language);
  if (original) return original;
  const title = plainOrNothing(research.originalTitle);
  if (title && research.language) return { value: title, lang: research.language };
  const stripped = research.titleMarkup && plainOrNothing(withoutMarkup(research.titleMarkup));
  if (stripped && research.language) return { value: stripped, lang: research.language };
  return titles[0] ?? { value: research.id, lang: 'und' };
}

/** A title whose language and text both differ from the original; undefined if there is none. */
export function translatedTitle(research: Research, original: Wording): string | undefined {
  return wordings(research.title).find((title) => title.lang !== original.lang && title.value !== original.value)?.value;
}

/** The keywords by language, plain; the language of the work first. */
export function keywordLists(research: Research): readonly { readonly language?: string; readonly words: readonly string[] }[] {
  const { keywords, keywordsLanguage, alternativeKeywords, language } = research;
  const main = { ...(keywordsLanguage && { language: keywordsLanguage }), words: keywords };
  const lists = [main, ...(alternativeKeywords ? [alternativeKeywords] : [])].map((list) => ({
    ...list,
    words: list.words.flatMap((keyword) => plainOrNothing(keyword) ?? []),
  }));
  const rank = (list: { readonly language?: string }) => (list.language === language ? 0 : list.language === 'ar' ? 2 : 1);
  return lists.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether the venue is the institution that issued the work, a thesis or report. */
export const isIssued = ({ type }: Research): boolean => ['thesis', 'report'].includes(workKinds[workKindOf(type)].csl);

/** The list, or undefined when it is empty. */
export function listOrUndefined<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

function otherWording(text: Text | undefined, first: Wording | undefined): Wording | undefined {
  return otherWordings(wordings(text), first)[0];
}

/** A page range with plain hyphens, without blanks and open ends. */
export function pageRange(pages: string | undefined): string | undefined {
  const range = plainOrNothing(pages)
    ?.replace(/\s*[-‐‑‒–—−]+\s*/g, '-')
    .replace(/^-+|-+$/g, '');
  return range || undefined;
}

/** The address, unless it merely repeats the DOI: reference managers would print both. */
export function addressUnlessDoi(url: string | undefined, doi: string | undefined): string | undefined {
  const address = url && addressText(url);
  if (!address || !doi) return address || undefined;
  const doiOfAddress = decodeSafely(address).replace(/^https?:\/\/(?:dx\.)?doi\.org\//i, '');
  return doiOfAddress.toLowerCase() === doi.toLowerCase() ? undefined : address;
}

/** The address of a work: its URL, else that of its DOI. */
export function entryAddress(reference: BibliographicEntry): string | undefined {
  return reference.url ?? (reference.doi && doiAddress(reference.doi));
}

/** The language of a title without a language tag: Arabic if it has Arabic letters, else English. */
export function languageOfScript(text: string): 'ar' | 'en' {
  return hasArabicLetters(text) ? 'ar' : 'en';
}

/** An address in plain text. Percent-encodes characters that would end a field or line of a reference format. */
export function addressText(url: string): string {
  return (plainOrNothing(url) ?? '').replace(/[\s{}\\"<>]/g, encodeURIComponent);
}

/** Title markup is `<sub> <sup> <i>` with everything else escaped (`lib/domain/record.ts`). */
function withoutMarkup(markup: string): string {
  return markup
    .replace(/<\/?(?:sub|sup|i)>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' })[name] as string);
}

/** The date; only the year of the record if the date is in another year, as for works published online before their volume. */
export function dateOf({ date, year }: Research): PartialDate | undefined {
  const yearOnly = year === undefined ? undefined : ({ iso: String(year).padStart(4, '0'), precision: 'year' } as const);
  return date && (!yearOnly || date.iso.startsWith(yearOnly.iso)) ? date : yearOnly;
}

/** The citation key: family name of the first author, else of the first editor, or `mdr`, four digits of the year, id. ASCII for old tools; unique within a site. */
export function citationKey(research: Research): string {
  const year = research.year ?? Number(research.date?.iso.slice(0, 4) ?? 0);
  return `${familyLetters(research) || 'mdr'}${String(year).padStart(4, '0').slice(-4)}${idLetters(research.id)}`;
}

function familyLetters(research: Research): string {
  for (const { value } of wordings((research.authors[0] ?? research.editors?.[0])?.name)) {
    const name = personName(value);
    const letters = asciiLetters('literal' in name ? name.literal : name.family).slice(0, 24);
    if (letters) return letters;
  }
  return '';
}

const unfoldable = new RegExp(`[${Object.keys(latinLetters).join('')}]`, 'g');

function asciiLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(unfoldable, (letter) => latinLetters[letter] as string)
    .replace(/[^a-z]/g, '');
}

/** Ids of remote services are arbitrary; one that is not a number becomes hexadecimal after an `x`. */
function idLetters(id: string): string {
  if (/^[0-9]+$/.test(id)) return id;
  return `x${[...new TextEncoder().encode(id)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
