import { describe, expect, it } from 'vitest';
import { operationOf, operations } from '#lib/contract/operations.ts';
import type { Parameter } from '#lib/contract/parameters/parameter.ts';
import { parameterSchema } from '#lib/contract/parameters/parameter-schema.ts';
import { readParameters } from './read-parameters.ts';

const list = operationOf('GetAllResearch');
const readQuery = (query: string, operation = list) => {
  const { values, faults } = readParameters(operation, new URLSearchParams(query));
  return { values: Object.fromEntries(values), faults: faults.map((fault) => `${fault.parameter}: ${fault.code}`) };
};

describe('whole numbers', () => {
  const bounds = operations.flatMap((operation) =>
    operation.query.flatMap((parameter) =>
      parameter.kind.type === 'integer' ? [{ operation, name: parameter.name, ...parameter.kind }] : [],
    ),
  );
  it.each(bounds)('$operation.id $name accepts $min and $max and rejects values beyond', ({ operation, name, min, max }) => {
    // Only with a page size of 1 is the largest page index within the limit on page index × page size.
    const more = name === 'pageIndex' ? '&pageSize=1' : '';
    for (const good of [min, max])
      expect(readQuery(`${name}=${good}${more}`, operation)).toMatchObject({ values: { [name]: good }, faults: [] });
    const below = name === 'pageIndex' ? 'page_index_is_one_based' : 'out_of_range';
    expect(readQuery(`${name}=${min - 1}${more}`, operation).faults).toEqual([`${name}: ${below}`]);
    expect(readQuery(`${name}=${max + 1}`, operation).faults).toContain(`${name}: out_of_range`);
  });
  it.each(['0x10', '1e2', '1.0', '-1', '+1', ' 1', '1 ', '01', 'true', '1,2', '٢x', '12345678901234567'])('refuses %s', (text) => {
    expect(readQuery(`pageSize=${encodeURIComponent(text)}`).faults).toEqual(['pageSize: type_integer']);
  });
  it('reads Arabic-Indic and Persian digits', () => {
    expect(readQuery('pageSize=٢٥&fromYear=۲۰۲۴').values).toEqual({ pageSize: 25, fromYear: 2024 });
    expect(readQuery('authorId=٧,۸').values).toEqual({ authorId: ['7', '8'] });
  });
});

describe('names', () => {
  it('match in any case', () => expect(readQuery('PAGESIZE=5&keyWord=moon').values).toEqual({ pageSize: 5, keyword: 'moon' }));
  it('of before a parameter was renamed mean the same parameter', () => {
    const former = operations.flatMap(({ query }) => query.filter(({ formerName }) => formerName !== undefined));
    expect(former.map(({ name, formerName }) => [formerName, name])).toEqual([['language', 'workLanguage']]);
    expect(readQuery('LANGUAGE=ar')).toEqual(readQuery('workLanguage=ar'));
    expect(readQuery('language=english').faults).toEqual(['workLanguage: out_of_range']);
    expect(readQuery('language=ar&workLanguage=ar').faults).toEqual(['workLanguage: repeated_parameter']);
  });
  it('may not be repeated, in whatever case', () =>
    expect(readQuery('pageSize=5&PageSize=6').faults).toEqual(['pageSize: repeated_parameter']));
  it('of venues may be sent several times, and hold commas', () => {
    expect(readQuery('venue=Science, Technology&VENUE=مجلة&venue=مجلة&venue=')).toEqual({
      values: { venue: ['Science, Technology', 'مجلة'] },
      faults: [],
    });
    expect(readQuery(Array.from({ length: 21 }, (_, place) => `venue=v${place}`).join('&')).faults).toEqual(['venue: too_many_values']);
    expect(readQuery(`venue=Nature&venue=${'a'.repeat(301)}`).faults).toEqual(['venue: too_long']);
  });
  it('are not sent when empty', () => expect(readQuery('pageSize=&keyword=&sort=&cursor=&facets=')).toEqual({ values: {}, faults: [] }));
  it.each([
    ['fromyears', 'fromYear'],
    ['page', 'pageIndex'],
    ['limit', 'pageSize'],
    ['q', 'keyword'],
    ['group_by', 'groupBy'],
    ['per_page', 'pageSize'],
    ['researchType', 'researchTypeId'],
    ['keywrd', 'keyword'],
  ])('that are unknown, such as %s, get the suggestion %s', (sent, meant) => {
    const [fault] = readParameters(list, new URLSearchParams(`${sent}=1`)).faults;
    expect(fault).toMatchObject({ parameter: sent, code: 'unknown_parameter', suggestion: meant });
  });
  it('of other operations are unknown', () =>
    expect(readQuery('fromYear=2020', operationOf('GetAllAuthor')).faults).toEqual(['fromYear: unknown_parameter']));
  it('that resemble nothing get no suggestion', () => {
    expect(readParameters(list, new URLSearchParams('zzzzzz=1')).faults[0]).not.toHaveProperty('suggestion');
  });
});

