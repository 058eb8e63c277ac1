import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { ReferenceRecord } from '#lib/domain/citations/reference.ts';
import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import { arxivAddress, arxivPdfAddress, doiInAddress } from '#lib/domain/identifiers/identifier-addresses.ts';
import { distinctNotices, type Notice, type NoticeKind } from '#lib/domain/notice.ts';
import { venueIdOf } from '#lib/domain/places/venue-id.ts';
import { isFreeToRead } from '#lib/domain/reading/is-free-to-read.ts';
import type { AuthorshipRecord, ContributorRecord, ResearchRecord } from '#lib/domain/record.ts';
import type { Authorship, Contributor, InstitutionRef, PartialDate, Research } from '#lib/domain/research.ts';
import { type Localized, localize, type Text } from '#lib/domain/text.ts';
import { machineOrigin, type TextOriginEntry, type TranslatableText } from '#lib/domain/text-origin.ts';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';
import { presentName } from '#lib/store/values/present-name.ts';
import { lookupIds, lookupRef } from './lookups.ts';
import { latinName } from './prepare-person.ts';
import { abstractKindOf, type TextSourceRow, textOrigins } from './text-origins.ts';

/** Authors included per list row; `authorCount` has the full number. */
export const listAuthorsMax = 10;

/** Stored columns of a publication needed for presentation. */
export interface ResearchRow {
  id: number;
  type_id: number;
  author_count: number;
  created_at: string;
  updated_at: string;
  doc: string;
  /** Source of the citation count and its date, separated by a space (`citationsFromSql`). */
  citations_from: string | null;
  /** Sources of its texts, as JSON (`textSourcesSql`). */
  text_sources: string | null;
  /** Notices about the work that other records are, as JSON (`statedNoticesSql`). */
  stated_notices: string | null;
}

/** References and citation count of a work, for details. */
export interface CitationRow {
  research_id: number;
  /** A list of `ReferenceRecord` in JSON; null where the source lists none. */
  references: string | null;
  /** JSON pairs: position of a reference, id of the record it resolves to. */
  links: string;
  cited_by: number;
}

/** SQL for the `CitationRow`s of the ids that `among` selects. */
export const citationsSql = (among: string): string => `
  SELECT id AS research_id, (SELECT doc FROM research_references WHERE research_id = id) AS "references",
    (SELECT json_group_array(json_array(position, cited_id)) FROM citation WHERE citation.research_id = id) AS links,
    (SELECT COUNT(DISTINCT citation.research_id) FROM citation WHERE cited_id = id) AS cited_by
  FROM research WHERE id ${among}`;

/** SQL for source and date of a citation count. Without an entry for the count, those of the record. */
export const citationsFromSql = `(SELECT source || ' ' || substr(COALESCE(stated_at, set_at), 1, 10) FROM field_source
  WHERE field_source.research_id = research.id AND field IN ('citations', '*') ORDER BY field = 'citations' DESC LIMIT 1) AS citations_from`;

/** SQL for the notices about a work that other visible records are, with the DOI of the notice. */
export const statedNoticesSql = `(SELECT json_group_array(json_object('kind', kind, 'doi', notice.doi, 'date', notice_about.date))
  FROM notice_about JOIN research AS notice ON notice.id = notice_about.research_id
  WHERE notice.withdrawn_at IS NULL AND notice.merged_into IS NULL AND notice.id <> research.id AND notice_about.doi IN (
    SELECT research.doi UNION ALL SELECT substr(identity, 5) FROM research_identity
    WHERE research_identity.research_id = research.id AND identity >= 'doi:' AND identity < 'doi;')) AS stated_notices`;

export interface AuthorshipRow {
  research_id: number;
  position: number;
  author_id: number;
  name_en: string | null;
  name_ar: string | null;
  orcid: string | null;
  affiliation: string | null;
  corresponding: number;
  country: string | null;
}

/** SQL for the country of an authorship without a resolved institution (`said_id` is null). */
export const authorshipCountrySql = `(SELECT country FROM signed_from WHERE signed_from.research_id = authorship.research_id
  AND signed_from.position = authorship.position AND said_id IS NULL ORDER BY place LIMIT 1) AS country`;

interface Rows {
  readonly rows: readonly ResearchRow[];
  readonly authorships: readonly AuthorshipRow[];
  /** The institutions of each authorship. */
  readonly affiliations: (research: number, position: number) => readonly InstitutionRef[] | undefined;
  /** Present for details only. */
  readonly citations?: readonly CitationRow[];
  /** The authors of each publication as its record states them, in JSON; for details only. */
  readonly signatures?: ReadonlyMap<number, string>;
}

