import type { IndexNotice } from '#lib/setup/health/renew-index.ts';

const notices: Readonly<Record<IndexNotice, string>> = {
  index_older: 'The search index was made by an older analyser: some words are not found. Run: npm run -s reindex',
  index_newer: 'The search index was made by a newer version of this program: some words are not found until this one is updated.',
};

/** Warns the operator if the search index was built by another version of the analyser. */
export function writeIndexNotice(state: string | undefined): void {
  if (state === 'index_older' || state === 'index_newer') process.stderr.write(`${notices[state]}\n`);
}
