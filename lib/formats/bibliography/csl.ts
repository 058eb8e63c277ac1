import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { type BibliographicEntry, entryAddress, referenceOf } from '#lib/formats/cite/reference.ts';
import { plainKind, workKinds } from '#lib/formats/cite/work-kind.ts';
import type { Wording } from '#lib/formats/values/localized-text.ts';
import { jsonList, type ResearchFormat } from '#lib/formats/values/research-format.ts';

/** CSL-JSON, an array of items. */
export const csl = {
  name: 'csl',
  isForPrograms: true,
  extension: 'json',
  apiExtension: 'csl.json',
  mediaType: 'application/vnd.citationstyles.csl+json',
  isMetadata: true,
  isForReader: false,
  writer: (options) => jsonList('[', (research) => writeCsl(referenceOf(research, options)), ']\n'),
} as const satisfies ResearchFormat;

/** CSL-JSON 1.0.2: the members this project writes and reads. `custom` holds what the schema has no member for. */
export interface CslItem {
  readonly id: string;
  readonly type: string;
  readonly genre?: string;
  readonly title: string;
  readonly author?: readonly CslName[];
  readonly editor?: readonly CslName[];
  readonly translator?: readonly CslName[];
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

/** A name variable of CSL-JSON: family and given name, or `literal` for a name without these parts. */
export type CslName = { readonly family?: string; readonly given?: string; readonly suffix?: string; readonly literal?: string };

/** A reference as CSL-JSON, without the PDF address. Semicolons in keywords become commas, since one string holds all keywords. */
export function cslItem(reference: BibliographicEntry): CslItem {
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
    editor: reference.editors,
    translator: reference.translators,
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
    URL: entryAddress(reference),
    language: reference.language,
    keyword: joinKeywords(reference.keywords.map(withoutSemicolons)) || undefined,
    abstract: reference.abstract,
    status: reference.retracted ? 'Retracted' : reference.inPress && 'in press',
    custom: Object.keys(custom).length > 0 ? custom : undefined,
  });
}

/** One item of the array in a CSL-JSON file, without brackets and comma. */
export function writeCsl(reference: BibliographicEntry): string {
  return JSON.stringify(cslItem(reference), undefined, 2);
}

/** Keywords separated by `; `. A single keyword with a comma ends with the separator, so that it is not read as several. */
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

function issuedOf({ date, year }: BibliographicEntry): CslItem['issued'] {
  const parts = date?.iso.split('-').map(Number) ?? (year === undefined ? undefined : [year]);
  return parts && { 'date-parts': [parts] };
}
