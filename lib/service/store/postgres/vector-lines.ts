import type { IndexedRecord } from '#lib/service/store/copied-store.ts';
import { indexTokens, recordOf } from '#lib/service/store/prepare-record.ts';
import { copyLine } from './copy-rows.ts';
import { researchText } from './lexemes.ts';
import type { wordCounts } from './word-counts.ts';

/** Rows of `research_text` as COPY reads them. */
export function vectorLines(records: readonly IndexedRecord[], words: ReturnType<typeof wordCounts>): string {
  return records
    .map(({ id, ...texts }) => {
      const { vector, length } = words.write(researchText(indexTokens(recordOf(texts))));
      return copyLine([id, length, vector]);
    })
    .join('');
}
