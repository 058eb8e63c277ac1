import { describe, expect, it } from 'vitest';
import { writeBibtex } from '#lib/formats/bibliography/bibtex.ts';
import { journalMacro, journalMacros } from '#lib/formats/bibliography/journal-macros.ts';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

/** Invented entries in the style of programs and databases. */
const entry = (fields: string, kind = 'article') => `@${kind}{a, author={Amin, Huda}, title={An orbit of dust}, year=2020, ${fields}}`;
const firstRecord = async (text: string) => (await recordsIn('a.bib', text))[0];

it('reads every journal macro that exports write as the journal it stands for', async () => {
  for (const journal of new Set(Object.values(journalMacros))) {
    const record = await firstRecord(entry(`journal={\\${journalMacro(journal)}}`));
    expect(record?.venue?.name.en).toBe(journal);
  }
});

it('reads the commands that exports write for what pdfLaTeX has only in formulas', async () => {
  const title = 'C₂H₂ and 10⁶ grains of dust: the M–σ relation';
  const work = { key: 'a', kind: 'journal-article', title, authors: [], authorsIncomplete: false, keywords: [] } as const;
  const text = writeBibtex(work);
  expect(text).toContain('C\\textsubscript{2}H\\textsubscript{2} and 10\\textsuperscript{6} grains');
  expect(text.replaceAll('–', '')).toMatch(/^[\n -~]*$/);
  expect((await firstRecord(text))?.title.en).toBe(title);
});

it('reads signs of tags and comparisons outside formulas as they are', async () => {
  const title = 'Grains at z < 3 and $x<1$ with <i>Kites</i> for X- and <tex>$\\gamma$</tex>-rays';
  const record = await firstRecord(`@article{a, author={Amin, Huda}, title={${title}}, year=2020}`);
  expect(record?.title.en).toBe('Grains at z < 3 and x<1 with Kites for X- and γ-rays');
  expect(record?.titleMarkup).toContain('<i>Kites</i>');
});

it('reads the dotless i of Turkish names, alone and next to other accents', async () => {
  const record = await firstRecord(
    '@article{a, author={Aks{\\i}n, {\\"O}zge and K{\\i}l{\\i}{\\c{c}}, Ali and D{\\\'\\i}az, Ana}, title={Dust}, year=2020}',
  );
  expect(record?.authors.map(({ name }) => name.en)).toEqual(['Özge Aksın', 'Ali Kılıç', 'Ana Díaz']);
});

it('reads months and days with leading zeros', async () => {
  expect((await firstRecord(entry('month={009}, day={001}')))?.date).toBe('2020-09-01');
});

it('takes the journal of a report that names no institution', async () => {
  const venue = async (fields: string) => (await firstRecord(entry(fields, 'techreport')))?.venue?.name.en;
  expect(await venue('journal={Kite Reports}, publisher={Kite Press}')).toBe('Kite Reports');
  expect(await venue('journal={Kite Reports}, institution={Kite Institute}')).toBe('Kite Institute');
  expect(await venue('publisher={Kite Press}')).toBe('Kite Press');
});

