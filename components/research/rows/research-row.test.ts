import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '#components/testing/render.tsx';
import type { ResearchRowData } from '#lib/answers/research-answer.ts';
import { ResearchRow } from './research-row.tsx';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const research: ResearchRowData = {
  id: '7',
  title: { value: 'توهجات Sgr A* الراديوية', lang: 'ar', alt: { value: 'Radio flares of Sgr A*', lang: 'en' } },
  authors: [],
  authorCount: 0,
  authorsIncomplete: false,
  read: { text: 'لدى الناشر', href: 'https://doi.org/10.5555/x' },
};
const row = (change: Partial<ResearchRowData>) =>
  render('ar', createElement(ResearchRow, { research: { ...research, ...change }, language: 'ar' }));

describe('A row', () => {
  it('keeps a sign with its name in an Arabic title', () => {
    expect(row({})).toContain('<bdi dir="ltr">Sgr A*</bdi> الراديوية');
  });

  it('marks a name, or a part of it, inside what is isolated', () => {
    const hit = { field: 'title', before: 'توهجات ', match: 'Sgr A', after: '* الراديوية' };
    expect(row({ highlights: [hit] })).toContain('<bdi dir="ltr"><mark>Sgr A</mark>*</bdi>');
    const part = { field: 'title', before: 'توهجات ', match: 'Sgr', after: ' A* الراديوية' };
    expect(row({ highlights: [part] })).toContain('<bdi dir="ltr"><mark>Sgr</mark> A*</bdi>');
  });

  it('marks the words that only the title in the other language has', () => {
    const hit = { field: 'titleAlt', before: 'Radio ', match: 'flares', after: ' of Sgr A*' };
    expect(row({ highlights: [hit] })).toMatch(/class="second-title.*Radio <mark>flares<\/mark> of Sgr A\*/);
    expect(row({ highlights: [{ ...hit, after: ' of something else' }] })).not.toContain('<mark');
  });

  it('marks every run of words, and those of authors in their names', () => {
    const hits = [
      { field: 'title', before: 'توهجات Sgr A* ', match: 'الراديوية', after: '' },
      { field: 'title', before: '', match: 'توهجات', after: ' Sgr A* الراديوية' },
      { field: 'authors', before: 'Vera ', match: 'Rubin', after: '' },
    ];
    const authors = [{ name: { value: 'Vera Rubin', lang: 'en' }, position: 1 }];
    const html = row({ highlights: hits, authors, authorCount: 1 });
    expect(html).toContain('<mark>توهجات</mark> <bdi dir="ltr">Sgr A*</bdi> <mark>الراديوية</mark>');
    expect(html).toContain('Vera <mark>Rubin</mark>');
  });

  it('states how often a work is cited, by which source and when, or that there is no count', () => {
    expect(row({ cited: { count: 3, from: { name: 'OpenAlex', date: '2026-05-03' } } })).toMatch(
      /3 استشهادات<\/span> <span[^>]*>\(<bdi dir="ltr">OpenAlex<\/bdi>، 3 مايو 2026\)/,
    );
    expect(row({ cited: { count: 1, from: { date: '2026-05-03' } } })).toContain('(حتى 3 مايو 2026)');
    expect(row({ cited: null })).toContain('عدد الاستشهادات غير متاح');
    expect(row({})).not.toContain('استشهادات');
  });

  it('marks a retracted work', () => {
    expect(row({ notice: 'retraction' })).toContain('بحث مسحوب');
    expect(row({})).not.toContain('مسحوب');
  });
});
