import { describe, expect, it } from 'vitest';
import { fixture, mapFile, mapText, recordsOf } from '#lib/import/testing/read-fixture.ts';

describe('a record of INSPIRE', () => {
  it('gives paper, people and identifiers, without erratum, class number or supervisor', async () => {
    const [paper, preprint] = await recordsOf(fixture('inspire.json'));
    expect(paper).toMatchObject({
      key: 'inspire:1',
      title: { en: 'Echoes of an example horizon' },
      abstract: { en: 'We listen to n² horizons.' },
      authors: [
        {
          name: { en: 'Jane Doe' },
          orcid: '0000-0002-1825-0097',
          affiliation: { en: 'Department of Physics, Example University, Riyadh' },
        },
      ],
      type: 'journal-article',
      year: 2021,
      date: '2021-03-04',
      venue: { name: { en: 'Example J.' }, kind: 'journal' },
      volume: '12',
      pages: '100',
      doi: '10.5555/example.31',
      arxiv: '2001.00001',
      bibcode: '2021ExJou..12..100D',
      keywords: { en: ['black hole: horizon'] },
      licence: 'CC-BY-4.0',
      citations: 5,
      source: { id: '1' },
    });
    expect(paper?.authors).toHaveLength(1);
    expect(preprint).toMatchObject({ key: 'inspire:3', type: 'preprint', year: 2020, date: '2020-02-03', arxiv: '2002.00002' });
  });

  it('is recognised with and without its envelope', async () => {
    const metadata = {
      control_number: 9,
      titles: [{ title: 'A lone example' }],
      document_type: ['thesis'],
      thesis_info: { degree_type: 'master', date: '2011' },
    };
    for (const value of [metadata, { id: '9', metadata }]) {
      const [result] = await mapText('x.json', JSON.stringify(value));
      expect(result).toMatchObject({ format: 'inspire', refusals: [] });
    }
  });
});

describe('an article in JATS', () => {
  it('gives front matter with markup in order and the date of its issue, without editor or teaser', async () => {
    const results = await mapFile(fixture('jats.xml'));
    const [record] = await recordsOf(fixture('jats.xml'));
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ format: 'jats', refusals: [], warnings: [] });
    expect(record).toMatchObject({
      title: { en: 'Ice of H₂O on an example moon', ar: 'جليد قمر' },
      abstract: { en: 'Aims We map ice.' },
      authors: [
        {
          name: { en: 'Jane Doe' },
          orcid: '0000-0002-1825-0097',
          affiliation: { en: 'Example University, Saudi Arabia' },
          corresponding: true,
        },
        { name: { en: 'The Example Collaboration' } },
        { name: { en: 'Z Zed' } },
      ],
      type: 'journal-article',
      year: 2020,
      date: '2020-02',
      venue: { name: { en: 'Example Journal' }, issn: '1234-5679' },
      publisher: 'Example Press',
      pages: '11–19',
      doi: '10.5555/example.41',
      pmid: '12345678',
      keywords: { en: ['ices', 'moons'] },
      licence: 'CC-BY-4.0',
    });
    expect(record?.authors).toHaveLength(3);
  });

  it.each([
    [
      '<OAI-PMH><ListRecords><record><header><identifier>oai:example.org:1</identifier></header><metadata>',
      '</metadata></record></ListRecords></OAI-PMH>',
    ],
    ['<pmc-articleset>', '</pmc-articleset>'],
    ['<records>', '</records>'],
  ])('is read inside %s', async (before, after) => {
    const article =
      '<article article-type="editorial"><front><article-meta><title-group><article-title>Ice</article-title></title-group></article-meta></front></article>';
    const [result] = await mapText('x.xml', `${before}${article}${after}`);
    expect(result).toMatchObject({ format: 'jats', label: 'Ice' });
  });
});
