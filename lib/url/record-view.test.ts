import { describe, expect, it } from 'vitest';
import { isBothView, recordViewPath } from './record-view.ts';

describe('The view of a record in its address', () => {
  it('is one language, unless the address names both', () => {
    expect(isBothView({ view: 'both' })).toBe(true);
    for (const raw of [{}, { view: 'one' }, { view: ['', 'both'] }, 'VIEW=']) expect(isBothView(raw)).toBe(false);
  });

  it('changes and changes back without losing the list of origin', () => {
    const raw = { place: '3', keyword: 'mars & moon', venue: ['A', 'B'] };
    const both = recordViewPath('/en/research/1', raw, true);
    expect(both).toBe('/en/research/1?place=3&keyword=mars+%26+moon&venue=A&venue=B&view=both');
    expect(isBothView(both.slice(both.indexOf('?')))).toBe(true);
    expect(recordViewPath('/en/research/1', both.slice(both.indexOf('?')), false)).toBe(both.replace('&view=both', ''));
    expect(recordViewPath('/en/research/1', { view: 'both' }, false)).toBe('/en/research/1');
  });
});