/** Publications in the order of `ids`, in the reader's language; ids without a row are left out. */
export function presentPublications(
  ids: readonly number[],
  { rows, authorships, affiliations, citations = [], signatures }: Rows,
  language: Language,
  shape: 'list' | 'detail',
): Research[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const authors = new Map<number, Authorship[]>();
  const signed = new Map([...(signatures ?? [])].map(([id, list]) => [id, JSON.parse(list) as AuthorshipRecord[]]));
  for (const row of authorships) {
    const list = authors.get(row.research_id) ?? [];
    const signature = signed.get(row.research_id)?.[row.position - 1];
    list.push({
      ...presentAuthorship(row, affiliations(row.research_id, row.position), language),
      ...signedName(row, signature, language),
    });
    authors.set(row.research_id, list);
  }
  const citationsById = new Map(citations.map((row) => [row.research_id, presentCitations(row)]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...presentResearch(row, authors.get(id) ?? [], language, shape), ...citationsById.get(id) }] : [];
  });
}

function presentResearch(row: ResearchRow, authors: Authorship[], language: Language, shape: 'list' | 'detail'): Research {
  const record = JSON.parse(row.doc) as Omit<ResearchRecord, 'authors'>;
  const textSources = JSON.parse(row.text_sources ?? '[]') as TextSourceRow[];
  const origins = textOrigins(record, textSources);
  const shownOrigins = shape === 'detail' ? origins : origins.filter(({ field }) => field !== 'abstract');
  const title = localize(record.title, language, record.language, isMachineText(origins, 'title')) as Text;
  const abstract = localize(record.abstract, language, record.language, isMachineText(origins, 'abstract'));
  const keywords = keywordsLanguage(record, language);
  const venue = localize(record.venue?.name, language, record.language);
  const date = presentDate(record);
  return withoutUndefined({
    id: String(row.id),
    title,
    isTranslated: title.lang === language && record.language !== language,
    originalTitle: [title.lang, title.alt?.lang].includes(record.language) ? undefined : record.title[record.language],
    titleMarkup: record.titleMarkup,
    abstractKind: abstract && (abstractKindOf(record, abstract.lang, new Map(textSources.map((entry) => [entry[0], entry]))) ?? 'author'),
    authors,
    authorCount: row.author_count,
    authorsIncomplete: record.authorsIncomplete ?? false,
    editors: presentContributors(record.editors, language, shape),
    translators: presentContributors(record.translators, language, shape),
    type: lookupRef('research_type', row.type_id, language),
    areas: record.areas.map((code) => lookupRef('research_area', lookupIds.research_area.get(code) as number, language)),
    year: record.year,
    inPress: (record.inPress && record.year === undefined) || undefined,
    date,
    venue:
      venue &&
      withoutUndefined({
        id: venueIdIn(record),
        name: venue,
        kind: record.venue?.kind,
        ...(shape === 'detail' ? { issn: record.venue?.issn } : {}),
      }),
    doi: record.doi,
    url: presentUrl(record),
    // An arXiv preprint is free to read, even if the published version is not.
    pdfUrl: record.pdfUrl ?? (record.arxiv ? arxivPdfAddress(record.arxiv) : undefined),
    keywords: (keywords && record.keywords?.[keywords]) || [],
    keywordsLanguage: keywords,
    language: record.language,
    openAccess: record.openAccess,
    freeToRead: isFreeToRead(record),
    licence: record.licence,
    citations: record.citations,
    citationsFrom: record.citations === undefined ? undefined : citationsFrom(row.citations_from, record.source?.file),
    notices: presentNotices(record.notices, row.stated_notices),
    noticeOf: record.noticeOf,
    textOrigins: shownOrigins.length > 0 ? shownOrigins : undefined,
    updatedAt: row.updated_at,
    ...(shape === 'detail' && { abstract, ...presentDetail(record, row, language) }),
  });
}

/** The notices that the source of a work states and those that other records are. */
function presentNotices(own: readonly Notice[] | undefined, stated: string | null): readonly Notice[] | undefined {
  if (!stated || stated === '[]') return own;
  const others = (JSON.parse(stated) as { kind: NoticeKind; doi: string | null; date: string | null }[]).map(
    ({ kind, doi, date }): Notice => ({ kind, ...(doi && { doi }), ...(date && { date }) }),
  );
  return distinctNotices([...(own ?? []), ...others]);
}