describe('lists of an entry', () => {
  it('are keywords, separated by semicolons or else commas, in the order of the source', async () => {
    const keywords = async (value: string) => (await firstRecord(entry(`keywords=${value}`)))?.keywords?.en;
    expect(await keywords('{{thermal drift; small camera; calibration}}')).toEqual(['thermal drift', 'small camera', 'calibration']);
    expect(await keywords('{1,2,3-Triazole; Gyroscopes, fibre optic}')).toEqual(['1,2,3-Triazole', 'Gyroscopes, fibre optic']);
    expect(await keywords('"1,2,3-Triazole, orbits"')).toEqual(['1,2,3-Triazole', 'orbits']);
    expect(await keywords('{Gyroscopes, fibre\n   optic; star\n cameras;\n dust}')).toEqual([
      'Gyroscopes, fibre optic',
      'star cameras',
      'dust',
    ]);
    expect(await keywords('{star\n cameras, thermal\n drift}')).toEqual(['star cameras', 'thermal drift']);
    expect(await keywords('{star cameras\nthermal drift}')).toEqual(['star cameras', 'thermal drift']);
    expect(await keywords('{zeta,alpha}')).toEqual(['zeta', 'alpha']);
    expect(await keywords('{R\\&D, Schr{\\"o}dinger, {SAR}}')).toEqual(['R&D', 'Schrödinger', 'SAR']);
  });

  it('exclude publishers, schools and organisations with "and" in their names', async () => {
    expect((await firstRecord(entry('publisher={Reem and Sons}')))?.publisher).toBe('Reem and Sons');
    expect((await firstRecord(entry('institution={Faculty of Dust and Sand}', 'techreport')))?.venue?.name.en).toBe(
      'Faculty of Dust and Sand',
    );
    expect((await firstRecord(entry('school={Faculty of Dust and Sand}', 'phdthesis')))?.venue?.name.en).toBe('Faculty of Dust and Sand');
    expect((await firstRecord(entry('organization={Dust and Sand}', 'manual')))?.venue?.name.en).toBe('Dust and Sand');
  });

  it('give the first ISBN with a valid check digit', async () => {
    const isbn = async (value: string) => (await firstRecord(entry(`booktitle={Antennas}, isbn={${value}}`, 'incollection')))?.venue?.isbn;
    expect(await isbn('9780306406157; 9781861972712')).toBe('9780306406157');
    expect(await isbn('9780306406150, 978-1-86197-271-2')).toBe('978-1-86197-271-2');
    expect(await isbn('0-306-40615-2 (print)')).toBe('0-306-40615-2');
    expect(await isbn('978 0 306 40615 7')).toBe('978-0-306-40615-7');
  });
});

describe('an entry that refers to another with crossref', () => {
  const parent =
    '@proceedings{Conf, editor={Saad, Mona}, title={Proceedings of a Workshop}, year=2016, month=mar, publisher=reem, isbn={9780306406157}, series={Workshops}, volume=3}';
  const child = '@inproceedings{c1, author={Zaki, Omar}, title={A ground station}, pages={5--9}, crossref={conf}}';
  const macro = '@string{reem = "Reem Press"}';
  const expected = {
    title: { en: 'A ground station' },
    type: 'conference-paper',
    year: 2016,
    pages: '5–9',
    volume: '3',
    publisher: 'Reem Press',
    venue: { name: { en: 'Proceedings of a Workshop' }, kind: 'conference', isbn: '9780306406157' },
    authors: [{ name: { en: 'Omar Zaki' } }],
  };

  it('inherits the fields that it misses, wherever the parent is', async () => {
    for (const text of [`${macro}\n${child}\n${parent}`, `${macro}\n${parent}\n${child}`]) {
      const records = await recordsIn('a.bib', text);
      expect(records).toHaveLength(2);
      expect(records.find(({ title }) => title.en === 'A ground station')).toMatchObject(expected);
    }
    const records = await recordsIn('a.bib', `${child.replace('pages', 'year=2015, booktitle={Short}, pages')}\n${macro}\n${parent}`);
    expect(records.find(({ title }) => title.en === 'A ground station')).toMatchObject({ year: 2015, venue: { name: { en: 'Short' } } });
  });

  it('is read without a parent that never comes, and in cycles', async () => {
    expect(await firstRecord(child)).toMatchObject({ title: { en: 'A ground station' }, pages: '5–9' });
    const circle = '@inbook{a, title={One}, crossref={b}}\n@book{b, title={Two}, crossref={a}}';
    expect((await recordsIn('a.bib', circle)).map(({ title }) => title.en).sort()).toEqual(['One', 'Two']);
  });
});

