/** A table that the store shares with the working copy: what it is grouped by, and its columns in both. */
export interface SharedTable {
  readonly name: string;
  /** The column with the id of the publication or person that a row belongs to. */
  readonly by: 'id' | 'research_id' | 'author_id' | 'institution_id' | 'part';
  readonly columns: readonly string[];
}

const table = (name: string, by: SharedTable['by'], columns: string): SharedTable => ({ name, by, columns: columns.split(' ') });

export const authorTable = table(
  'author',
  'id',
  'id name_en name_ar inverted orcid country affiliation variants sort_en sort_ar initial_en initial_ar publication_count first_year last_year areas updated_at merged_into',
);
export const authorIdentityTable = table('author_identity', 'author_id', 'identity author_id batch');
export const researchTable = table(
  'research',
  'id',
  'id key doi type_id year language has_arabic open_access citations sort_en sort_ar author_count digest batch created_at updated_at withdrawn_at merged_into doc',
);

export const institutionTable = table(
  'institution',
  'id',
  'id name_en name_ar acronym ror country city kind parent variants sort_en sort_ar publication_count first_year last_year areas updated_at batch merged_into merged_by leads_to',
);
export const institutionSaidTable = table(
  'institution_said',
  'institution_id',
  'id digest institution_id known ror openalex key_en key_ar country doc batch void',
);

/** The tables whose rows are numbered, and the last number given in each. */
export const numberedTables = ['research', 'author', 'institution', 'institution_said'] as const;
export type LastIds = Readonly<Record<(typeof numberedTables)[number], number>>;

/** What belongs to a publication besides its row, in an order in which rows may be added. */
export const researchParts: readonly SharedTable[] = [
  table('research_authors', 'research_id', 'research_id doc'),
  table('authorship', 'research_id', 'research_id position author_id affiliation corresponding rule'),
  table('signed_from', 'research_id', 'research_id position place said_id country'),
  table('research_in_area', 'research_id', 'research_id position area_id'),
  table('research_identity', 'research_id', 'identity research_id digest batch'),
  table('research_trait', 'research_id', 'trait research_id'),
  table('field_source', 'research_id', 'research_id field source kind stated_at set_at batch original reviewed_at'),
  table('classification', 'research_id', 'research_id doc confidence reviewed_at'),
  table('undone', 'research_id', 'research_id at type_id areas'),
];

/** What a batch put aside, and what it was told: rows are one of a batch and an id. */
export const beforeTables: readonly SharedTable[] = [
  table('research_before', 'research_id', 'batch research_id doc'),
  table('author_before', 'author_id', 'batch author_id doc'),
  table('told', 'part', 'batch part doc'),
];

export const batchColumns = ['id', 'at', 'source', 'added', 'updated', 'unchanged', 'refused', 'version', 'undone_at'] as const;

/** Everything there is, in an order in which rows may be added. */
export const allTables: readonly SharedTable[] = [
  { name: 'batch', by: 'id', columns: batchColumns },
  authorTable,
  authorIdentityTable,
  institutionTable,
  institutionSaidTable,
  researchTable,
  ...researchParts,
  ...beforeTables,
];
