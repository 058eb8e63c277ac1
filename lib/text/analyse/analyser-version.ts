/**
 * The version of the analysis that a search index was built with. A store saves it with its index; when it differs, queries no longer match the
 * entries and the operator is asked to rebuild the index (`npm run reindex`).
 *
 * Raise it by one in the commit that changes the result of `analyse`, `words` or `nameKeys` for any text, adds other terms of a record to the
 * index, or resolves affiliations to other institutions (`institutions.tsv`). Changes to query parsing, ranking or speed do not need it.
 */
export const analyserVersion = 35;
