import type { Postings, SearchSource } from '#lib/search/search-source.ts';
import type { Columns } from './columns.ts';
import type { Answer, NameIndex, SearchIndex } from './search-index.ts';

/** The bit of titles among the fields. */
const inTitle = 1;

/** The look-ups of an engine that has all records at hand. */
export function lookUpsOf(
  search: SearchIndex['search'],
  columns: () => Answer<Columns>,
): Pick<NameIndex, 'lookUp' | 'newestTitled' | 'newestWith'> {
  return {
    lookUp: search,
    async newestTitled(groups, most) {
      const { id } = await columns();
      const had = await search((source) => titled(source, groups));
      const numbers: number[] = [];
      for (let doc = had.length - 1; doc >= 0 && numbers.length < most; doc -= 1)
        if (had[doc] === groups.length) numbers.push(id[doc] as number);
      return numbers;
    },
    async newestWith(terms, most) {
      const { id } = await columns();
      const docs = await search((source) => new Set(terms.flatMap((term) => [...(source.postings(term)?.docs ?? [])])));
      return [...docs]
        .sort((a, b) => a - b)
        .slice(-most)
        .map((doc) => id[doc] as number);
    },
  };
}

/** How many of the groups each publication has in a title. */
function titled(source: SearchSource, groups: readonly (readonly string[])[]): Uint8Array {
  const had = new Uint8Array(source.columns.size);
  for (const [at, terms] of groups.entries()) for (const term of terms) countTitled(had, source.postings(term), at);
  return had;
}

function countTitled(had: Uint8Array, postings: Postings | undefined, group: number): void {
  if (!postings) return;
  const { docs, fields } = postings;
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] as number;
    if (((fields[at] as number) & inTitle) !== 0 && had[doc] === group) had[doc] = group + 1;
  }
}
