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

/** Queries whose answers have, together, a notice of every kind. */
const queriesOfEveryKind = [
  ...['galxies', 'cosmic microwave backgroud', 'تلسكوب جيمز ويب', 'lvdo', 'solar wind in Mongolia', 'Crimea', 'Gliese 581'],
  ...['ثقوب سوداء وموز', 'المريخ والكنغر', 'chocolate cake recipe', 'GRACE', 'papers before 1700', 'أبحاث قبل 1700', 'ice before 1960'],
  ...['Hubble 1990', 'Planck 2018', 'Ibn al-Haytham', 'ابن الهيثم', 'Apollo 11', 'author:Zzyzx', 'keyword:zebra', 'Carl Sagan', 'زهيير'],
  ...['رؤية هلال رمضان بالحساب الفلكي', 'crescent moon visibility', 'moon AND football', 'zombies OR vampires', 'Mars -dust kangaroo'],
];

it.for(['starter', 'second', 'small', 'invented', 'cranfield'] as const)(
  'each notice about the judged queries of the collection %s is true of every listed record',
  async (name, { skip }) => {
    const collection = await openCollection(name);
    if ('missing' in collection) return skip(collection.missing);
    const { records, queries } = collection;
    const source = memorySource(records, typeTokens);
    const texts = records.map(textOf);
    const countOf = (text: string) => texts.filter((all) => all.includes(` ${words(text).join(' ')} `)).length;
    const isNowhere = (text: string) => countOf(text) === 0;
    const untrue: string[] = [];
    const kinds = new Set<string>();
    for (const query of [...queries.map(({ query }) => query), ...queriesOfEveryKind]) {
      const answer = search(source, query);
      const rows = rowsOf(answer);
      const say = (reason: string) => untrue.push(`${query}: ${reason}`);
      for (const notice of answer.notices) {
        kinds.add(notice.code === 'absent' ? (notice.of ?? notice.code) : notice.code);
        if (notice.code === 'corrected') {
          const { by, changes } = notice.as;
          const most = by === 'frequency' ? 1 : 0;
          for (const [typed] of changes) if (countOf(typed) > most) say(`“${typed}” is in ${countOf(typed)} records`);
          continue;
        }
        const { from, to } = answer.query.year ?? { from: 0, to: 0 };
        if (notice.code === 'absent' && notice.of === 'years' && records.some(({ year = 0 }) => year >= from && year <= to))
          say('has years');
        const absent = notice.code === 'missing' ? notice.absent : notice.words;
        if (notice.code !== 'absent' || !(notice.field || notice.of))
          for (const word of absent) if (!isNowhere(word)) say(`some record has “${word}”`);
        const year =
          notice.code === 'missing' && !answer.query.year ? notice.words.find((word) => /^(?:19|20)\d\d$/.test(word)) : undefined;
        const hasAll = (doc: number) => year === undefined || texts[doc]?.includes(` ${year} `) || records[doc]?.year === Number(year);
        if (notice.code === 'missing' && !answer.query.year && rows.some(({ tier, doc }) => tier === 'full' && hasAll(doc)))
          say('a record has all parts');
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
    if (name === 'starter')
      expect([...kinds].sort()).toEqual(['absent', 'closest', 'corrected', 'missing', 'only-name', 'sounding', 'years']);
  },
);
