import { commandLanguage } from '#lib/commands/process/run-command.ts';
import { reindexTexts } from './reindex-texts.ts';

/** Tells an operator, beside what a command has to say, that queries and the search index do not belong together; nothing for any other state of a store. */
export function writeIndexNotice(state: string | undefined): void {
  const { notice } = reindexTexts[commandLanguage()];
  if (state === 'index_older' || state === 'index_newer') process.stderr.write(`${notice[state]}\n`);
}
