import { commandLanguage } from '#lib/commands/process/run-command.ts';
import { reindexTexts } from './reindex-texts.ts';

/** Warns the operator if the search index was built by another version of the analyser. */
export function writeIndexNotice(state: string | undefined): void {
  const { notice } = reindexTexts[commandLanguage()];
  if (state === 'index_older' || state === 'index_newer') process.stderr.write(`${notice[state]}\n`);
}
