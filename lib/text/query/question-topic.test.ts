import { describe, expect, it } from 'vitest';
import { questionTopic } from './question-topic.ts';

describe('questionTopic', () => {
  it.each([
    ['papers about star rotation', 'star rotation'],
    ['latest research on the solar cycle', 'solar cycle'],
    ['I need some recent articles on black holes', 'black holes'],
    ['أبحاث عن دوران النجوم', 'دوران النجوم'],
    ['أريد دراسات حديثة حول معدنية النجوم', 'معدنية النجوم'],
    ['عايز ابحاث عن CNO-cycle', 'CNO-cycle'],
    ['بحث عن الكواكب', 'الكواكب'],
    ['دراسات الأضواء الليلية', 'الأضواء الليلية'],
    ['zodiacal light research', 'zodiacal light'],
    ['ما هو القمح؟', 'القمح'],
    ['What is a black hole?', 'black hole'],
  ])('%s', (keyword, about) => {
    expect(questionTopic(keyword)).toBe(about);
  });

  it.each([
    'البحث عن الحياة خارج الأرض',
    'search for life on Mars',
    'life on Mars',
    'space research',
    'research of students in Qatar',
    'أبحاث أحمد الزهراني',
    'water on the Moon',
    'papers about',
    'papers about "star rotation"',
    'papers about stars -sun',
    'impact of drag on satellites',
    'Titan on its orbit about Saturn',
  ])('is the whole query as typed: %s', (keyword) => {
    expect(questionTopic(keyword)).toBe(keyword);
  });
});
