import type { PartialDate } from '#lib/domain/research.ts';
import { withoutUndefined } from '#lib/domain/without-undefined.ts';
import { addressBesideDoi, pageRange, type Reference, referenceAddress } from '#lib/formats/cite/reference.ts';
import { kindNamed, plainKind, workKinds } from '#lib/formats/cite/work-kind.ts';
import type { Wording } from '#lib/formats/localized-text.ts';
import type { PersonName } from '#lib/formats/person-name.ts';

/** CSL-JSON 1.0.2, the members this project writes and reads. `custom` is the place the schema gives for what it has no name for. */
export interface CslItem {
  readonly id: string;
  readonly type: string;
  readonly genre?: string;
  readonly title: string;
  readonly author?: readonly CslName[];
  readonly issued?: { readonly 'date-parts': readonly (readonly number[])[] };
  readonly 'container-title'?: string;
  readonly publisher?: string;
  readonly ISSN?: string;
  readonly ISBN?: string;
  readonly volume?: string;
  readonly issue?: string;
  readonly page?: string;
  readonly number?: string;
  readonly DOI?: string;
  readonly PMID?: string;
  readonly archive?: string;
  readonly archive_location?: string;
  readonly URL?: string;
  readonly language?: string;
  readonly keyword?: string;
  readonly abstract?: string;
  readonly status?: string;
  readonly custom?: {
    readonly 'translated-title'?: string;
    readonly titles?: readonly Wording[];
    readonly 'translated-container-title'?: Wording;
    readonly 'translated-abstract'?: Wording;
    readonly 'authors-incomplete'?: boolean;
    readonly bibcode?: string;
  };
}

type CslName = { readonly family?: string; readonly given?: string; readonly suffix?: string; readonly literal?: string };

/** Everything of a `Reference` but the address of the PDF; a semicolon inside a keyword becomes a comma, because CSL has one string for all. */
export function cslItem(reference: Reference): CslItem {
  const { kind } = reference;
  const type = workKinds[kind].csl;
  const custom = withoutUndefined({
    'translated-title': reference.translatedTitle,
    titles: reference.titlesElsewhere,
    'translated-container-title': reference.translatedVenue,
    'translated-abstract': reference.translatedAbstract,
    'authors-incomplete': reference.authorsIncomplete || undefined,
    bibcode: reference.bibcode,
  });
  const fromInstitution = type === 'thesis' || type === 'report';
  return withoutUndefined({
    id: reference.key,
    type,
    genre: plainKind('csl', type) === kind && type !== 'thesis' ? undefined : workKinds[kind].en,
    title: reference.title,
    author: reference.authors.length > 0 ? reference.authors : undefined,
    issued: issuedOf(reference),
    'container-title': fromInstitution ? undefined : reference.venue,
    publisher: fromInstitution ? (reference.venue ?? reference.publisher) : reference.publisher,
    ISSN: reference.issn,
    ISBN: reference.isbn,
    volume: reference.volume,
    issue: reference.issue,
    page: reference.pages,
    number: reference.reportNumber,
    DOI: reference.doi,
    PMID: reference.pmid,
    archive: reference.arxiv && 'arXiv',
    archive_location: reference.arxiv,
    URL: referenceAddress(reference),
    language: reference.language,
    keyword: joinKeywords(reference.keywords.map(withoutSemicolons)) || undefined,
    abstract: reference.abstract,
    status: reference.retracted ? 'Retracted' : reference.inPress && 'in press',
    custom: Object.keys(custom).length > 0 ? custom : undefined,
  });
}

/** One item of the array of a CSL-JSON file, without brackets and comma. */
export function writeCsl(reference: Reference): string {
  return JSON.stringify(cslItem(reference), undefined, 2);
}

/** The items of a CSL-JSON file (an array or one item). Fails with the `SyntaxError` of JSON when it is not JSON. */
export function readCsl(source: string): Reference[] {
  const parsed = JSON.parse(source.replace(/^\uFEFF/, '')) as CslItem | readonly CslItem[];
  return (Array.isArray(parsed) ? (parsed as readonly CslItem[]) : [parsed as CslItem]).map(referenceOfItem);
}

function referenceOfItem(item: CslItem): Reference {
  const date = dateOf(item.issued?.['date-parts']?.[0]);
  const fromInstitution = item.type === 'thesis' || item.type === 'report';
  return withoutUndefined({
    key: String(item.id),
    kind: kindNamed(item.genre) ?? plainKind('csl', item.type),
    language: item.language,
    title: item.title ?? '',
    translatedTitle: item.custom?.['translated-title'],
    authors: (item.author ?? []).map(nameOf),
    authorsIncomplete: item.custom?.['authors-incomplete'] ?? false,
    year: date && Number(date.iso.slice(0, 4)),
    inPress: (!date && item.status === 'in press') || undefined,
    date,
    venue: fromInstitution ? item.publisher : item['container-title'],
    publisher: fromInstitution ? undefined : item.publisher,
    issn: item.ISSN,
    isbn: item.ISBN,
    reportNumber: item.number?.toString(),
    arxiv: item.archive === 'arXiv' ? item.archive_location : undefined,
    pmid: item.PMID?.toString(),
    bibcode: item.custom?.bibcode,
    titlesElsewhere: item.custom?.titles,
    translatedVenue: item.custom?.['translated-container-title'],
    translatedAbstract: item.custom?.['translated-abstract'],
    volume: item.volume?.toString(),
    issue: item.issue?.toString(),
    pages: pageRange(item.page?.toString()),
    doi: item.DOI,
    url: addressBesideDoi(item.URL, item.DOI),
    keywords: item.keyword?.split(/\s*;\s*/).filter(Boolean) ?? [],
    abstract: item.abstract,
    retracted: /^retracted$/i.test(item.status ?? '') || undefined,
  });
}

/** Separated by `; `. A single keyword that holds a comma ends with the separator, or it would be read as several. */
export function joinKeywords(keywords: readonly string[]): string {
  const words = keywords.filter(Boolean);
  return words.length === 1 && /[,،]/.test(words[0] as string) ? `${words[0]};` : words.join('; ');
}

function withoutSemicolons(keyword: string): string {
  return keyword
    .split(/\s*;\s*/)
    .filter(Boolean)
    .join(', ');
}

function nameOf(name: CslName): PersonName {
  const { family, given, suffix, literal } = name;
  if (!family || !given) return { literal: literal ?? family ?? given ?? '' };
  return withoutUndefined({ family, given, suffix });
}

function issuedOf({ date, year }: Reference): CslItem['issued'] {
  const parts = date?.iso.split('-').map(Number) ?? (year === undefined ? undefined : [year]);
  return parts && { 'date-parts': [parts] };
}

function dateOf(parts: readonly number[] | undefined): PartialDate | undefined {
  const [year, month, day] = (parts ?? []).map(Number);
  if (!year) return undefined;
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  if (!month) return { iso: pad(year, 4), precision: 'year' };
  if (!day) return { iso: `${pad(year, 4)}-${pad(month, 2)}`, precision: 'month' };
  return { iso: `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`, precision: 'day' };
}
