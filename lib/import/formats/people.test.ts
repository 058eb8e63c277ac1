import { describe, expect, it } from 'vitest';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

/** Invented people in the notation of each format. */
const peopleIn = async (name: string, text: string) => {
  const [record] = await recordsIn(name, text);
  return record?.authors.map(({ name: names, family, given }) => [names.en ?? names.ar, family, given].filter(Boolean).join('|'));
};
const ris = (...names: string[]) =>
  ['TY  - JOUR', 'TI  - Names of an invented paper', ...names.map((name) => `AU  - ${name}`), 'ER  - '].join('\n');
const bib = (names: string) => `@misc{a, author={${names}}, title={Names of an invented paper}, year=2020}`;
const csv = (names: string) => `title,authors\nNames of an invented paper,"${names}"\n`;
const csl = (author: object) => JSON.stringify([{ type: 'article-journal', title: 'Names of an invented paper', author: [author] }]);

describe('people in every format', () => {
  it('keep initials given as a block', async () => {
    const expected = ['SMA Harbi|Harbi|SMA', 'JRT Okoro|Okoro|JRT'];
    expect(await peopleIn('a.ris', ris('Harbi, SMA', 'Okoro, JRT'))).toEqual(expected);
    expect(await peopleIn('a.bib', bib('Harbi, SMA and Okoro, JRT'))).toEqual(expected);
    expect(await peopleIn('a.csv', csv('Harbi, SMA; Okoro, JRT'))).toEqual(expected);
    expect(await peopleIn('a.json', csl({ family: 'Harbi', given: 'SMA' }))).toEqual(expected.slice(0, 1));
  });

  it('have their suffix at the end of the name', async () => {
    expect(await peopleIn('a.ris', ris('Smith, John, Jr.', 'King III, Martin', 'Reed, Paul, Sr'))).toEqual([
      'John Smith Jr.|Smith|John',
      'Martin King III|King|Martin',
      'Paul Reed Sr|Reed|Paul',
    ]);
    expect(await peopleIn('a.bib', bib('Smith, Jr., John and King III, Martin'))).toEqual([
      'John Smith Jr.|Smith|John',
      'Martin King III|King|Martin',
    ]);
    expect(await peopleIn('a.json', csl({ family: 'Smith Jr.', given: 'John' }))).toEqual(['John Smith Jr.|Smith|John']);
  });

  it('have particles with the family name on either side of a comma', async () => {
    const expected = ['Jan van der Berg|van der Berg|Jan', 'Tawfiq al-Hakim|al-Hakim|Tawfiq'];
    expect(await peopleIn('a.ris', ris('Berg, Jan van der', 'al-Hakim, Tawfiq'))).toEqual(expected);
    expect(await peopleIn('a.json', csl({ family: 'Hakim', given: 'Tawfiq al-' }))).toEqual(expected.slice(1));
  });

  it('are family names with initials in tables that list them so', async () => {
    const expected = ['S. Harbi|Harbi|S.', 'H.A. El Amin|El Amin|H.A.', 'J. van der Berg|van der Berg|J.'];
    expect(await peopleIn('a.csv', csv('Harbi S., El Amin H.A., van der Berg J.'))).toEqual(expected);
    expect(await peopleIn('a.csv', csv('Harbi SM, El Amin H, van der Berg J'))).toEqual([
      'SM Harbi|Harbi|SM',
      'H El Amin|El Amin|H',
      'J van der Berg|van der Berg|J',
    ]);
    expect(await peopleIn('a.csv', csv('Malcolm Xu, Wei LI'))).toEqual(['Malcolm Xu|Xu|Malcolm', 'Wei LI|LI|Wei']);
  });

  it('lose the dblp number and the rest of a truncated list', async () => {
    expect(await peopleIn('a.bib', bib('Omar Zaki 0001 and Huda Amin 0003'))).toEqual(['Omar Zaki|Zaki|Omar', 'Huda Amin|Amin|Huda']);
    expect(await peopleIn('a.ris', ris('Omar Zaki 0001'))).toEqual(['Omar Zaki|Zaki|Omar']);
    const [record] = await recordsIn('a.bib', bib('Hans Dorn and Piti Ongar et al.'));
    expect(record?.authors.map(({ name }) => name.en)).toEqual(['Hans Dorn', 'Piti Ongar']);
    expect(record?.authorsIncomplete).toBe(true);
  });

  it('are kept whole as organisations', async () => {
    const name = 'NSA-DOE Nile B. Desert Observatory';
    expect(await peopleIn('a.ris', ris(name))).toEqual([name]);
    expect(await peopleIn('a.bib', bib(name))).toEqual([name]);
    expect(await peopleIn('a.csv', csv(name))).toEqual([name]);
  });

  it('have no e-mail address or telephone number in name or affiliation; an abstract keeps both', async () => {
    const ownRecord = {
      key: 'a',
      title: { en: 'A paper' },
      language: 'en',
      authors: [
        {
          name: { en: 'Huda Amin (huda@example.org)' },
          given: 'Huda',
          family: 'Amin (huda@example.org)',
          affiliation: { en: 'Nile Institute, tel. +20 2 5555 0100' },
        },
        { name: { en: 'omar@example.org' } },
      ],
      abstract: { en: 'Write to data@example.org for the data.' },
      type: 'preprint',
      areas: [],
    };
    const [record] = await recordsIn('a.jsonl', JSON.stringify(ownRecord));
    expect(record?.authors).toEqual([{ name: { en: 'Huda Amin' }, given: 'Huda', family: 'Amin', affiliation: { en: 'Nile Institute' } }]);
    expect(record?.abstract?.en).toContain('data@example.org');
    const texts = [
      ['a.ris', ris('Amin, Huda A. (huda@example.org)')],
      ['a.bib', bib('Amin, Huda A. (huda@example.org)')],
      ['a.csv', csv('Amin, Huda A. (huda@example.org)')],
      ['a.json', csl({ family: 'Amin', given: 'Huda A. (huda@example.org)', affiliation: [{ name: 'Nile Institute; huda@example.org' }] })],
    ] as const;
    for (const [name, text] of texts) {
      const results = await mapText(name, text);
      expect(JSON.stringify(results.map(({ loadable }) => loadable)), name).not.toContain('example.org');
    }
  });
});
