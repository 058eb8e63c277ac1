import { expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { rowsOf, search } from '#lib/search/search.ts';
import { memorySource } from '#lib/search/testing/memory-source.ts';
import { typeTokens } from '#lib/store/records/type-tokens.ts';
import { words } from '#lib/text/words/fold.ts';
import { openCollection } from './collections.ts';

/** All texts of a record as folded words with blanks around each. */
function textOf({ title, abstract, keywords, authors, venue }: ResearchRecord): string {
  const people = authors.flatMap(({ name, affiliation }) => [...Object.values(name), ...Object.values(affiliation ?? {})]);
  const texts = [title, abstract ?? {}, keywords ?? {}, venue?.name ?? {}].flatMap((localized) => Object.values(localized).flat());
  return ` ${[...texts, ...people].map((text) => words(String(text)).join(' ')).join(' | ')} `;
}

it.for(['starter', 'second', 'small', 'invented', 'cranfield'] as const)(
  'each notice about the judged queries of the collection %s is true of every listed record',
  async (name, { skip }) => {
    const collection = await openCollection(name);
    if ('missing' in collection) return skip(collection.missing);
    const { records, queries } = collection;
    const source = memorySource(records, typeTokens);
    const texts = records.map(textOf);
    const isNowhere = (text: string) => !texts.some((all) => all.includes(` ${words(text).join(' ')} `));
    const untrue: string[] = [];
    for (const { query } of queries) {
      const answer = search(source, query);
      const rows = rowsOf(answer);
      const say = (reason: string) => untrue.push(`${query}: ${reason}`);
      for (const notice of answer.notices) {
        if (notice.code === 'corrected') continue;
        const absent = notice.code === 'missing' ? notice.absent : notice.words;
        if (notice.code !== 'absent' || !notice.field) for (const word of absent) if (!isNowhere(word)) say(`some record has “${word}”`);
        if (notice.code === 'missing' && !answer.query.year && rows.some(({ tier }) => tier === 'full')) say('a record has all parts');
        if (notice.code === 'closest')
          for (const concept of notice.concepts) {
            const docs = new Set(source.postings(concept)?.docs);
            if (!rows.every(({ doc }) => docs.has(doc))) say(`not every row is on ${concept}`);
          }
      }
      // A year that the query ends with and no listed row has is reported.
      const year = / ((?:19|20)\d\d)$/.exec(query)?.[1];
      const hasYear = rows.some(({ doc }) => texts[doc]?.includes(` ${year} `) || records[doc]?.year === Number(year));
      if (year && !answer.query.year && rows.length > 0 && !hasYear && answer.notices.length === 0) say(`no row is of ${year}`);
      answer.lease.end();
    }
    expect(untrue).toEqual([]);
  },
);
