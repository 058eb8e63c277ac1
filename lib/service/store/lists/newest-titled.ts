import type { Postings, SearchSource } from '#lib/search/search-source.ts';
import type { Columns } from './columns.ts';
import type { Answer, NameAsked, SearchIndex } from './search-index.ts';

/** The commonest words that a beginning is taken to mean. */
const wordsMost = 12;
/** The bit of titles among the fields. */
const inTitle = 1;

/** The newest publications with all these words in a title; ids. */
export async function newestTitled(
  index: SearchIndex,
  columns: () => Answer<Columns>,
  asked: NameAsked['words'],
  most: number,
): Promise<number[]> {
  const { id } = await columns();
  const docs = await index.search((source) => titled(source, asked));
  const found: number[] = [];
  for (let doc = docs.length - 1; doc >= 0 && found.length < most; doc -= 1) if (docs[doc] === asked.length) found.push(id[doc] as number);
  return found;
}

/** How many of the words each publication has in a title. */
function titled(source: SearchSource, asked: NameAsked['words']): Uint8Array {
  const had = new Uint8Array(source.columns.size);
  for (const [word, { text, isBeginning }] of asked.entries()) {
    const terms = isBeginning ? source.termsBeginning(`w${text}`, wordsMost) : [`w${text}`];
    for (const term of terms) countTitled(had, source.postings(term), word);
  }
  return had;
}

function countTitled(had: Uint8Array, postings: Postings | undefined, word: number): void {
  if (!postings) return;
  const { docs, fields } = postings;
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] as number;
    if (((fields[at] as number) & inTitle) !== 0 && had[doc] === word) had[doc] = word + 1;
  }
}
