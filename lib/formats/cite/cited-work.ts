import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import { isRetracted } from '#lib/domain/notice.ts';
import type { Contributor, PartialDate, Research } from '#lib/domain/research.ts';
import { asPublished } from '#lib/formats/values/citable.ts';
import { signingLanguages, type Wording, wordingIn, wordings } from '#lib/formats/values/localized-text.ts';
import { type PersonName, personName } from '#lib/formats/values/person-name.ts';
import { plainOrNothing } from '#lib/formats/values/plain-text.ts';
import { isRightToLeft, type Language, languageOrFirst } from '#lib/languages/languages.ts';
import type { CitationPart, Piece } from './citation-parts.ts';
import { type CitationTerms, citationTerms } from './citation-terms.ts';
import { addressUnlessDoi, dateOf, languageOfScript, originalTitle, pageRange } from './reference.ts';
import { type WorkKind, workKindOf } from './work-kind.ts';

/** Options of a citation; by default it is in the language of the work. */
export interface CitationOptions {
  /** The language to cite in, when the record has a title in it. Default: the language of the work (English for a third language). */
  readonly language?: Language;
  /** `both` adds the translated title in brackets; the default when the citation is not in the language of the work. */
  readonly titles?: 'original' | 'both';
  /** The day of access, `YYYY-MM-DD`, for styles that include it. */
  readonly accessed?: string;
}

/** A name for citations, with its language: split into parts, or a single text for a group. */
export interface CitedName {
  readonly name: PersonName;
  readonly lang: string;
}

/** How styles treat a work: as part of a journal or a book, as a thesis or report, or as another independent work. */
export type WorkShape = 'article' | 'chapter' | 'thesis' | 'report' | 'whole';

/** A publication prepared for citation in the language `locale`. */
export interface CitedWork {
  readonly locale: Language;
  readonly terms: CitationTerms;
  readonly kind: WorkKind;
  readonly shape: WorkShape;
  readonly title: CitationPart;
  readonly translation?: CitationPart;
  readonly authors: readonly CitedName[];
  readonly authorsIncomplete: boolean;
  /** `authors` are the editors of a work that has no authors. */
  readonly isByEditors: boolean;
  /** Editors of the book that contains the work. */
  readonly bookEditors: readonly CitedName[];
  readonly year?: number;
  /** Replaces the year of a work that is accepted but not yet published. */
  readonly inPress?: string;
  readonly date?: PartialDate;
  readonly venue?: CitationPart;
  /** Absent when it has the same name as the venue. */
  readonly publisher?: CitationPart;
  readonly volume?: CitationPart;
  readonly issue?: CitationPart;
  readonly pages?: Piece;
  readonly manyPages: boolean;
  readonly doi?: string;
  /** The address of the DOI, else of the work. */
  readonly address?: string;
  readonly accessed?: string;
}

/** Prepares a publication for citation: language, kind, names, dates and identifiers. */
export function citedWork(publication: Research, options: CitationOptions): CitedWork {
  const research = asPublished(publication);
  const title = withKnownLanguage(originalTitle(research));
  const titleLanguage = languageOrFirst(title.lang);
  const requested = wordings(research.title).some((wording) => wording.lang === options.language) ? options.language : undefined;
  const locale = requested ?? titleLanguage;
  const part = partIn(locale);
  const titles = options.titles ?? (requested && requested !== title.lang ? 'both' : 'original');
  const translation = titles === 'both' ? otherTitle(research, title, locale) : undefined;
  const languages = [...(requested ? [requested] : []), ...signingLanguages(title.lang)];
  const publisher = plainOrNothing(research.publisher);
  const doi = plainOrNothing(research.doi);
  const pages = pageRange(research.pages);
  const date = dateOf(research);
  const kind = workKindOf(research.type);
  const shape = shapeOf(kind, research);
  const { editors = [] } = research;
  const isByEditors = research.authors.length === 0 && editors.length > 0 && (shape === 'whole' || shape === 'report');
  // Articles are cited without a publisher, so that of a work without a venue takes its place.
  const venue =
    wordingIn(research.venue?.name, languages) ??
    (kind === 'other' && shape === 'article' && publisher ? { value: publisher, lang: 'und' } : undefined);
  return withoutUndefined<CitedWork>({
    locale,
    terms: research.inPress ? { ...citationTerms[locale], noDate: citationTerms[locale].inPress } : citationTerms[locale],
    inPress: research.inPress && citationTerms[locale].inPress,
    kind,
    shape,
    title: isRetracted(research) ? retractedTitle(part(title), locale) : part(title),
    translation: translation && part(translation),
    authors: citableNames(isByEditors ? editors : research.authors, languages),
    isByEditors,
    bookEditors: shape === 'chapter' ? citableNames(editors, languages) : [],
    authorsIncomplete: research.authorsIncomplete || research.authors.length < research.authorCount,
    year: date && Number(date.iso.slice(0, 4)),
    date,
    venue: venue && part(venue),
    publisher: publisher && publisher !== venue?.value ? part({ value: publisher, lang: 'und' }) : undefined,
    volume: numberPart(research.volume, locale),
    issue: numberPart(research.issue, locale),
    pages: pages && pagesIn(pages, locale),
    manyPages: /[-,]/.test(pages ?? ''),
    doi,
    address: doi ? doiAddress(doi) : addressUnlessDoi(research.url, undefined),
    accessed: options.accessed || undefined,
  });
}

