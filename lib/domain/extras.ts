import type { FacetName } from './filters.ts';
import type { Language } from './language.ts';
import type { FacetValue } from './page.ts';
import type { ListedVenue } from './places/listed-venue.ts';
import type { ResearchQuery } from './query.ts';
import type { ResearchRecord } from './record.ts';
import type { Ref, Research } from './research.ts';
import type { Text } from './text.ts';
import type { OriginLine, TextOriginEntry } from './text-origin.ts';

export interface Suggestion {
  readonly kind: 'research' | 'author' | 'area' | 'term' | 'institution';
  /** Absent for terms, and for institutions that are a text only: they lead to a search. */
  readonly id?: string;
  readonly text: Text;
}

export interface CountedRef extends Ref {
  readonly count: number;
}

/** A publication with the number of references that it has in common with another. */
export interface RelatedResearch extends Research {
  readonly sharedReferences?: number;
}

/** Where publications were signed from: institutions or countries. */
export type Place = Pick<ResearchQuery, 'institutionId' | 'country'>;

/** The people or institutions of the publications of a query, each with how many are theirs; `total` counts all there are. */
export interface Contributors {
  readonly total: number;
  readonly best: readonly CountedRef[];
}

/** Who signed from a place, each with how many of its publications are theirs. */
export interface Signers {
  readonly total: number;
  readonly people: readonly CountedRef[];
}

export interface Letter {
  readonly letter: string;
  readonly count: number;
}

export const coverageTexts = ['title', 'abstract', 'keywords', 'venue', 'authorName', 'affiliation'] as const;

/** Share of records that have a text in a language; `lacking` lists the others. */
export interface CoverageLine {
  readonly what: (typeof coverageTexts)[number];
  readonly language: Language;
  readonly have: number;
  readonly of: number;
}

export interface Change {
  readonly id: string;
  readonly kind: 'research' | 'author';
  /** UTC, `YYYY-MM-DDTHH:MM:SSZ`: of the record's last change, or of the undo that put it back or removed it. */
  readonly updatedAt: string;
  /** Taken back, removed by an undo, or now part of another record. */
  readonly withdrawn: boolean;
  /** Of publications, withdrawn ones included: who harvests a type or an area learns of what left it. */
  readonly researchTypeId?: string;
  readonly focusedAreaIds?: readonly string[];
}

/** Narrows `changesSince`; what is absent does not narrow. */
export interface ChangeFilter {
  /** Publications, unless people are asked for. */
  readonly kind?: Change['kind'];
  /** Of those changed at exactly `since`, only the ones behind this id: `since` and `after` together continue a walk. */
  readonly after?: string;
  /** Inclusive. */
  readonly until?: string;
  readonly id?: string;
  readonly researchTypeId?: string;
  readonly focusedAreaId?: string;
}

/** What can be counted of the publications of a query; `breakdown` counts what passes every filter. */
export type Breakdown = Readonly<Partial<Record<FacetName, readonly FacetValue[]>>>;

/** Who has told something of a record. */
export interface RecordSource {
  /** The format or service it came by: `crossref`, `openalex`, `starter`, `operator`. */
  readonly source: string;
  /** UTC: when the source says that it knew this, else when it was set here. */
  readonly at: string;
  /** The load that brought it. */
  readonly batch: string;
  /** `title.ar`, `areas`; empty: all that nobody else has told. */
  readonly fields: readonly string[];
  /** As the source has it, by whom a text was made, or worked out from other fields. */
  readonly kind: 'original' | 'author' | 'editor' | 'machine' | 'reviewed' | 'derived';
}

/** A publication as the store has it, all languages side by side, with who made its texts. */
export interface WholeRecord {
  readonly id: string;
  readonly record: ResearchRecord;
  readonly textOrigins: readonly TextOriginEntry[];
}

