import { expect, it } from 'vitest';
import { recordsIn } from '#lib/import/testing/read-fixture.ts';

const titlesIn = async (name: string, text: string) => (await recordsIn(name, text)).map(({ title }) => title);
const bibtex = (fields: string) => `@article{a, author={Vorn, Ilse}, year=2014, ${fields}}`;

it('a caret or tilde over nothing, and commands of astronomy journals, are read in BibTeX', async () => {
  const title = (tex: string) => titlesIn('a.bib', bibtex(`title={${tex}}`)).then(([titles]) => titles?.en);
  expect(await title(String.raw`Loss at 10{\^{}}5 K after {\~{}}3 km`)).toBe('Loss at 10^5 K after ~3 km');
  expect(await title(String.raw`Rings of $\raisebox{-0.5ex}\textasciitilde$5 kpc and the \ion{C}{iv} line`)).toBe(
    'Rings of ~5 kpc and the C IV line',
  );
  expect(await title(String.raw`The toy at 10$^{\circ}$ and 5$''$ in \texorpdfstring{$\gamma$}{gamma} rays`)).toBe(
    'The toy at 10° and 5″ in γ rays',
  );
  const mathml = String.raw`Order in \ensuremath{<}mml:math {xmlns:mml=''http://www.w3.org/1998/Math/MathML''} {display=''inline''\ensuremath{>}\ensuremath{<}mml:msub\ensuremath{>}\ensuremath{<}mml:mi\ensuremath{>}FeO\ensuremath{<}/mml:mi\ensuremath{>}\ensuremath{<}mml:mn\ensuremath{>}2\ensuremath{<}/mml:mn\ensuremath{>}\ensuremath{<}/mml:msub\ensuremath{>}\ensuremath{<}/mml:math\ensuremath{>}} under thrust`;
  expect(await title(mathml)).toBe('Order in FeO₂ under thrust');
});

it('names of APS have the text branch of their conditions', async () => {
  const author = String.raw`author={Abb\ifmmode \acute{o}\else \'{o}\fi{}t, B. P. and Wo\ifmmode \acute{z}\else \'{z}\fi{}ny, K.}`;
  const [record] = await recordsIn('a.bib', `@article{a, title={Kites}, ${author}}`);
  expect(record?.authors.map(({ name }) => name.en)).toEqual(['B. P. Abbót', 'K. Woźny']);
});

it('an entry inherits from @xdata entries, which are no records, and keeps the first of two equal fields', async () => {
  const text =
    '@inbook{s, author={Vorn, Ilse}, title={Kites}, xdata={pub, when}, pages={33}}\n@xdata{pub, publisher={Data Press}}\n@xdata{when, date={2014-07}, publisher={No Press}}';
  expect(await recordsIn('a.bib', text)).toMatchObject([{ publisher: 'Data Press', date: '2014-07', pages: '33' }]);
  expect(await recordsIn('a.bib', bibtex('title={Kites}, publisher={First}, publisher={Second}'))).toMatchObject([{ publisher: 'First' }]);
});

it('blanks that Crossref loses at italics and formulas are restored', async () => {
  const titles = [
    ['a specialised<i>Neisseria</i>genomic resource', 'a specialised Neisseria genomic resource'],
    ['The<i>Shams Probe</i>deep field seen from<i>Hilal</i>-2', 'The Shams Probe deep field seen from Hilal-2'],
    ['Solitons in<mml:math xmlns:mml="m"><mml:mi>N</mml:mi></mml:math>-coupled waves', 'Solitons in N-coupled waves'],
    ['Ices of CO<sub>2</sub>and H<sub>2</sub>O in pre<i>cursor</i>s', 'Ices of CO₂ and H₂O in precursors'],
  ];
  const items = titles.map(([title], index) => ({ DOI: `10.5555/${index}`, type: 'journal-article', title: [title] }));
  expect((await titlesIn('a.json', JSON.stringify({ message: { items } }, null, 1))).map(({ en }) => en)).toEqual(
    titles.map(([, expected]) => expected),
  );
});

it('a foreign original in brackets has its language, and a romanised one is no English title', async () => {
  const scopus =
    'Title,Language of Original Document,EID\n"Kites in Data Processing. [DRACHEN IN DER DATENVERARBEITUNG.]",German,1\nStrings of kites [Drachenschnüre],German,2\nA study of kites [II],German,3\n';
  expect(await titlesIn('a.csv', scopus)).toEqual([
    { en: 'Kites in Data Processing', de: 'Drachen in der Datenverarbeitung' },
    { en: 'Strings of kites', de: 'Drachenschnüre' },
    { de: 'A study of kites [II]' },
  ]);
  const nbib = (la: string, tt: string) => `PMID- 1\nTI  - [A study of kites over the gulf].\nLA  - ${la}\nTT  - ${tt}.\n`;
  expect(await titlesIn('a.nbib', nbib('ara', 'dirasat altayarat alwaraqiat fawq alkhalij'))).toEqual([
    { en: 'A study of kites over the gulf' },
  ]);
  expect(await titlesIn('a.nbib', nbib('ger', 'Drachen über dem Golf'))).toEqual([
    { en: 'A study of kites over the gulf', de: 'Drachen über dem Golf' },
  ]);
  expect(await titlesIn('a.nbib', nbib('eng', 'Drachen über dem Golf'))).toEqual([{ en: 'A study of kites over the gulf' }]);
});

it('a parallel title within the subtitle of MARC has its own language', async () => {
  const field = (tag: string, codes: Readonly<Record<string, string>>) =>
    `<datafield tag="${tag}" ind1="1" ind2="0">${Object.entries(codes)
      .map(([code, text]) => `<subfield code="${code}">${text}</subfield>`)
      .join('')}</datafield>`;
  const marc = (...fields: string[]) =>
    `<collection xmlns="http://www.loc.gov/MARC21/slim"><record><leader>01672naa a2200349 c 4500</leader><controlfield tag="008">230101s2023    xx |||||o     00| ||fre c</controlfield>${fields.join('')}</record></collection>`;
  const title = field('245', { a: 'Cerfs-volants', b: 'quelles sources? = Kites : what sources?' });
  const host = [field('773', { g: 'volume:50' }), field('773', { t: 'Acta Orbitalia', g: '50 (2023)', x: '1234-5679' })];
  expect(await recordsIn('a.xml', marc(title, ...host))).toMatchObject([
    {
      title: { fr: 'Cerfs-volants: quelles sources?', en: 'Kites: what sources?' },
      venue: { name: { fr: 'Acta Orbitalia' }, issn: '1234-5679' },
      volume: '50',
    },
  ]);
});

it('is in the language of its script, where the source states another or none', async () => {
  const titleOf = async (title: string) => (await recordsIn('a.ris', `TY  - JOUR\nTI  - ${title}\nER  - \n`))[0]?.title;
  expect(await titleOf('Αστέρες νετρονίων')).toHaveProperty('el');
  expect(await titleOf('כוכבים ועולמות')).toHaveProperty('he');
  expect(await titleOf('火山灰地を読む')).toHaveProperty('ja');
  expect(await titleOf('Звёзды')).toHaveProperty('und');
  expect(await titleOf('α-Fe₂O₃ films')).toHaveProperty('en');
});