describe('values', () => {
  it.each([
    ['keyword', 'a'.repeat(201), 'too_long'],
    ['keyword', 'a\u0000b', 'control_character'],
    ['keyword', 'a\tb', 'control_character'],
    ['sort', 'name', 'unknown_sort'],
    ['facets', 'year,colour', 'unknown_facet'],
    ['groupBy', 'year,colour', 'unknown_group'],
    ['groupBy', 'year,country,venue', 'too_many_values'],
    ['fields', 'title,colour', 'unknown_field'],
    ['format', 'pdf', 'unknown_format'],
    ['searchIn', 'body', 'out_of_range'],
    ['hasArabic', 'yes', 'out_of_range'],
    ['strict', '1', 'out_of_range'],
    ['workLanguage', 'english', 'out_of_range'],
    ['researchTypeId', '0', 'out_of_range'],
    ['researchTypeId', '1,', 'type_integer'],
    ['researchTypeId', Array.from({ length: 21 }, (_, place) => place + 1).join(','), 'too_many_values'],
    ['updatedSince', '2026-02-30', 'invalid_date'],
    ['updatedSince', '2026-1-1', 'invalid_date'],
    ['updatedSince', '2026-01-01T25:00:00Z', 'invalid_date'],
    ['updatedSince', '2026-01-01T00:00:00+03:00', 'invalid_date'],
    ['cursor', 'a'.repeat(513), 'too_long'],
    ['cursor', 'a b', 'cursor_invalid'],
  ])('%s=%s is %s', (name, value, code) => {
    expect(readQuery(`${name}=${encodeURIComponent(value)}`).faults).toEqual([`${name}: ${code}`]);
  });
  it.each([
    ['keyword', 'é'.repeat(200), 'é'.repeat(200)],
    ['keyword', '  قمر  ', 'قمر'],
    ['keyword', '👩‍🚀'.repeat(40), '👩‍🚀'.repeat(40)],
    ['researchTypeId', '3,1,3', ['3', '1']],
    ['workLanguage', 'en,ar', ['en', 'ar']],
    ['updatedSince', '2026-01-01', '2026-01-01T00:00:00Z'],
    ['updatedSince', '2026-01-01T10:20:30.123Z', '2026-01-01T10:20:30Z'],
    ['openAccess', 'false', false],
    ['cursor', '*', '*'],
  ])('%s=%s is accepted', (name, sent, value) => {
    expect(readQuery(`${name}=${encodeURIComponent(sent)}`)).toEqual({ values: { [name]: value }, faults: [] });
  });
  it.each([
    ['keyword', 'قمر a-b', true],
    ['keyword', 'a\u0000b', false],
    ['keyword', 'a\u0085b', false],
    ['updatedSince', '2026-01-31', true],
    ['updatedSince', '2026-12-01T23:59:59.5Z', true],
    ['updatedSince', '2026-13-01', false],
    ['updatedSince', '2026-01-01T24:00:00Z', false],
  ])('the schema of %s allows %j where the reader does', (name, value, isAllowed) => {
    const { pattern = '' } = parameterSchema(list.query.find((parameter) => parameter.name === name) as Parameter);
    expect(new RegExp(pattern, 'u').test(value)).toBe(isAllowed);
    expect(readQuery(`${name}=${encodeURIComponent(value)}`).faults.length === 0).toBe(isAllowed);
  });
  it.each(['a', 'Z', 'أ', 'ا', 'é'])('initial accepts the letter %s', (letter) => {
    expect(readQuery(`initial=${encodeURIComponent(letter)}`, operationOf('GetAllAuthor')).faults).toEqual([]);
  });
  it.each(['ab', '1', '٣', 'я', ' ', '،'])('initial refuses %s', (text) => {
    expect(readQuery(`initial=${encodeURIComponent(text)}`, operationOf('GetAllAuthor')).faults).toEqual(['initial: out_of_range']);
  });
});

describe('combinations of parameters', () => {
  it('years in the wrong order are refused', () =>
    expect(readQuery('fromYear=2024&toYear=2020').faults).toEqual(['fromYear: year_range_inverted']));
  it('equal years are a valid range', () => expect(readQuery('fromYear=2024&toYear=2024').faults).toEqual([]));
  it('the page window ends at 10,000', () => {
    expect(readQuery('pageIndex=100&pageSize=100').faults).toEqual([]);
    expect(readQuery('pageIndex=10000&pageSize=1').faults).toEqual([]);
    expect(readQuery('pageIndex=101&pageSize=100').faults).toEqual(['pageIndex: page_window_exceeded']);
    expect(readQuery('pageIndex=501').faults).toEqual(['pageIndex: page_window_exceeded']);
  });
  it('a cursor together with a page is refused', () =>
    expect(readQuery('cursor=*&pageIndex=1').faults).toEqual(['cursor: cursor_conflict']));
  it('all faults are reported at once', () => {
    expect(readQuery('pageSize=500&fromyears=2020&sort=x&fromYear=9').faults).toEqual([
      'pageSize: out_of_range',
      'fromyears: unknown_parameter',
      'sort: unknown_sort',
      'fromYear: out_of_range',
    ]);
  });
});
