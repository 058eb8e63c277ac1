import { expect, it } from 'vitest';
import type { Research } from '#lib/domain/research.ts';
import { titledResearch } from '#lib/domain/testing/titled-research.ts';
import { plainList } from './plain-list.ts';

const research = (change: Partial<Research>) => titledResearch('رصد المريخ', 'ar', { id: '7', ...change });
const draw = (items: readonly Research[], title = 'Publications by Noura Al-Otaibi', kind: 'frame' | 'paper' = 'frame') =>
  plainList(
    { language: 'en', siteUrl: 'https://madar.example', home: 'https://madar.example/en/authors/3', title, foot: 'All of them', kind },
    items,
  );

it('a plain list contains no script and no external resource, and its links leave the frame', () => {
  const html = draw([research({})]);
  expect(html).not.toMatch(/<script|\son\w+=|src=/);
  expect(
    [...html.matchAll(/<a [^>]*>/g)].every(([tag]) => tag.includes('target="_top"') && tag.includes('href="https://madar.example/en/')),
  ).toBe(true);
});

it('a plain list shows every value in its own direction', () => {
  expect(draw([research({})])).toContain('<bdi lang="ar" dir="rtl">رصد المريخ</bdi>');
});

it('a plain list escapes every value', () => {
  const html = draw([research({ title: { value: '</a><script>x</script>', lang: 'en' } })], '"><img src=x onerror=y>');
  expect(html).not.toMatch(/<script|<img/);
});

it('a plain list keeps a sign with its Latin name in an Arabic line', () => {
  expect(draw([research({ title: { value: 'توهجات Sgr A* الراديوية', lang: 'ar' } })])).toContain('<bdi dir="ltr">Sgr A*</bdi>');
});

it('a plain list uses the typeface of the site in both themes', () => {
  const html = draw([research({})]);
  expect(html).toContain('<link rel="stylesheet" href="https://madar.example/fonts/madar-sans-en.v4.css">');
  expect(html).toMatch(/light-dark\(/);
});

it('a plain list prints its address and numbers its rows', () => {
  const html = draw([research({})], 'A list', 'paper');
  expect(html).toContain('<p class="address"><bdi dir="ltr">https://madar.example/en/authors/3</bdi></p>');
  expect(html).toMatch(/\.paper ol\{list-style:decimal/);
  expect(html).not.toContain('target=');
});

it('a plain list states that it is empty', () => {
  expect(draw([])).toContain('There are no publications in this list.');
});
