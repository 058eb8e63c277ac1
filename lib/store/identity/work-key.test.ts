import { describe, expect, it } from 'vitest';
import { testRecords } from '#lib/testing/records.ts';
import { workKey } from './work-key.ts';

const [base] = testRecords();
if (!base) throw new Error('A record is needed');
const { pages: _pages, volume: _volume, issue: _issue, reportNumber: _number, url: _url, ...bare } = base;
const editorial = (abstract: string, more = {}) => workKey({ ...bare, title: { en: 'Editorial' }, abstract: { en: abstract }, ...more });

describe('workKey', () => {
  it('distinguishes editorials by their abstracts where nothing numbers them', () => {
    expect(editorial('On dust.')).not.toBe(editorial('On rain.'));
    expect(editorial('On dust.')).toBe(editorial('on dust.'));
  });

  it('ignores the abstract where pages or a specific title identify the work', () => {
    expect(editorial('On dust.', { pages: '1-2' })).toBe(editorial('On rain.', { pages: '1-2' }));
    const title = { en: 'Remote sensing of dust storms over the Arabian Peninsula' };
    expect(editorial('On dust.', { title })).toBe(editorial('On rain.', { title }));
  });
});