/** What the six operations cannot give. The embedded service alone has it; in remote mode it is undefined and a page leaves the feature out. */
export interface Extras {
  /** Records, authors, areas and terms for what is being typed, at most `limit`. */
  suggest(language: Language, text: string, limit: number): Promise<readonly Suggestion[]>;
  /** Other publications that share areas, authors or references, best first. */
  related(language: Language, researchId: string, limit: number): Promise<readonly RelatedResearch[]>;
  /** Other publications on what these have in common, best first. */
  alike(language: Language, researchIds: readonly string[], limit: number): Promise<readonly Research[]>;
  /** People who signed with this author, most frequent first. */
  coauthors(language: Language, authorId: string, limit: number): Promise<readonly CountedRef[]>;
  /** Other people whose names sound alike in either script. */
  similarAuthors(language: Language, authorId: string, limit: number): Promise<readonly CountedRef[]>;
  /** First letters of author names with counts, both alphabets, in order. */
  letters(): Promise<readonly Letter[]>;
  /** Publications of an author (or of all, without one) by year. */
  years(authorId?: string): Promise<readonly { readonly year: number; readonly count: number }[]>;
  /**
   * Counts among exactly the publications of a query, where a facet of a page ignores its own filter: in which areas and with which countries an
   * institution publishes. At most `limit` values of each, or as many as facets list where that is more, most frequent first.
   */
  breakdown(language: Language, query: ResearchQuery, facets: readonly FacetName[], limit: number): Promise<Breakdown>;
  /** Who signed the publications of a query, or from which institutions; most publications first, at most `limit`. */
  contributors(language: Language, facet: 'author' | 'institution', query: ResearchQuery, limit: number): Promise<Contributors>;
  /** Citations of the publications of a query whose source counts them, and how many these are. */
  citations(query: ResearchQuery): Promise<{ readonly sum: number; readonly counted: number }>;
  /** Where publications appeared, most of them first. */
  venues(language: Language): Promise<readonly ListedVenue[]>;
  /** The venue that an id of any of its names, or its ISSN, leads to: its own id may be another. Undefined where no publication appeared in such a venue. */
  venue(language: Language, id: string): Promise<ListedVenue | undefined>;
  /** People who signed from a place, those with most of its publications first, at most `limit`. The filter for the place and the person finds as many. */
  signers(language: Language, place: Place, limit: number): Promise<Signers>;
  /** Institutions with which those of a place signed publications, most frequent first; of a country those known to be in another. */
  partners(language: Language, place: Place, limit: number): Promise<readonly CountedRef[]>;
  /** The whole result of a query in its order, in full detail, without a page window; memory stays bounded. */
  stream(language: Language, query: ResearchQuery): AsyncIterable<Research>;
  /** At most `limit` publications of the whole result of a query, in full detail: all where there are no more, else spread over it evenly or by chance. */
  sample(language: Language, query: ResearchQuery, limit: number): Promise<readonly Research[]>;
  /** Every publication whole, the last changed first; memory stays bounded. */
  wholeRecords(): AsyncIterable<WholeRecord>;
  /** Where a record comes from: who told the whole of it first, then who told single fields. */
  sources(researchId: string): Promise<readonly RecordSource[]>;
  /** What changed at a moment or later, oldest first, then by id. Without the moment everything there ever was, also what an undone batch had added. */
  changesSince(since: string | undefined, limit: number, filter?: ChangeFilter): Promise<readonly Change[]>;
  coverage(): Promise<readonly CoverageLine[]>;
  /** By who made each text, for each year or area. */
  coverageByOrigin(by: 'year' | 'area'): Promise<readonly OriginLine[]>;
  /** Ids of what lacks a text, in their order and behind `after`: people for names and affiliations, publications for all else. */
  lacking(what: CoverageLine['what'], language: Language, limit: number, after?: string): Promise<readonly string[]>;
  counts(): Promise<{ readonly research: number; readonly authors: number; readonly institutions: number }>;
  /** How many affiliations as they were signed lead to an institution, and how many stay a text. */
  affiliationCoverage(): Promise<{ readonly resolved: number; readonly text: number }>;
  /** Changes exactly when the data changes; the same in every process. */
  dataVersion(): Promise<string>;
}
