import { createElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import { type Reading, ReadingOptions } from './reading-options.tsx';

const draw = (reading: Partial<Reading>, language: 'en' | 'ar' = 'en') =>
  render(language, createElement(ReadingOptions, { reading: { ways: [], lookups: [], ...reading }, language }));
const publisher = { kind: 'publisher', href: 'https://doi.org/10.5555/x' } as const;
const arxiv = { kind: 'preprint', href: 'https://arxiv.org/abs/1', name: { en: 'arXiv', ar: 'arXiv' }, isFree: true } as const;

it('the section on copies states the version, cost, licence and host of each copy', () => {
  const html = draw({
    ways: [arxiv, { ...publisher, licence: { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' } }],
  });
  for (const text of ['Preprint, may differ', 'Free', 'Licence unknown', 'Published version', 'May require a subscription', 'CC BY 4.0'])
    expect(html).toContain(text);
  expect(html).toMatch(/href="https:\/\/arxiv\.org\/abs\/1"[^>]*>.*arXiv/);
  expect(html).not.toContain('free cop');
});

it('the section on copies states that nobody checked for free copies, with the day, and asks for one', () => {
  const html = draw({ ways: [publisher], asOf: '2026-11-21', lookups: [{ kind: 'library', href: 'https://resolver.example.org/?x' }] });
  for (const text of ['Not checked for free copies: the source states neither', '21 November 2026', '#report', 'Your library'])
    expect(html).toContain(text);
});

it('the section on copies states what the source states of a work without a link to a free copy', () => {
  expect(draw({ ways: [publisher], freeToRead: false })).toContain('Not open access according to the source');
  expect(draw({ ways: [publisher], freeToRead: true })).toContain('Free to read according to the source');
  expect(draw({ freeToRead: true })).not.toContain('No online copy');
});

it('the section on copies states that no copy is known and where to look', () => {
  const html = draw({ lookups: [{ kind: 'worldcat', href: 'https://search.worldcat.org/search?q=x' }] }, 'ar');
  for (const text of ['لا تُعرف نسخة على الشبكة.', 'أين يُبحث عنه', 'WorldCat']) expect(html).toContain(text);
});

it('the section on copies gives a licence without an address as text, escaped', () => {
  const html = draw({ ways: [{ ...arxiv, licence: { name: '<b>mine</b>' } }] });
  expect(html).toContain('&lt;b&gt;mine&lt;/b&gt;');
  expect(html).not.toContain('<b>mine');
});
