import { describe, expect, it } from 'vitest';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

const textOf = (...lines: string[]) => `${lines.join('\n')}\n`;

describe('EndNote’s tagged text (.enw)', () => {
  const article = textOf(
    '%0 Journal Article',
    '%T رصد الهلال من الواحة',
    '%Q Crescents seen from an oasis',
    '%A الحربي، سلمى',
    '%A هدى الأمين',
    '%A Example Research Unit,',
    '%J مجلة الفضاء',
    '%V ٧',
    '%N 2',
    '%P 11-19',
    '%D 2015',
    '%8 2015/03/12',
    '%@ 1234-5679',
    '%R 10.5555/enw.1',
    '%U https://doi.org/10.5555/enw.1',
    '%U https://example.org/enw/1',
    '%K هلال',
    'رصد',
    '%X We look at the crescent',
    'for a whole year.',
    '%G Arabic',
    '%I دار الفضاء',
    '%~ Dar Example',
  );

  it('has types, people in both scripts, organisations, keywords on separate lines, and a translated title', async () => {
    const [record] = await recordsIn('a.enw', article);
    expect(record).toMatchObject({
      title: { ar: 'رصد الهلال من الواحة', en: 'Crescents seen from an oasis' },
      language: 'ar',
      type: 'journal-article',
      authors: [{ name: { ar: 'سلمى الحربي' } }, { name: { ar: 'هدى الأمين' } }, { name: { en: 'Example Research Unit' } }],
      venue: { name: { ar: 'مجلة الفضاء' }, kind: 'journal', issn: '1234-5679' },
      publisher: 'دار الفضاء',
      volume: '7',
      issue: '2',
      pages: '11–19',
      date: '2015-03-12',
      doi: '10.5555/enw.1',
      url: 'https://example.org/enw/1',
      keywords: { ar: ['هلال', 'رصد'] },
      abstract: { en: 'We look at the crescent for a whole year.' },
    });
    expect(record?.authors[2]?.family).toBeUndefined();
    const [result] = await mapText('a.enw', article);
    expect([result?.format, result?.unread?.map(({ field }) => field)]).toEqual(['enw', ['%~']]);
  });

  it('ends a record where the next begins, with and without a blank line, and reports its line', async () => {
    const thesis = textOf('%0 Thesis', '%T Dust', '%A Zaki, Omar', '%I Nile University', '%9 Master of Science', '%D 2019');
    for (const text of [`${article}${thesis}`, `\uFEFF${article}\n\n${thesis}`]) {
      const results = await mapText('a.txt', text);
      expect(results.map(({ line }) => line)).toEqual([1, text.split('\n').indexOf('%0 Thesis') + 1]);
      expect((await recordsIn('a.enw', text))[1]).toMatchObject({
        type: 'masters-thesis',
        venue: { name: { en: 'Nile University' }, kind: 'institution' },
      });
    }
  });
});

describe('PubMed’s tagged text (.nbib)', () => {
  const article = textOf(
    'PMID- 15072036',
    'OWN - NLM',
    'IS  - 1234-5679 (Print)',
    'VI  - 7',
    'IP  - 2',
    'DP  - 2011 Mar 12',
    'TI  - Dust of an invented moon and',
    '      what it is made of.',
    'PG  - 11-9',
    'LID - S0000-0000(11)00001-1 [pii]',
    'LID - 10.5555/nbib.1 [doi]',
    'AB  - We look at dust.',
    'FAU - Harbi, Salma M',
    'AU  - Harbi SM',
    'AUID- ORCID: 0000-0002-1825-0097',
    'AD  - Nile Institute of Space, Giza, Egypt. Electronic address: salma@example.org.',
    'AD  - Desert University, Riyadh.',
    'AU  - Okoro JRT',
    'CN  - Dust Study Group',
    'LA  - eng',
    'PT  - Journal Article',
    'PT  - Review',
    'TA  - Acta Orbit',
    'JT  - Acta orbitalia',
    'OT  - *dust',
    'OT  - moon',
    'MH  - Dust/analysis',
  );

  it('has people with affiliations and ORCID iDs, the DOI among other ids, the most specific type', async () => {
    const [record] = await recordsIn('a.nbib', article);
    expect(record).toMatchObject({
      key: 'doi:10.5555/nbib.1',
      pmid: '15072036',
      title: { en: 'Dust of an invented moon and what it is made of' },
      type: 'review',
      date: '2011-03-12',
      venue: { name: { en: 'Acta orbitalia' }, issn: '1234-5679' },
      keywords: { en: ['dust', 'moon'] },
      authors: [
        {
          name: { en: 'Salma M Harbi' },
          orcid: '0000-0002-1825-0097',
          affiliation: { en: 'Nile Institute of Space, Giza, Egypt; Desert University, Riyadh' },
        },
        { name: { en: 'JRT Okoro' }, family: 'Okoro', given: 'JRT' },
        { name: { en: 'Dust Study Group' } },
      ],
    });
    const [result] = await mapText('a.nbib', article);
    expect([result?.format, result?.unread?.map(({ field }) => field)]).toEqual(['nbib', ['OWN', 'TA']]);
  });

  it('has both titles of a work in another language', async () => {
    const text = textOf(
      'PMID- 2',
      'TI  - [Counts of lunar craters].',
      'TT  - عد فوهات القمر.',
      'LA  - ara',
      '',
      'PMID- 3',
      'TI  - [Rings].',
      'LA  - fre',
    );
    expect((await recordsIn('a.nbib', text)).map(({ title, language }) => [title, language])).toEqual([
      [{ ar: 'عد فوهات القمر', en: 'Counts of lunar craters' }, 'ar'],
      [{ fr: 'Rings' }, 'fr'],
    ]);
  });
});

it.each([
  ['a.xml', '<?xml version="1.0"?><PubmedBookArticleSet><PubmedBookArticle/></PubmedBookArticleSet>', 'pubmed'],
  ['a.xml', '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>A</title></entry></feed>', 'atom'],
  ['a.nbib', 'OWN - ERIC\nTI  - Dust\nPT  - Journal Articles', 'eric-nbib'],
  ['a.txt', 'RT Journal Article\nT1 Dust\nA1 Harbi', 'refworks'],
  ['a.txt', '%R 2020Inv....01....1D\n%T Dust', 'tagged'],
  ['a.json', '{"@context": "https://schema.org"}', 'json-ld'],
])('%s with %s is reported as %s', async (name, text, kind) => {
  await expect(mapText(name, text).then((results) => Promise.reject(new Error(`${name} is ${results[0]?.unreadKind}`)))).rejects.toThrow(
    `${name} is ${kind}`,
  );
});

it.each([
  ['EBOOK', 'book'],
  ['EDBOOK', 'book'],
  ['ECHAP', 'book-chapter'],
  ['ENCYC', 'book-chapter'],
  ['GOVDOC', 'technical-report'],
  ['DBASE', 'dataset'],
])('RIS of the type %s is a %s', async (risType, type) => {
  const [record] = await recordsIn('a.ris', textOf(`TY  - ${risType}`, 'TI  - Dust of orbits', 'T2  - Sand of orbits', 'ER  - '));
  expect([record?.type, record?.venue?.kind]).toEqual([type, type === 'book-chapter' ? 'book' : undefined]);
});