describe('an address in an entry', () => {
  it.each([
    ['{https://example.org/a\\_b}', 'https://example.org/a_b'],
    ['{http://example.org/978{\\_}23}', 'http://example.org/978_23'],
    ['{\\url{https://example.org/\\~{}tilde/p\\_1/a.html}}', 'https://example.org/~tilde/p_1/a.html'],
    ['{https://example.org/\\~{}tilde/p\\_1/b.html}', 'https://example.org/~tilde/p_1/b.html'],
    ['{https://example.org/{\\textasciitilde}tilde\\%20x\\#y}', 'https://example.org/~tilde%20x#y'],
    ['"https://example.org/$\\sim$tilde?a=1\\&b=2"', 'https://example.org/~tilde?a=1&b=2'],
  ])('%s becomes %s', async (field, url) => {
    const results = await mapText('a.bib', entry(`url=${field}`));
    expect((await firstRecord(entry(`url=${field}`)))?.url).toBe(url);
    expect(results[0]?.warnings).toEqual([]);
  });

  it('is not a venue, and an arXiv id names arXiv', async () => {
    const snow = await firstRecord(entry('howpublished={\\url{https://example.org/record/1}}', 'misc'));
    expect([snow?.url, snow?.venue]).toEqual(['https://example.org/record/1', undefined]);
    for (const words of ['arXiv preprint arXiv:2101.01234', 'arXiv:2101.01234 [astro-ph.EP]', 'arXiv e-prints, 2101.01234']) {
      const rain = await firstRecord(entry(`howpublished={${words}}`, 'misc'));
      expect([rain?.arxiv, rain?.type, rain?.venue?.name], words).toEqual(['2101.01234', 'preprint', { en: 'arXiv' }]);
    }
    expect((await firstRecord(entry('howpublished={Slides of a talk}', 'misc')))?.venue?.name.en).toBe('Slides of a talk');
  });
});

describe('entries of databases', () => {
  it('of Scopus have author keywords, citations, type and a single affiliation', async () => {
    const text = entry(
      'journal={Identification of Dust}, affiliation={Nile Institute of Space, Giza, Egypt}, author_keywords={Gyroscope;  Noise}, keywords={article;  human}, note={cited By 25}, document_type={Book Chapter}, source={Scopus}',
      'book',
    );
    expect(await firstRecord(text)).toMatchObject({
      type: 'book-chapter',
      keywords: { en: ['Gyroscope', 'Noise'] },
      citations: 25,
      venue: { name: { en: 'Identification of Dust' }, kind: 'book' },
      authors: [{ affiliation: { en: 'Nile Institute of Space, Giza, Egypt' } }],
    });
    expect((await mapText('a.bib', text))[0]?.unread?.map(({ field }) => field)).toEqual(['keywords']);
    expect((await firstRecord(text.replace('Book Chapter', 'Conference Paper')))?.venue?.kind).toBe('conference');
  });

  it('of Web of Science have double braces around every value', async () => {
    const text = entry(
      'Journal={{ACTA ORBITALIA}}, Month={{MAR 12}}, Type={{Article; Proceedings Paper}}, EISSN={{1234-5679}}, Times-Cited={{4}}, Unique-ID={{WOS:1}}, Article-Number={{e7}}, Keywords={{dust; sand}}, Keywords-Plus={{PARTICLES}}',
    ).replace('{An orbit of dust}', '{{An orbit of dust}}');
    expect(await firstRecord(text)).toMatchObject({
      title: { en: 'An orbit of dust' },
      date: '2020-03-12',
      pages: 'e7',
      citations: 4,
      keywords: { en: ['dust', 'sand'] },
      venue: { issn: '1234-5679' },
    });
  });
});

it('reads the subtitle of a book, and a conference date when the entry has no other', async () => {
  const chapter = await firstRecord(entry('booktitle={Dust of the north}, booksubtitle={A primer}', 'incollection'));
  expect(chapter?.venue?.name.en).toBe('Dust of the north: A primer');
  const talk = (fields: string) =>
    firstRecord(`@unpublished{a, author={Amin, Huda}, title={An orbit of dust}, eventtitle={Dust days}, ${fields}}`);
  expect(await talk('eventdate={2018-04-26/2018-04-29}')).toMatchObject({
    year: 2018,
    date: '2018-04-26',
    venue: { name: { en: 'Dust days' } },
  });
  expect(await talk('eventdate={2018-04-26}, year={2019}')).toMatchObject({ year: 2019 });
  expect(await talk('eventdate={2018-04-26}, date={2019-01}')).toMatchObject({ year: 2019, date: '2019-01' });
});

