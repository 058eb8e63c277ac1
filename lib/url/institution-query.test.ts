import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { institutionKinds } from '#lib/domain/institution.ts';
import { countryCodes } from '#lib/domain/places/country-group-members.ts';
import { defaultInstitutionQuery, institutionSorts } from '#lib/domain/query.ts';
import { changeInstitutionQuery, decodeInstitutionQuery, encodeInstitutionQuery, type InstitutionAddress } from './institution-query.ts';

const sortedSubset = <T extends string>(...options: readonly T[]) =>
  fc.uniqueArray(fc.constantFrom(...options), { maxLength: 3 }).map((list) => list.sort());
const addresses: fc.Arbitrary<InstitutionAddress> = fc.record({
  keyword: fc.option(fc.constantFrom('KFUPM', 'جامعة الملك', 'a+b%20#c'), { nil: undefined }),
  focusedAreaId: sortedSubset('11', '12'),
  country: sortedSubset('SA', 'EG', 'US'),
  kind: sortedSubset(...institutionKinds),
  sort: fc.option(fc.constantFrom(...institutionSorts), { nil: undefined }),
  pageIndex: fc.integer({ min: 1, max: 10_000 }),
  pageSize: fc.integer({ min: 1, max: 100 }),
}) as never;

describe('a query on institutions in the address bar', () => {
  it('decodes to the query that was encoded', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect({ ...defaultInstitutionQuery, ...address }).toMatchObject(decodeInstitutionQuery(encodeInstitutionQuery(address)));
      }),
    );
  });

  it('is a valid page for any query string, and is empty by default', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => void decodeInstitutionQuery(`country=${text}&kind=${text}&focusedAreaId=${text}`),
      ),
    );
    expect(decodeInstitutionQuery('country=sa,XXX&kind=nonsense&sort=x')).toEqual(defaultInstitutionQuery);
    expect(encodeInstitutionQuery(defaultInstitutionQuery)).toBe('');
  });

  it('has room for every member of a group, and accepts the group itself', () => {
    expect(decodeInstitutionQuery('country=arab-league,arab,SA').country).toEqual(['SA', 'arab-league']);
    const country = countryCodes(['arab-league']);
    expect(decodeInstitutionQuery(encodeInstitutionQuery({ ...defaultInstitutionQuery, country })).country).toEqual(country);
  });

  it('returns to the first page when anything else changes', () => {
    expect(changeInstitutionQuery({ ...defaultInstitutionQuery, pageIndex: 4 }, { country: ['SA'] })).toMatchObject({ pageIndex: 1 });
  });
});
