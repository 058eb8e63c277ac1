import type { Language } from '#lib/languages/languages.ts';
import type { Catalogue } from './catalogue.ts';
import type { Dump } from './dump.ts';
import type { FacetName } from './filters.ts';
import type { ListedVenue } from './listed-venue.ts';
import type { FacetValue, Page } from './page.ts';
import type { ResearchQuery } from './query.ts';
import type { ResearchRecord } from './record.ts';
import type { Ref, Research } from './research.ts';
import type { Text } from './text.ts';
import type { OriginLine, TextOriginEntry } from './text-origin.ts';

/** A completion of the search box. */
export interface Suggestion {
  readonly kind: 'research' | 'author' | 'area' | 'term' | 'institution';
  /** Absent for terms, and for institutions without a record. */
  readonly id?: string;
  readonly text: Text;
}

/** An author or institution with a number of publications. */
export interface CountedRef extends Ref {
  readonly count: number;
}

/** A publication with the number of references it shares with another. */
export interface RelatedResearch extends Research {
  readonly sharedReferences?: number;
}

/** Institutions or countries in the affiliations of publications. */
export type Place = Pick<ResearchQuery, 'institutionId' | 'country'>;

/** The most frequent authors or institutions of a query's publications. `total` also counts those that are not returned. */
export interface Contributors {
  readonly total: number;
  readonly best: readonly CountedRef[];
}

/** Authors affiliated with a place. Each count is the number of the place's publications by that author. */
export interface Signers {
  readonly total: number;
  readonly people: readonly CountedRef[];
}

/** An initial letter with the number of names that begin with it. */
export interface Letter {
  readonly letter: string;
  readonly count: number;
}

/** Texts whose coverage by language is reported. */
export const coverageTexts = ['title', 'abstract', 'keywords', 'venue', 'authorName', 'affiliation'] as const;

/** `have` of `of` records have a text in the language. */
export interface CoverageLine {
  readonly what: (typeof coverageTexts)[number];
  readonly language: Language;
  readonly have: number;
  readonly of: number;
}

/** A change of a record, for harvesting. */
export interface RecordChange {
  readonly id: string;
  readonly kind: 'research' | 'author';
  /** UTC, `YYYY-MM-DDTHH:MM:SSZ`: the last change of the record, or the undo that restored or removed it. */
  readonly updatedAt: string;
  /** Withdrawn, removed by an undo, or merged into another record. */
  readonly withdrawn: boolean;
  /** Set for publications, even withdrawn ones, so that a harvester of one type or area learns about removals. */
  readonly researchTypeId?: string;
  readonly focusedAreaIds?: readonly string[];
}

/** Filters for `changesSince`; an absent one does not filter. */
export interface ChangeFilter {
  /** Publications by default. */
  readonly kind?: RecordChange['kind'];
  /** Among changes at exactly `since`, only those after this id; `since` and `after` together continue a harvest. */
  readonly after?: string;
  /** Inclusive. */
  readonly until?: string;
  readonly id?: string;
  readonly researchTypeId?: string;
  readonly focusedAreaId?: string;
}

/** Facet counts of exactly the publications that pass every filter. */
export type Breakdown = Readonly<Partial<Record<FacetName, readonly FacetValue[]>>>;

/** A source that supplied fields of a record. */
export interface RecordSource {
  /** The format or service of the source: `crossref`, `openalex`, `starter`, `operator`. */
  readonly source: string;
  /** UTC; the time the source states, else the time of import. */
  readonly at: string;
  /** The import batch. */
  readonly batch: string;
  /** Names such as `title.ar` or `areas`. Empty for the main source, which supplied the fields that no other source lists. */
  readonly fields: readonly string[];
  /** `original`: supplied by the source; `derived`: computed from other fields. The other values state who wrote a text. */
  readonly kind: 'original' | 'author' | 'editor' | 'machine' | 'reviewed' | 'derived';
}

/** A publication as stored, in all languages, with the origins of its texts. */
export interface WholeRecord {
  readonly id: string;
  readonly record: ResearchRecord;
  readonly textOrigins: readonly TextOriginEntry[];
}

