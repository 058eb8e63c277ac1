import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDate, parseMoment, parseYear } from './parse-date.ts';
import { parseLine, parseText } from './parse-text.ts';
import { parseDoi, parseFlag, parseId, parseInteger, parseLanguage, parseOrcid, parseStrings, parseUrl } from './parse-value.ts';

describe('texts', () => {
  it.each(['null', 'N/A', '-', '  ', 'لا يوجد', 'None', '\u200f\ufeff'])('%j is an empty value', (value) =>
    expect(parseText(value)).toBeUndefined(),
  );
  it('marks and spaces are removed at the ends and stay inside', () =>
    expect(parseText('\ufeff\u200f نص\u200cنص \u200e')).toBe('نص\u200cنص'));
  it('letters are composed (NFC)', () => expect(parseText('e\u0301')).toBe('é'));
  it('HTML becomes text: blocks end lines, entities are decoded, scripts are removed', () =>
    expect(parseText('<p>One&nbsp;&amp; <b>two</b></p><p>H<sub>2</sub>O</p><script>alert(1)</script>')).toBe('One & two\nH2O'));
  it('a comparison sign is no tag', () => expect(parseText('for x < y and a<b and c>d, R<3')).toBe('for x < y and a<b and c>d, R<3'));
  it('numeric entities become characters, control characters are removed', () => expect(parseText('&#1606;&#x635;&#0;')).toBe('نص'));
  it('a text beyond 100 kB is truncated', () => expect(parseText('x'.repeat(200_000))).toHaveLength(100_000));
  it('a title becomes one line', () => expect(parseLine('A\n  title')).toBe('A title'));
  it('cleaning text without markup twice equals cleaning it once', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }).filter((text) => !/[<&]/.test(text)),
        (text) => {
          const once = parseText(text);
          expect(once === undefined ? undefined : parseText(once)).toBe(once);
        },
      ),
    ));
  it('never throws, whatever the value', () =>
    fc.assert(
      fc.property(
        fc.anything(),
        (value) =>
          void [parseText(value), parseDate(value), parseMoment(value), parseUrl(value), parseStrings(value), parseLanguage(value)],
      ),
    ));
});

describe('numbers and ids', () => {
  it('numbers are read from strings, in any digits', () =>
    expect(['12', '١٢', '۱۲', ' 12 ', 12].map(parseInteger)).toEqual([12, 12, 12, 12, 12]));
  it('a value that is no whole number is absent', () =>
    expect(['1.5', '0x10', '', null, true, 1.5, Number.NaN].map(parseInteger)).toEqual(Array(7).fill(undefined)));
  it('an id is a string; zero and the zero GUID are no ids', () =>
    expect([7, 'a-b', 0, '0', '00000000-0000-0000-0000-000000000000', '', null].map(parseId)).toEqual([
      '7',
      'a-b',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]));
  it('flags are read from words of both languages', () =>
    expect([true, 1, 'Yes', 'نعم', 'inactive', 'N', 'maybe', 2].map(parseFlag)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      undefined,
      undefined,
    ]));
});

describe('dates', () => {
  const iso = (value: unknown) => parseDate(value)?.iso;
  it('a time without a zone is only a date', () =>
    expect([iso('2024-05-03T00:00:00'), parseMoment('2024-05-03T10:00:00')]).toEqual(['2024-05-03', '2024-05-03']));
  it('a time with a zone becomes a UTC time, and its date stays as written', () =>
    expect([iso('2024-05-03T00:30:00+03:00'), parseMoment('2024-05-03T00:30:00.123+03:00')]).toEqual([
      '2024-05-03',
      '2024-05-02T21:30:00Z',
    ]));
  it('the empty dates of .NET and SQL Server are absent', () =>
    expect(['0001-01-01T00:00:00', '1900-01-01T00:00:00', '0001-01-01', ''].map(iso)).toEqual(Array(4).fill(undefined)));
  it('dates of Microsoft’s old serialiser keep their offset', () =>
    expect([iso('/Date(1700000000000+0300)/'), iso('/Date(1700000000000)/')]).toEqual(['2023-11-15', '2023-11-14']));
  it('the precision is that of the source', () =>
    expect([parseDate('2024'), parseDate('2024-05'), parseDate(2024)].map((date) => date?.precision)).toEqual(['year', 'month', 'year']));
  it('an ambiguous day and month leave only the year', () =>
    expect(['03/05/2024', '25/12/2024', '12/25/2024', '05/05/2024'].map(iso)).toEqual(['2024', '2024-12-25', '2024-12-25', '2024-05-05']));
  it('impossible days are dropped', () => expect([iso('2023-02-30'), iso('2024-13-01')]).toEqual(['2023-02', '2024']));
  it('a Hijri year is rejected', () =>
    expect([parseYear(1445), parseYear('١٤٤٥'), parseYear('1445-03-01'), parseYear('٢٠٢٤')]).toEqual([
      undefined,
      undefined,
      undefined,
      2024,
    ]));
});

describe('identifiers and addresses', () => {
  it('a DOI is returned bare and in lower case', () =>
    expect(['https://doi.org/10.5555/ABC.1', 'doi:10.5555/x.', 'https://doi.org/10.5555%2Fy', 'none'].map(parseDoi)).toEqual([
      '10.5555/abc.1',
      '10.5555/x',
      '10.5555/y',
      undefined,
    ]));
  it('an ORCID iD is returned bare', () =>
    expect(['https://orcid.org/0000-0002-1825-0097', '000000021825009x', 'x'].map(parseOrcid)).toEqual([
      '0000-0002-1825-0097',
      '0000-0002-1825-009X',
      undefined,
    ]));
  it('only http and https addresses without credentials are accepted', () =>
    expect(
      ['https://a.example/x', 'javascript:alert(1)', 'data:text/html,x', 'ftp://a/x', 'https://u:p@a.example/', 'www.a.example'].map(
        (value) => parseUrl(value),
      ),
    ).toEqual(['https://a.example/x', undefined, undefined, undefined, undefined, 'https://www.a.example/']));
  it('a relative address is resolved, or dropped when the base is unknown', () =>
    expect([parseUrl('/f/1.pdf', 'https://a.example/v1/'), parseUrl('/f/1.pdf')]).toEqual(['https://a.example/f/1.pdf', undefined]));
  it('the first of several attachments is returned', () =>
    expect(parseUrl([{ url: 'https://a.example/1.pdf' }, { url: 'https://a.example/2.pdf' }])).toBe('https://a.example/1.pdf'));
  it('languages are read by code, tag or name', () =>
    expect(['en', 'ar-SA', 'English', 'العربية', { code: 'fr' }, 'klingonese'].map(parseLanguage)).toEqual([
      'en',
      'ar',
      'en',
      'ar',
      'fr',
      undefined,
    ]));
  it('keywords are read once each from a list, a string or objects', () =>
    expect([parseStrings(['a', 'a', 'b']), parseStrings('قمر؛ مدار، قمر'), parseStrings([{ name: 'x' }]), parseStrings(' ')]).toEqual([
      ['a', 'b'],
      ['قمر', 'مدار'],
      ['x'],
      undefined,
    ]));
});
