import { describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { rowsOf, search } from './search.ts';
import { memorySource } from './testing/memory-source.ts';
import { recordOf as of, suiteRecords } from './testing/suite-records.ts';

const ask = (more: readonly ResearchRecord[], keyword: string) => {
  const some = [...more, ...suiteRecords];
  const answer = search(
    memorySource(some, () => []),
    keyword,
  );
  return { keys: rowsOf(answer).map(({ doc }) => some[doc]?.key), notices: answer.notices };
};

describe('a topic that no record has', () => {
  const prose = [
    of('as', 'The survey as a machine for discovery and its recipe', 'المسح بوصفه آلة للاكتشاف'),
    of('sphere', 'Data on the sphere', 'بيانات على الكرة'),
    of('offered', 'A catalogue that he offered', 'فهرس قدمه الباحث'),
  ];

  it.each(['وصفة كعكة الشوكولاتة', 'chocolate cake recipe', 'كرة القدم'])('does not list records with one of its words: %s', (keyword) => {
    const { keys, notices } = ask(prose, keyword);
    expect(keys).toEqual([]);
    expect(notices.map(({ code }) => code)).toEqual(['absent']);
  });

  it('does not list records with the words of the name of a mission', () => {
    const spot = of('spot', 'A satellite that works on the spot', 'قمر صناعي يعمل في مكانه');
    expect(ask([spot], 'SPOT satellites').keys).toEqual([]);
  });

  it('lists what another, known part of the query is about', () => {
    expect(ask(prose, 'chocolate on Mars').keys).toContain('mars-dust');
  });

  it('is not called absent if one word of a name is another spelling of a person’s', () => {
    expect(ask([], 'نوره القسومي').keys).toEqual(['otaibi']);
  });
});

describe('a concept whose words some record has near one another', () => {
  it('is not called absent', () => {
    const climate = of('climate', 'The climate of the planet Mars', 'مناخ كوكب المريخ وغلافه');
    for (const keyword of ['مناخ المريخ', 'Mars climate']) {
      const { keys, notices } = ask([climate], keyword);
      expect(keys, keyword).toContain('climate');
      expect(notices.filter(({ code }) => code === 'closest' || code === 'absent')).toEqual([]);
    }
  });
});
