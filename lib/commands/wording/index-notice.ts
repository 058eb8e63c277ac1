import { commandLanguage } from '#lib/commands/process/run-command.ts';
import { reindexTexts } from './reindex-texts.ts';

/** A notice for the operator that the search index does not match this version of the analyser; nothing otherwise. */
export function writeIndexNotice(state: string | undefined): void {
  const { notice } = reindexTexts[commandLanguage()];
  if (state === 'index_older' || state === 'index_newer') process.stderr.write(`${notice[state]}\n`);
}
