import type { IndexState } from '#lib/service/store/index-state.ts';
import { reindexTexts } from './reindex-texts.ts';
import { commandLanguage } from './run-command.ts';

/** Tells an operator, beside what a command has to say, that queries and the search index do not belong together. */
export function remarkOnIndex(state: IndexState): void {
  if (state !== 'current') process.stderr.write(`${reindexTexts[commandLanguage()].remark[state]}\n`);
}
