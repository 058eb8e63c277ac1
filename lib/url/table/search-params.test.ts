import { searchParamsToUrlQuery } from 'next/dist/shared/lib/router/utils/querystring.js';
import { describe, expect, it } from 'vitest';
import { cleanSearch, ignoredParts, movedSearch } from '#lib/url/clean-search.ts';
import { decodeResearchQuery, encodeResearchQuery, researchTable } from '#lib/url/research-query.ts';
import { type RawSearchParams, readSearchParams } from './search-params.ts';

/** The query object that Next.js passes to a page for an address. */
const asPageGets = (search: string) => searchParamsToUrlQuery(new URLSearchParams(search)) as RawSearchParams;

describe.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])('a parameter %s', (name) => {
  const names = ['sort', 'keyword', 'find', 'length', 'at', 'filter', 'keys', 'values', 'by', 'text'];
  const search = [`${name}=`, `${name}=x`, `${name}[${name}]=y`, ...names.map((other) => `${other}=zzz`)].join('&');

  it('does not affect the strings of other parameters', () => {
    const values = readSearchParams(asPageGets(search));
    for (const other of names) expect(values.get(other), other).toEqual(['zzz']);
    for (const list of values.values()) for (const value of list) expect(value).toBeTypeOf('string');
  });

  it('does not stop an address from being decoded, cleaned and reported', () => {
    const raw = asPageGets(search);
    expect(encodeResearchQuery(decodeResearchQuery(raw))).toBe('keyword=zzz');
    expect(ignoredParts(researchTable, raw)).toContainEqual({ name: 'sort', value: 'zzz' });
    expect(cleanSearch(researchTable, raw)).toContain('sort=zzz');
    expect(movedSearch(researchTable, asPageGets(`${name}=&keyword=&sort=zzz`))).toContain('sort=zzz');
  });
});
