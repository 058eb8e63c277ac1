/**
 * Which analysis a search index was made by. A store keeps the number beside its index; where it differs, queries meet entries they cannot find, and the operator
 * is told to make the index anew (`npm run reindex`).
 *
 * Raise it by one in the commit that makes `analyse`, `words` or `nameKeys` say anything else of any text: another stem, another name in the vocabulary, another
 * joint or sound; and in one that puts other tokens of a record into the index, or leads other
 * affiliations to institutions (`institutions.tsv`). Leave it where only the reading of queries, the ranking or the speed changes. The test beside this file notices the first for the texts it has.
 */
export const analyserVersion = 24;