function presentCitations({ references, links, cited_by }: CitationRow): Pick<Research, 'references' | 'citedByCount'> {
  const ids = new Map(JSON.parse(links) as [number, number][]);
  const list = JSON.parse(references ?? '[]') as ReferenceRecord[];
  return {
    ...(list.length > 0 && {
      references: list.map((reference, index) => {
        const id = ids.get(index + 1);
        return { position: index + 1, ...(id !== undefined && { id: String(id) }), ...reference };
      }),
    }),
    citedByCount: cited_by,
  };
}

/** Venue id, from the name that the column `venue` holds. */
function venueIdIn({ venue, language }: Pick<ResearchRecord, 'venue' | 'language'>): string | undefined {
  const name = venue?.name.en ?? venue?.name[language] ?? venue?.name.ar;
  return name === undefined ? undefined : venueIdOf(name);
}

/** The fields of a single record's page that lists leave out. */
function presentDetail(record: Omit<ResearchRecord, 'authors'>, row: ResearchRow, language: Language): Partial<Research> {
  return {
    publisher: record.publisher,
    isbn: record.isbn ?? record.venue?.isbn,
    volume: record.volume,
    issue: record.issue,
    pages: record.pages,
    reportNumber: record.reportNumber,
    arxiv: record.arxiv,
    bibcode: record.bibcode,
    pmid: record.pmid,
    alternativeKeywords: alternativeKeywords(record, otherLanguages(language)[0]),
    versions: record.versions,
    createdAt: row.created_at,
  } as Partial<Research>;
}

/** Address of the work. A stored DOI address is rebuilt: it may hold characters that end a path. */
function presentUrl({ url, doi, arxiv }: Pick<ResearchRecord, 'url' | 'doi' | 'arxiv'>): string | undefined {
  if (url) return doiInAddress(url) ? doiAddress(doiInAddress(url) as string) : url;
  return doi ? doiAddress(doi) : arxiv && arxivAddress(arxiv);
}

const keywordsLanguage = ({ keywords = {} }: Pick<ResearchRecord, 'keywords'>, language: Language): string | undefined =>
  keywords[language]?.length ? language : Object.keys(keywords)[0];

function alternativeKeywords(record: Pick<ResearchRecord, 'keywords'>, language: Language): Research['alternativeKeywords'] {
  const words = record.keywords?.[language] ?? [];
  return words.length > 0 && keywordsLanguage(record, otherLanguages(language)[0]) !== language ? { language, words } : undefined;
}

const isMachineText = (origins: readonly TextOriginEntry[], field: TranslatableText) => (language: string) =>
  machineOrigin(origins, field, language) !== undefined;

/** Source and date of a citation count; in the starter collection the source is read from the name of the file. */
function citationsFrom(statement: string | null, file = ''): Research['citationsFrom'] {
  const [source, date] = statement?.split(' ') ?? [];
  const counter = source === 'starter' ? /^(openalex|ads)_/.exec(file)?.[1] : undefined;
  return source && date ? { source: counter ?? source, date } : undefined;
}

/** The name in the record of a publication, with that of the person in the other script; absent if it is that of the person. */
function signedName(row: AuthorshipRow, signature: AuthorshipRecord | undefined, language: Language): Pick<Authorship, 'signedName'> {
  const [en, ar] = [(signature && latinName(signature)) ?? row.name_en, signature?.name.ar ?? row.name_ar];
  return en === row.name_en && ar === row.name_ar ? {} : { signedName: presentName({ name_en: en, name_ar: ar }, language) };
}

function presentAuthorship(row: AuthorshipRow, affiliations: readonly InstitutionRef[] | undefined, language: Language): Authorship {
  return withoutUndefined({
    id: String(row.author_id),
    name: presentName(row, language),
    position: row.position,
    affiliation: row.affiliation ? localize(JSON.parse(row.affiliation) as Localized, language) : undefined,
    affiliations,
    orcid: row.orcid ?? undefined,
    corresponding: Boolean(row.corresponding),
    country: row.country ?? undefined,
  });
}

/** Editors or translators; rows of lists have at most as many as authors. */
function presentContributors(
  people: readonly ContributorRecord[] | undefined,
  language: Language,
  shape: 'list' | 'detail',
): readonly Contributor[] | undefined {
  return people
    ?.slice(0, shape === 'list' ? listAuthorsMax : undefined)
    .map(({ name, orcid }) => withoutUndefined<Contributor>({ name: localize(name, language) ?? { value: '', lang: 'und' }, orcid }));
}

function presentDate(record: Pick<ResearchRecord, 'date' | 'year'>): PartialDate | undefined {
  const iso = record.date ?? (record.year === undefined ? undefined : String(record.year));
  if (!iso) return undefined;
  return { iso, precision: iso.length > 7 ? 'day' : iso.length > 4 ? 'month' : 'year' };
}
