import type { Postings, SearchSource } from '#lib/search/search-source.ts';
import type { Columns } from '#lib/store/values/columns.ts';
import type { MaybePromise, NameIndex, SearchIndex } from '#lib/store/values/search-index.ts';

/** The bit in `Postings.fields` that marks a term in the title. */
const inTitle = 1;

/** The look-ups of an engine with all records in memory. */
export function memoryLookups(
  search: SearchIndex['search'],
  columns: () => MaybePromise<Columns>,
): Pick<NameIndex, 'lookUp' | 'newestTitled' | 'newestWith'> {
  return {
    lookUp: search,
    async newestTitled(groups, max) {
      const { id } = await columns();
      const matchedGroups = await search((source) => countTitleMatches(source, groups));
      const numbers: number[] = [];
      for (let doc = matchedGroups.length - 1; doc >= 0 && numbers.length < max; doc -= 1)
        if (matchedGroups[doc] === groups.length) numbers.push(id[doc] as number);
      return numbers;
    },
    async newestWith(terms, max) {
      const { id } = await columns();
      const docs = await search((source) => new Set(terms.flatMap((term) => [...(source.postings(term)?.docs ?? [])])));
      return [...docs]
        .sort((a, b) => a - b)
        .slice(-max)
        .map((doc) => id[doc] as number);
    },
  };
}

/** For each publication, how many leading groups its title matches: the count ends before the first group without a term in the title. */
function countTitleMatches(source: SearchSource, groups: readonly (readonly string[])[]): Uint8Array {
  const counts = new Uint8Array(source.columns.size);
  for (const [index, terms] of groups.entries()) for (const term of terms) countTitled(counts, source.postings(term), index);
  return counts;
}

function countTitled(counts: Uint8Array, postings: Postings | undefined, group: number): void {
  if (!postings) return;
  const { docs, fields } = postings;
  for (let index = 0; index < docs.length; index += 1) {
    const doc = docs[index] as number;
    if (((fields[index] as number) & inTitle) !== 0 && counts[doc] === group) counts[doc] = group + 1;
  }
}
