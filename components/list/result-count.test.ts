import { createElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import type { Language } from '#lib/languages/languages.ts';
import { ResultCount } from './result-count.tsx';

const textOf = (language: Language, kind?: 'authors' | 'institutions') =>
  render(language, createElement(ResultCount, { pageIndex: 2, pageSize: 20, visibleCount: 13, total: 33, ...(kind && { kind }) })).replace(
    /<[^>]+>/g,
    '',
  );

it('the result count states the range and the subject of the results in a sentence for screen readers', () => {
  expect(textOf('en')).toBe('21 to 33 of 33 publications');
  expect(textOf('en', 'authors')).toBe('21 to 33 of 33 authors');
  expect(textOf('ar')).toBe('21 إلى 33 من أصل 33 بحثًا');
  expect(textOf('ar', 'institutions')).toBe('21 إلى 33 من أصل 33 مؤسسة');
});