it.each([
  ['misc', 'eprint={2101.01234}, archiveprefix={arXiv}', 'preprint'],
  ['article', 'eprint={2101.01234}, archiveprefix={arXiv}, primaryclass={astro-ph.EP}', 'preprint'],
  ['online', 'eprint={2101.01234}, eprinttype={arxiv}', 'preprint'],
  ['unpublished', 'eprint={2101.01234}, eprinttype={arXiv}', 'preprint'],
  ['article', 'eprint={2101.01234}, archiveprefix={arXiv}, journal={Acta Orbitalia}', 'journal-article'],
  ['article', 'eprint={2101.01234}, archiveprefix={arXiv}, doi={10.5555/acta.7}', 'journal-article'],
  ['article', 'eprint={2101.01234}, archiveprefix={arXiv}, doi={10.48550/arXiv.2101.01234}', 'preprint'],
  ['inproceedings', 'eprint={2101.01234}, archiveprefix={arXiv}, booktitle={Dust days}', 'conference-paper'],
  ['article', 'eprint={19012345}, eprinttype={pubmed}', 'journal-article'],
])('maps the entry type %s with %s to %s', async (kind, fields, type) => {
  const record = await firstRecord(entry(fields, kind));
  expect([record?.type, record?.arxiv]).toEqual([type, fields.includes('2101.01234') ? '2101.01234' : undefined]);
});

it.each([
  ['collection', 'book'],
  ['mvbook', 'book'],
  ['reference', 'book'],
  ['booklet', 'book'],
  ['mvproceedings', 'proceedings'],
  ['inreference', 'book-chapter'],
  ['bookinbook', 'book-chapter'],
  ['suppcollection', 'book-chapter'],
  ['patent', 'patent'],
])('maps the BibLaTeX entry type %s to %s', async (kind, type) => {
  const record = await firstRecord(entry(type === 'book-chapter' ? 'booktitle={Dust of orbits}' : '', kind));
  expect([record?.type, record?.venue?.kind]).toEqual([type, type === 'book-chapter' ? 'book' : undefined]);
});

it('recognises thesis types by BibLaTeX keys and by words', async () => {
  const type = async (value: string, kind = 'thesis') =>
    (await firstRecord(entry(`type={${value}}, school={Nile University}`, kind)))?.type;
  expect(await type('mathesis')).toBe('masters-thesis');
  expect(await type('phdthesis')).toBe('doctoral-thesis');
  expect(await type("Master's thesis", 'phdthesis')).toBe('masters-thesis');
  expect(await type('رسالة ماجستير')).toBe('masters-thesis');
  expect(await type('resreport', 'report')).toBe('technical-report');
});

it('keeps blanks and characters of formulas with commands', async () => {
  const title = async (text: string) => (await firstRecord(entry('').replace('An orbit of dust', text)))?.title.en;
  expect(await title('In $\\mathcal{O}(n \\mathrm{log} n)$ steps')).toBe('In O(n log n) steps');
  expect(await title('The $\\alpha$ CO\\textsubscript{2} at $\\beta$ kites')).toBe('The α CO₂ at β kites');
  expect(await title('A $10^{\\mathrm{th}}$ of \\$5 and $x$')).toBe('A 10th of $5 and x');
});

it('a command at the end of a name does not join it to the next person', async () => {
  const record = await firstRecord(entry('').replace('Amin, Huda', 'Amin, S.\\textasciitilde and Zaki, Omar'));
  expect(record?.authors.map(({ family }) => family)).toEqual(['Amin', 'Zaki']);
});

it('reads consecutive entries in parentheses, on one line and on several', async () => {
  const text = [
    '@article(p1, author = {Vera Parenthesis}, title = {First (entry)}, year = {2002})',
    '',
    '@article(',
    '  p2,',
    '  author = "Vera Parenthesis",',
    '  title = "Second entry (of two)",',
    '  year = 2003',
    ')',
    '@article{p3, title={Third :-) entry)}, year=2004}',
  ].join('\n');
  expect((await recordsIn('a.bib', text)).map(({ title, year }) => [title.en, year])).toEqual([
    ['First (entry)', 2002],
    ['Second entry (of two)', 2003],
    ['Third :-) entry)', 2004],
  ]);
});