/** Counts over the whole collection. */
export interface Counts {
  /** `authors` counts what the list of authors lists; `groups` are the collaborations and corporate authors among them. */
  counts(): Promise<{ readonly research: number; readonly authors: number; readonly groups: number; readonly institutions: number }>;
  /** Publications by year, of one author or of all. */
  years(authorId?: string): Promise<readonly { readonly year: number; readonly count: number }[]>;
  /** First letters of author names with counts, for both alphabets, in alphabetical order. */
  letters(): Promise<readonly Letter[]>;
  /**
   * Counts facet values over publications that pass every filter, also the facet's own. At most `limit` values, or the facet's maximum
   * if that is higher.
   */
  breakdown(language: Language, query: ResearchQuery, facets: readonly FacetName[], limit: number): Promise<Breakdown>;
  /** The authors or institutions of a query's publications, most publications first, at most `limit`. */
  contributors(language: Language, facet: 'author' | 'institution', query: ResearchQuery, limit: number): Promise<Contributors>;
  /** The sum of the citation counts of a query's publications, and the number of publications that have a count. */
  citations(query: ResearchQuery): Promise<{ readonly sum: number; readonly counted: number }>;
  /** Venues by number of publications, descending. */
  venues(language: Language): Promise<readonly ListedVenue[]>;
  /** The venue with this ISSN or id. Its other names have ids too, so the result may have another id. Undefined without publications. */
  venue(language: Language, id: string): Promise<ListedVenue | undefined>;
  /** At most `limit` authors affiliated with a place, by publications. Each count equals that of a list filtered by place and author. */
  signers(language: Language, place: Place, limit: number): Promise<Signers>;
  /** Institutions that share publications with a place, most frequent first. For a country, only those known to be in other countries. */
  partners(language: Language, place: Place, limit: number): Promise<readonly CountedRef[]>;
}

/** Completions, and works and people that are like others. */
export interface Recommendations {
  /** Completions of a partial query, at most `limit`. */
  suggest(language: Language, text: string, limit: number): Promise<readonly Suggestion[]>;
  /** Other publications with shared areas, authors or references, best first. */
  related(language: Language, researchId: string, limit: number): Promise<readonly RelatedResearch[]>;
  /** Other publications similar to all of the given ones, best first. */
  alike(language: Language, researchIds: readonly string[], limit: number): Promise<readonly Research[]>;
  /** Co-authors of this author, most frequent first. */
  coauthors(language: Language, authorId: string, limit: number): Promise<readonly CountedRef[]>;
  /** Other people whose names sound like the name of this author, in either script. */
  similarAuthors(language: Language, authorId: string, limit: number): Promise<readonly CountedRef[]>;
}

/** Reading of many records at once, and what is known of their sources and changes. */
export interface Harvest {
  /** Publications by id, as in lists, in the given order; unknown ids are left out. */
  rows(language: Language, researchIds: readonly string[]): Promise<readonly Research[]>;
  /** All publications of a query in order, without a page window, in full detail or as in lists; memory is bounded. */
  stream(language: Language, query: ResearchQuery, shape?: 'list' | 'detail'): AsyncIterable<Research>;
  /** At most `limit` publications of a query in full detail; a random or evenly spread sample if the query has more. Memory is bounded. */
  sample(language: Language, query: ResearchQuery, limit: number): AsyncIterable<Research>;
  /** Every publication as stored, last changed first; memory is bounded. */
  wholeRecords(): AsyncIterable<WholeRecord>;
  /** The sources of a record: first that of the whole record, then those of single fields. */
  sources(researchId: string): Promise<readonly RecordSource[]>;
  /** Changes at or after a moment, oldest first, then by id; without a moment the full history, including records of undone batches. */
  changesSince(since: string | undefined, limit: number, filter?: ChangeFilter): Promise<readonly RecordChange[]>;
  coverage(): Promise<readonly CoverageLine[]>;
  /** Texts by origin, per year or area. */
  coverageByOrigin(by: 'year' | 'area'): Promise<readonly OriginLine[]>;
  /** How many affiliations are resolved to an institution, and how many are only text. */
  affiliationCoverage(): Promise<{ readonly resolved: number; readonly text: number }>;
  /** A version that changes exactly when the data changes; equal in all processes. */
  dataVersion(): Promise<string>;
  /** The highest id that a publication ever had; 0 without publications. A publication added later has a higher one. */
  newestId(): Promise<number>;
}

/** What our own stores answer besides the operations of the interface. */
export interface Extras extends Counts, Recommendations, Harvest {}

/**
 * A collection of research, ours or a remote service's. Reads only; every method rejects with a `Problem` and nothing else. The members
 * that may be undefined are what not every service offers.
 */
export interface Collection extends Catalogue {
  /** Members of `ResearchQuery` and `AuthorQuery` that are not applied. The entry `lists` means that a filter accepts only one id. */
  readonly ignored: readonly string[];
  /** The query as it is applied: without ids that cannot exist, and without what the service reported as ignored with a page. */
  applied(query: ResearchQuery, page?: Pick<Page<unknown>, 'ignored'>): ResearchQuery;
  readonly counts: Counts | undefined;
  readonly recommendations: Recommendations | undefined;
  readonly harvest: Harvest | undefined;
  /** Dumps of all records, written on first use. */
  readonly currentDump: (() => Promise<Dump>) | undefined;
}