/** No style shows more names than these and the last one, so those between are left out: a work may have thousands. */
const namesMax = 50;

function citableNames(authors: readonly Contributor[], languages: readonly string[]): readonly CitedName[] {
  const names: Wording[] = [];
  for (const [index, author] of authors.entries()) {
    const name = names.length < namesMax || index === authors.length - 1 ? wordingIn(author.name, languages) : undefined;
    if (name) names.push(name);
  }
  return names.map((name) => ({ name: personName(name.value), lang: withKnownLanguage(name).lang }));
}

/** Adds a mark such as "[Retracted]" to a title, in the language of the title, so that both remain one segment. */
function retractedTitle(title: CitationPart, locale: Language): CitationPart {
  return { ...title, text: `${title.text} [${citationTerms[title.lang ? languageOrFirst(title.lang) : locale].retracted}]` };
}

/** Page numbers. From right to left each number is a separate segment: in one left-to-right segment, `10–22` would read as 22–10. */
function pagesIn(pages: string, locale: Language): Piece {
  if (!isRightToLeft(locale)) return pages.replaceAll('-', '–');
  return pages
    .split(/(-|, )/)
    .map((piece) => (piece === '-' ? '–' : piece === ', ' ? citationTerms[locale].comma : { text: piece, lang: 'zxx' }));
}

function partIn(locale: Language): (wording: Wording) => CitationPart {
  return (wording) => {
    const { value, lang } = withKnownLanguage(wording);
    return lang === locale ? { text: value } : { text: value, lang };
  };
}

function withKnownLanguage(wording: Wording): Wording {
  return wording.lang === 'und' ? { ...wording, lang: languageOfScript(wording.value) } : wording;
}

function otherTitle(research: Research, title: Wording, locale: Language): Wording | undefined {
  const others = wordings(research.title)
    .map(withKnownLanguage)
    .filter((wording) => wording.lang !== title.lang && wording.value !== title.value);
  return others.find((wording) => wording.lang === locale) ?? others[0];
}

function numberPart(value: string | undefined, locale: Language): CitationPart | undefined {
  const text = plainOrNothing(value);
  if (!text) return undefined;
  return isRightToLeft(locale) && /[A-Za-z]/.test(text) ? { text, lang: 'zxx' } : { text };
}

const shapes: Partial<Record<WorkKind, WorkShape>> = {
  'conference-paper': 'chapter',
  'book-chapter': 'chapter',
  'doctoral-thesis': 'thesis',
  'masters-thesis': 'thesis',
  thesis: 'thesis',
  'technical-report': 'report',
  'working-paper': 'report',
  'white-paper': 'report',
  'policy-brief': 'report',
  proceedings: 'whole',
  book: 'whole',
  dataset: 'whole',
  poster: 'whole',
  presentation: 'whole',
  patent: 'whole',
  software: 'whole',
  standard: 'whole',
  other: 'whole',
};

/** A conference paper in a journal, and a work of no other kind in a volume, an issue or on pages, are cited as articles. */
function shapeOf(kind: WorkKind, research: Research): WorkShape {
  if (kind === 'conference-paper' && research.venue?.kind === 'journal') return 'article';
  if (kind === 'other' && (research.volume || research.issue || research.pages)) return 'article';
  return shapes[kind] ?? 'article';
}
