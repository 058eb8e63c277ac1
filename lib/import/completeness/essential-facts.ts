import type { JsonShape } from '#lib/import/formats/map-json.ts';

/** What a reader of a record misses if it disappears. A record without a title is refused, so that its loss is never silent. */
export type Fact =
  | 'authors'
  | 'affiliations'
  | 'editors'
  | 'translators'
  | 'titles'
  | 'abstract'
  | 'abstracts'
  | 'keywords'
  | 'year'
  | 'date'
  | 'venue'
  | 'volume'
  | 'issue'
  | 'pages'
  | 'doi'
  | 'arxiv'
  | 'bibcode'
  | 'pmid'
  | 'issn'
  | 'isbn'
  | 'reportNumber'
  | 'references'
  | 'licence'
  | 'notices';

/** Formats of records as the importers report them, and two dialects with names of their own. */
export type RecordFormat =
  | Exclude<JsonShape, 'openalex-authors' | 'orcid'>
  | 'bibtex'
  | 'ris'
  | 'wos'
  | 'enw'
  | 'nbib'
  | 'csv'
  | 'oai'
  | 'arxiv-xml'
  | 'mods'
  | 'marc'
  | 'jats'
  | 'pubmed'
  | 'endnote'
  | 'zotero';
