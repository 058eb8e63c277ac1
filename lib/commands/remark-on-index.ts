import { reindexTexts } from './reindex-texts.ts';
import { commandLanguage } from './run-command.ts';

/** Tells an operator, beside what a command has to say, that queries and the search index do not belong together; nothing for any other state of a store. */
export function remarkOnIndex(state: string | undefined): void {
  const { remark } = reindexTexts[commandLanguage()];
  if (state === 'index_older' || state === 'index_newer') process.stderr.write(`${remark[state]}\n`);
}
