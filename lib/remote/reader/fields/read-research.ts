import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import { isFreeToRead } from '#lib/domain/reading/is-free-to-read.ts';
import type { Authorship, Contributor, PartialDate, Research } from '#lib/domain/research.ts';
import { isMembers } from '#lib/remote/reader/tables/names.ts';
import { researchFields } from '#lib/remote/reader/tables/research-table.ts';
import type { ReadContext } from '#lib/remote/reader/tables/table.ts';
import { parseLine } from '#lib/remote/reader/values/parse-text.ts';
import { readMaths } from '#lib/text/latex/read-maths.ts';
import { readFields } from './read-fields.ts';
import type { LooseRef } from './read-refs.ts';

/** The values read with `researchFields`, before they are combined into a `Research`. */
interface ResearchValues extends Omit<Research, 'type' | 'areas' | 'authors' | 'date' | 'venue' | 'alternativeKeywords'> {
  readonly authors: readonly Authorship[];
  readonly type: LooseRef;
  readonly areas: readonly LooseRef[];
  readonly date: PartialDate;
  readonly precision: string;
  readonly venue: Research['venue'] & Pick<Research, 'publisher' | 'isbn'>;
  readonly issn: string;
  readonly alternativeKeywords: readonly string[];
  readonly alternativeKeywordsLanguage: string;
  readonly firstPage: string;
  readonly lastPage: string;
}

/** A publication whose type and areas may have no name or id yet; `complete-refs.ts` adds them. */
export interface LooseResearch extends Omit<Research, 'type' | 'areas'> {
  readonly type?: LooseRef;
  readonly areas: readonly LooseRef[];
}

/** Reads one publication of a response; undefined without id or title. */
export function readResearchRow(source: unknown, context: ReadContext): LooseResearch | undefined {
  if (!isMembers(source)) return undefined;
  const values = readFields<ResearchValues>(source, researchFields, context);
  const {
    id,
    title,
    precision,
    venue: givenVenue,
    issn,
    alternativeKeywords,
    alternativeKeywordsLanguage,
    firstPage,
    lastPage,
    year: givenYear,
    date: givenDate,
    abstractKind,
    match,
    ...rest
  } = values;
  if (id === undefined || title === undefined) return undefined;
  const freeToRead = rest.freeToRead ?? isFreeToRead(rest);
  const { publisher = values.publisher, isbn = values.isbn, ...venue } = givenVenue ?? {};
  const date = givenDate && coarsenDate(givenDate, precision);
  const year = givenYear ?? (date && Number(date.iso.slice(0, 4)));
  const pages = rest.pages ?? (firstPage && lastPage && firstPage !== lastPage ? `${firstPage}-${lastPage}` : firstPage);
  const authors = values.authors ?? [];
  const titleMarkup = rest.titleMarkup ?? markupOf(title.value, source);
  return {
    ...rest,
    id,
    title,
    isTranslated:
      values.isTranslated ?? (title.lang === context.language && values.language !== undefined && values.language !== title.lang),
    authors,
    authorCount: Math.max(values.authorCount ?? 0, authors.length),
    authorsIncomplete: values.authorsIncomplete ?? false,
    ...contributorsOf(values),
    areas: values.areas ?? [],
    keywords: values.keywords ?? [],
    ...(freeToRead !== undefined && { freeToRead }),
    ...(year !== undefined && { year }),
    ...(date && { date }),
    ...(pages !== undefined && { pages }),
    ...(titleMarkup && { titleMarkup }),
    ...((abstractKind === 'author' || abstractKind === 'editor') && { abstractKind }),
    ...(match && { match }),
    ...(givenVenue && { venue: { ...(issn && { issn }), ...venue, name: givenVenue.name } }),
    ...(publisher && { publisher }),
    ...(isbn && { isbn }),
    ...(alternativeKeywords?.length &&
      alternativeKeywordsLanguage && { alternativeKeywords: { language: alternativeKeywordsLanguage, words: alternativeKeywords } }),
    ...(rest.doi !== undefined && rest.url === undefined && { url: doiAddress(rest.doi) }),
  };
}

/** Editors and translators without the members that only authors have. */
function contributorsOf({ editors, translators }: Pick<Research, 'editors' | 'translators'>): Pick<Research, 'editors' | 'translators'> {
  const contributorOf = ({ name, orcid }: Contributor) => withoutUndefined<Contributor>({ name, orcid });
  return withoutUndefined<Pick<Research, 'editors' | 'translators'>>({
    editors: editors?.map(contributorOf),
    translators: translators?.map(contributorOf),
  });
}

/** The title with sub- and superscripts, if any member of the record contains the same title in TeX. */
function markupOf(title: string, source: object): string | undefined {
  for (const value of Object.values(source)) {
    if (typeof value !== 'string' || !/[\\^_]/.test(value)) continue;
    const maths = readMaths(parseLine(value) ?? '');
    if (maths.markup && maths.plain === title) return maths.markup;
  }
  return undefined;
}

function coarsenDate(date: PartialDate, precision: string | undefined): PartialDate {
  if (precision === 'year') return { iso: date.iso.slice(0, 4), precision };
  if (precision === 'month' && date.precision === 'day') return { iso: date.iso.slice(0, 7), precision };
  return date;
}
