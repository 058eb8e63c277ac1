import { describe, expect, it } from 'vitest';
import { rowsOf, search } from '#lib/search/search.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';
import { memorySource } from './memory-source.ts';

const records = readCollection();
const source = memorySource(records, () => []);

const ask = (keyword: string) => {
  const answer = search(source, keyword);
  return { docs: rowsOf(answer).map(({ doc }) => doc), corrected: answer.query.corrected?.text, notices: answer.notices };
};

describe('A request in words', () => {
  it.each([
    ['أريد بحث عن المريخ', 'المريخ'],
    ['ودي اعرف عن المريخ', 'المريخ'],
    ['احكيلي عن المريخ', 'المريخ'],
    ['اعطني أبحاث عن المريخ', 'المريخ'],
    ['أخبرني عن المريخ', 'المريخ'],
    ['محتاج دراسات عن زحل', 'زحل'],
    ['اشرح الثقوب السوداء', 'الثقوب السوداء'],
    ['معنى الثقب الأسود', 'الثقب الأسود'],
    ['I want papers on Mars', 'Mars'],
    ['tell me about the sun', 'the sun'],
    ['define pulsar', 'pulsar'],
  ])('is answered as its topic, without a correction or notice: %s', (keyword, topic) => {
    const { docs, corrected, notices } = ask(keyword);
    expect(docs.toSorted()).toEqual(ask(topic).docs.toSorted());
    expect([corrected, notices]).toEqual([undefined, ask(topic).notices]);
  });

  it('has no words to correct, even where no record has them', () => {
    const { query } = search(
      memorySource([], () => []),
      'ودي اعرف معنى المقالات',
    );
    expect(query.corrected).toBeUndefined();
  });
});

describe('A name', () => {
  it.each([
    ['blackhole', 'black hole'],
    ['blackholes', 'black holes'],
    ['milkyway', 'Milky Way'],
    ['spacedebris', 'space debris'],
    ['solarwind', 'solar wind'],
    ['darkmatter', 'dark matter'],
    ['darkenergy', 'dark energy'],
    ['browndwarf', 'brown dwarf'],
    ['الاستشعار عنبعد', 'الاستشعار عن بعد'],
    ['تطبيقات الاستشعار عنبعد', 'تطبيقات الاستشعار عن بعد'],
    ['ستار لنك', 'ستارلينك'],
    ['hubel telescope', 'Hubble telescope'],
    ['تلسكوب هبل', 'تلسكوب هابل'],
  ])('with a missing or additional blank or a wrong letter is corrected: %s', (keyword, name) => {
    const { docs, corrected } = ask(keyword);
    expect([docs, corrected]).toEqual([ask(name).docs, name]);
  });
});

it.each([
  ['Texas', 'تكساس'],
  ['Texas', 'في تكساس'],
  ['Texas', 'بتكساس'],
  ['Paris', 'باريس'],
])('A place is matched by works that were signed there: %s, %s', (english, arabic) => {
  const { docs, corrected, notices } = ask(arabic);
  expect(docs).toEqual(ask(english).docs);
  expect([docs.length > 1, corrected, notices]).toEqual([true, undefined, []]);
});

it('What a text is "without" under another name is searched and not excluded', () => {
  const answer = search(source, 'السفر إلى الفضاء بدون وقود');
  expect(answer.query.without).toEqual([]);
  expect(rowsOf(answer, 2).map(({ doc }) => records[doc]?.title.en)).toContain('Propellantless space exploration');
  expect(search(source, 'Mars without moon').query.without).toHaveLength(1);
});

it('A word that no text has is the beginning of others', () => {
  for (const keyword of ['exoplan', 'exoplan*']) {
    const { docs, corrected, notices } = ask(keyword);
    expect([docs.length, corrected, notices], keyword).toEqual([8, undefined, []]);
  }
});
