import { describe, expect, it } from 'vitest';
import { queryParts, wordsPart } from './query-parts.ts';
import { changeResearchQuery, decodeResearchQuery, encodeResearchQuery } from './research-query.ts';

const search = 'keyword=dust&researchTypeId=1,2&authorId=7&fromYear=2001&toYear=2009&workLanguage=ar&openAccess=true';
const query = decodeResearchQuery(search);

describe('the parts of a query', () => {
  it('are removed one by one until nothing narrows the result', () => {
    const bare = queryParts(query).reduce((rest) => changeResearchQuery(rest, queryParts(rest)[0]?.without ?? {}), query);
    expect(encodeResearchQuery(bare)).toBe('keyword=dust');
    expect(encodeResearchQuery(changeResearchQuery(bare, wordsPart(bare)?.without ?? {}))).toBe('');
  });

  it('keep the other values of the same field when one is removed', () => {
    const [first] = queryParts(query);
    expect(changeResearchQuery(query, first?.without ?? {}).researchTypeId).toEqual(['2']);
  });

  it('have keys of their own', () => {
    const keys = queryParts(query).map((part) => part.key);
    expect(keys).toEqual(['researchTypeId-1', 'researchTypeId-2', 'authorId-7', 'workLanguage-ar', 'years', 'openAccess-true']);
  });
});
