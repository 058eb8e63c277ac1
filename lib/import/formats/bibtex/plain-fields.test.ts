import { parse } from '@retorquere/bibtex-parser';
import { describe, expect, it } from 'vitest';
import { mapText } from '#lib/import/testing/read-fixture.ts';
import { plainCreators, textWithoutTex } from './plain-fields.ts';

const parseField = (name: string, value: string) =>
  parse(`@article{a, ${name} = {${value}}}`, { sentenceCase: false } as never).entries[0]?.fields as unknown as Record<string, unknown>;

describe('fields without anything of TeX but letters', () => {
  it.each([
    'Dust of an invented moon',
    'Earth\'s "dust" is 5\\% of a \\& b',
    'Ice -- a --- review',
    'Gr{\\"o}{\\ss}e von K{\\"o}rnern, \\L{}\\\'od\\\'z',
    'A {NASA} study of {Mars}',
    'two\n   lines',
  ])('give the same text as the parser: %j', (value) => {
    const text = String(parseField('title', value).title).replace(/<span class="nocase">(.*?)<\/span>/g, '$1');
    expect(textWithoutTex(value)).toBe(text.normalize('NFC'));
  });

  it.each([
    'Harbi, S. A. and Okoro, J.',
    'John Smith and Jan van der Berg',
    'Smith, Jr., John and others',
    '{Big Team of Tests} and Doe, Jane',
    "{Barres de Almeida}, U. and G{\\'o}mez, Ana",
    'van der Berg, Jan',
  ])('give the same people as the parser: %s', (value) => {
    const creators = parseField('author', value).author as readonly {
      prefix?: string;
      lastName?: string;
      name?: string;
      firstName?: string;
      suffix?: string;
    }[];
    const expected = creators.map(({ prefix, lastName, ...rest }) => ({
      ...rest,
      ...(lastName && { lastName: [prefix, lastName].filter(Boolean).join(' ').normalize('NFC') }),
    }));
    expect(plainCreators(value)).toEqual(expected);
  });

  it.each(['$\\alpha$ of dust', 'H$_2$O', '\\emph{dust}', 'dust \\today', 'a < b', "``dust''", 'a^2'])('exclude %j', (value) => {
    expect(textWithoutTex(value)).toBeUndefined();
  });

  it('are read whatever unused fields contain', async () => {
    const references = 'Doe J, 2001, J TESTS, V1 \\foo{$ '.repeat(5000);
    const entry = `@article{ WOS:1, Author = {{Doe, J.}}, Title = {{Sorting dust in $\\mathcal{O}(n \\mathrm{log} n)$ steps}}, Year = {{2001}}, Unique-ID = {{WOS:1}}, Cited-References = {{${references.replace(/\{/g, '')}}}}`;
    const [result] = await mapText('wos.bib', `${entry}\n}`);
    expect(result?.label).toContain('steps');
    expect(result?.label).not.toMatch(/mathcal|mathrm/);
    expect(result?.unread?.map(({ field }) => field)).toContain('cited-references');
  });
});
