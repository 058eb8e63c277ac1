import { expect, it } from 'vitest';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import { embeddedProfile, readProfile, unknownProfile } from './profile.ts';
import { ignoredChoices, writePageParameters, writeParameters } from './write-parameters.ts';

const full = {
  ...defaultResearchQuery,
  keyword: 'قمر',
  searchIn: 'title',
  researchTypeId: ['1', '2'],
  fromYear: 2000,
  workLanguage: ['ar'],
  openAccess: false,
  strict: true,
  sort: 'title',
  facets: ['year'],
} as const;

it("this site's own service gets every parameter that differs from the default", () => {
  expect(decodeURIComponent(writeParameters('GetAllResearch', full, embeddedProfile).parameters.toString())).toBe(
    'keyword=قمر&searchIn=title&strict=true&researchTypeId=1,2&fromYear=2000&language=ar&openAccess=false&sort=title&facets=year',
  );
  expect(writeParameters('GetAllResearch', full, embeddedProfile).ignored).toEqual([]);
});

it('venue names are sent one by one, since a name may contain a comma', () => {
  const query = { ...defaultResearchQuery, venue: ['Nature', 'Science, Technology'] };
  expect(writeParameters('GetAllResearch', query, embeddedProfile).parameters.getAll('venue')).toEqual(query.venue);
  expect(writeParameters('GetAllResearch', query, unknownProfile).ignored).toEqual(['venue']);
});

it('a service gets the members of a group of countries if it accepts as many values, and no group', () => {
  const sent = (country: readonly string[], profile = embeddedProfile) =>
    writeParameters('GetAllResearch', { ...defaultResearchQuery, country }, profile);
  expect(sent(['gcc', 'SA']).parameters.toString()).toBe('country=AE%2CBH%2CKW%2COM%2CQA%2CSA');
  expect(sent(['african-union'])).toMatchObject({ ignored: ['country'] });
  expect(sent(['gcc'], unknownProfile)).toMatchObject({ ignored: ['country'] });
  expect(sent(['gcc'], { ...unknownProfile, extensions: ['country'] }).ignored).toEqual(['country']);
  expect(sent(['SA'], { ...unknownProfile, extensions: ['country'] }).parameters.toString()).toBe('country=SA');
});

it('another service gets only the parameters of the interface document, and the rest is reported as ignored', () => {
  const { parameters, ignored } = writeParameters('GetAllResearch', full, unknownProfile);
  expect([...parameters.keys()]).toEqual(['keyword', 'fromYear']);
  expect(ignored).toEqual(['searchIn', 'researchTypeId', 'workLanguage', 'openAccess', 'sort']);
});

it('a profile renames parameters and adds known ones', () => {
  const profile = { ...unknownProfile, parameters: { keyword: 'q' }, extensions: ['initial'] };
  expect(writeParameters('GetAllAuthor', { ...defaultAuthorQuery, keyword: 'x', initial: 'A' }, profile).parameters.toString()).toBe(
    'q=x&initial=A',
  );
});

it('another service gets a renamed parameter by the name that it knows, and profiles of both names work', () => {
  const query = { ...defaultResearchQuery, workLanguage: ['ar'] };
  const sent = (profile: object) => writeParameters('GetAllResearch', query, { ...unknownProfile, ...profile }).parameters.toString();
  for (const name of ['language', 'workLanguage']) {
    expect(sent({ extensions: [name] })).toBe('language=ar');
    expect(sent({ extensions: [name], parameters: { [name]: 'lang' } })).toBe('lang=ar');
    expect(sent({ extensions: [name], ignoredParams: [name] })).toBe('');
    expect(ignoredChoices({ ...unknownProfile, extensions: [name] })).not.toContain('workLanguage');
  }
  expect(embeddedProfile.extensions).toContain('language');
});

it("another service always gets the page, this site's own only when it is not the default", () => {
  const empty = new URLSearchParams();
  expect(writePageParameters(empty, unknownProfile, 0, 20).toString()).toBe('pageIndex=0&pageSize=20');
  expect(writePageParameters(empty, embeddedProfile, 1, 20).toString()).toBe('');
  expect(writePageParameters(empty, { ...unknownProfile, paging: { indexParam: 'page', sizeParam: 'per' } }, 3, 50).toString()).toBe(
    'page=3&per=50',
  );
});

it('a profile with faults reports them all', () => {
  expect(() => readProfile('{')).toThrow('not JSON');
  expect(() => readProfile('{"profileVersion":2,"paging":{"base":3}}')).toThrow(/profileVersion[\s\S]*paging\.base/);
  expect(readProfile('{"profileVersion":1,"note":"mine","paging":{"base":0}}')).toMatchObject({ paging: { base: 0 } });
});
