import type { Reference } from '#lib/domain/citations/reference.ts';
import type { RelatedResearch } from '#lib/domain/collection.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Authorship, Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import type { ResearchRowData } from './research-answer.ts';

/** Number of references on the page of a record; the list of references has all of them. */
export const referencesFirst = 5;

/** Maximum keywords on the page of a record; the JSON-LD file has all of them. */
export const keywordsMax = 30;

/** The dictionary term of a keyword. */
export interface KeywordTerm {
  readonly href: string;
  /** Its name in another language, for a concept of the Unified Astronomy Thesaurus. */
  readonly gloss?: Text;
}

/** A record, and the same record in the other language; undefined if that failed. */
export interface RecordAnswer {
  readonly research: Research;
  readonly other: Research | undefined;
}

/** Rows of a section; `failed` if they could not be loaded, so that the page can offer a retry. */
export type SectionRows<T> = readonly T[] | 'failed';

/** A related record with its link to read the work. */
export type RelatedRow = RelatedResearch & Pick<ResearchRowData, 'read'>;

/** Number of citing works on the page of a record. */
export const citingFirst = 5;

/** Works in the collection: those that the record cites, and those that cite it. */
export interface CitationSides {
  /** Number of references that are in the collection. */
  readonly insideCount: number | 'failed';
  /** The first works that cite the record, newest first. */
  readonly citing: SectionRows<ResearchRowData>;
  /** The first references that are in the collection. */
  readonly referenceRows: SectionRows<ResearchRowData>;
}

/** Position of a record in the list the reader came from, read from the address, so that it survives a new tab and a shared link. */
export interface Neighbours {
  /** The query of the list page that contains this record. */
  readonly query: ResearchQuery;
  /** 1-based in the whole result; undefined when the record is no longer in the list. */
  readonly place: number | undefined;
  readonly total: number | undefined;
  readonly previousId: string | undefined;
  readonly nextId: string | undefined;
}

/** One page of the authors or references of a record; the other list is empty. */
export interface RecordListAnswer {
  readonly research: Research;
  readonly authors: readonly Authorship[];
  readonly references: readonly Reference[];
  /** The works of the collection among `references`. */
  readonly rows: readonly ResearchRowData[];
  /** Number of entries on all pages. */
  readonly total: number;
  readonly pages: number;
}
