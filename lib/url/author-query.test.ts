import { describe, expect, it } from 'vitest';
import { defaultAuthorQuery } from '#lib/domain/query.ts';
import { decodeAuthorQuery, encodeAuthorQuery } from './author-query.ts';

describe('an author query in the address bar', () => {
  it('decodes to the query that was encoded', () => {
    const query = {
      ...defaultAuthorQuery,
      keyword: 'الزهراني',
      focusedAreaId: ['3', '12'],
      initial: 'ز',
      sort: '-publications' as const,
      pageIndex: 4,
      pageSize: 50,
    };
    expect(decodeAuthorQuery(encodeAuthorQuery(query))).toEqual(query);
  });

  it('accepts only a single letter of either alphabet as an initial', () => {
    expect(decodeAuthorQuery('initial=b').initial).toBe('B');
    expect(decodeAuthorQuery('initial=ب').initial).toBe('ب');
    for (const bad of ['', 'ab', '1', '%', 'ـ']) expect(decodeAuthorQuery({ initial: bad }).initial).toBeUndefined();
  });

  it('omits default values', () => {
    expect(encodeAuthorQuery(defaultAuthorQuery)).toBe('');
  });
});
