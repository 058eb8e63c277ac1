import { expect, it } from 'vitest';
import type { Research } from '#lib/domain/research.ts';
import { embedPage } from './embed-page.ts';

const research = (change: Partial<Research>): Research => ({
  id: '7',
  title: { value: 'رصد المريخ', lang: 'ar' },
  isTranslated: false,
  authors: [],
  authorCount: 0,
  authorsIncomplete: false,
  areas: [],
  keywords: [],
  ...change,
});
const draw = (items: readonly Research[], name = 'Noura Al-Otaibi') =>
  embedPage({
    language: 'en',
    siteUrl: 'https://madar.example',
    siteName: 'Madar',
    author: { id: '3', name: { value: name, lang: 'en' }, areas: [] },
    page: { items, pageSize: 100, total: items.length, hasNext: false, hasPrevious: false, facets: {}, match: 'all', warnings: [] },
  });

it('holds no script and nothing from elsewhere, and leads out of its frame', () => {
  const html = draw([research({})]);
  expect(html).not.toMatch(/<script|\son\w+=|src=/);
  expect(
    [...html.matchAll(/<a [^>]*>/g)].every(([tag]) => tag.includes('target="_top"') && tag.includes('href="https://madar.example/en/')),
  ).toBe(true);
});

it('sets every value in its own direction', () => {
  expect(draw([research({})])).toContain('<bdi lang="ar" dir="rtl">رصد المريخ</bdi>');
});

it('cannot be broken out of by a value', () => {
  const html = draw([research({ title: { value: '</a><script>x</script>', lang: 'en' } })], '"><img src=x onerror=y>');
  expect(html).not.toMatch(/<script|<img/);
});

it('says so when there is nothing', () => {
  expect(draw([])).toContain('No publications here.');
});
