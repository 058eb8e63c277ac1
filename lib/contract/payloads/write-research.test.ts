import { expect, it } from 'vitest';
import type { Research } from '#lib/domain/research.ts';
import { writeResearch, writeResearchSummary } from './write-research.ts';

const name = { value: 'A name', lang: 'en' } as const;
const many = <T>(value: T): T[] => Array.from({ length: 500 }, () => value);
const research: Research = {
  id: '1',
  title: name,
  isTranslated: false,
  authors: many({ name, position: 1, affiliations: many({ id: '2', name }) }),
  authorCount: 500,
  authorsIncomplete: false,
  areas: [],
  keywords: many('keyword'),
  notices: many({ kind: 'correction' }),
  noticeOf: many({ kind: 'correction' }),
};

it('a row of a list has a bounded number of values, and a detail has all', () => {
  const lengthsOf = ({ authors, keywords, notices, noticeOf }: ReturnType<typeof writeResearchSummary>) => [
    authors.length,
    authors[0]?.affiliations.length,
    keywords.length,
    notices.length,
    noticeOf.length,
  ];
  expect(lengthsOf(writeResearchSummary(research, 'en'))).toEqual([10, 10, 100, 10, 10]);
  expect(lengthsOf(writeResearch(research, 'en'))).toEqual([500, 500, 500, 500, 500]);
});

it('a detail has all editors and translators, however many, and a row of a list ten', () => {
  const people = Array.from({ length: 4001 }, () => ({ name }));
  const volume = { ...research, editors: people, translators: people };
  for (const [payload, count] of [[writeResearch(volume, 'en'), 4001] as const, [writeResearchSummary(volume, 'en'), 10] as const])
    expect([payload.editors.length, payload.translators.length]).toEqual([count, count]);
});
