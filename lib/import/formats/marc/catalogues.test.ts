import { expect, it } from 'vitest';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

/** A record of MARC from lines such as `245 10$aOrbits /$cJane Doe.`, and its field 008. */
const marcOf = (fixed: string, ...fields: readonly string[]) =>
  `<collection><record><leader>00000nam a2200000 a 4500</leader><controlfield tag="008">${fixed}</controlfield>${fields
    .map((field) => {
      const [head = '', ...parts] = field.split('$');
      const subfields = parts.map((part) => `<subfield code="${part[0]}">${part.slice(1)}</subfield>`).join('');
      return `<datafield tag="${head.slice(0, 3)}" ind1="${head[4] ?? ' '}" ind2="${head[5] ?? ' '}">${subfields}</datafield>`;
    })
    .join('')}</record></collection>`;
const published = (type: string, years: string, language: string) => `110313${type}${years.padEnd(8)}is            000 0 ${language} c`;
const recordOf = async (fixed: string, ...fields: readonly string[]) => (await recordsIn('x.xml', marcOf(fixed, ...fields)))[0];
const english = published('s', '2011', 'eng');

it('subject headings are in the language of their thesaurus, whatever that of the book', async () => {
  const record = await recordOf(
    published('s', '2011', 'heb'),
    '245 10$aאנרכיזם',
    '650  0$aZionism and Judaism.',
    '650  7$aJudentum$2gnd',
    '650  6$aJudaïsme.',
    '653   $aציונות',
  );
  expect(record?.keywords).toEqual({ he: ['ציונות'], en: ['Zionism and Judaism'], de: ['Judentum'], fr: ['Judaïsme'] });
});

it('words of no thesaurus are English where a list shows it', async () => {
  const german = published('s', '2016', 'ger');
  const keywordsOf = async (...words: string[]) =>
    (await recordOf(german, '245 10$aKritische Theorie', ...words.map((word) => `650  4$a${word}`)))?.keywords;
  expect(await keywordsOf('Critical theory', 'Electronic books')).toEqual({ en: ['Critical theory', 'Electronic books'] });
  expect(await keywordsOf('Gemeindeblatt')).toEqual({ de: ['Gemeindeblatt'] });
  expect(await keywordsOf('Aesthetics', 'Ästhetik', 'Perception')).toHaveProperty('de');
});

it('a variant title is a title in another language only if it is parallel or its words show the language', async () => {
  const titleOf = async (variant: string) =>
    (await recordOf(published('s', '2019', 'jpn'), '245 10$6880-01$aNakanoin ipponki', '880 10$6245-01$a中院一品記です', variant))?.title;
  expect(await titleOf('246 3 $aNakanoin 1-honki')).toEqual({ ja: '中院一品記です' });
  expect(await titleOf('246 1 $aThe diary of a court noble')).toEqual({ ja: '中院一品記です', en: 'The diary of a court noble' });
  expect(await titleOf('246 11$aCourt diary')).toEqual({ ja: '中院一品記です', en: 'Court diary' });
});

it('the statement of responsibility has the roles of added entries without one', async () => {
  const record = await recordOf(
    english,
    '100 1 $aDoe, Jane.',
    '245 10$aOrbits /$cJane Doe ; edited by Silvio Levy and A. Roe ; translated from the German by K. Böhm ; with illustrations by Ted Rand.',
    ...['Levy, Silvio.', 'Roe, A.', 'Bohm, K.', 'Rand, Ted.', 'Noname, Nora.'].map((name) => `700 1 $a${name}`),
    '710 2 $aCollection of kites$5DLC',
  );
  const names = (people: typeof record extends undefined ? never : readonly { name: { en?: string } }[] | undefined) =>
    people?.map(({ name }) => name.en);
  expect(names(record?.authors)).toEqual(['Jane Doe', 'Nora Noname']);
  expect(names(record?.editors)).toEqual(['Silvio Levy', 'A. Roe']);
  expect(names(record?.translators)).toEqual(['K. Bohm']);
  const thesis = await recordOf(english, '245 00$aKites$cvorgelegt von Aymelt Itzen', '700 1 $aItzen, Aymelt$4oth');
  expect(names(thesis?.authors)).toEqual(['Aymelt Itzen']);
  const list = await recordOf(english, '245 00$aKites /$cAnna Reis, Mona West, coordinadoras.', '700 1 $aWest, Mona.');
  expect(names(list?.editors)).toEqual(['Mona West']);
});

it('a translator is in the statement of responsibility even without an entry', async () => {
  const translatorsOf = async (statement: string) =>
    (await recordOf(english, '100 1 $aDoe, Jane.', `245 10$aOrbits /$c${statement}`))?.translators?.map(({ name }) => name.en ?? name.ar);
  expect(await translatorsOf('by Jane Doe ; authorized translation by Robert W. Lawson.')).toEqual(['Robert W. Lawson']);
  expect(await translatorsOf('Jane Doe ; aus dem Englischen übersetzt von Karl Böhm und Mona Reis')).toEqual(['Karl Böhm', 'Mona Reis']);
  expect(await translatorsOf('جين دو ؛ ترجمة نورة العتيبي')).toEqual(['نورة العتيبي']);
  expect(await translatorsOf('Jane Doe, translator of moons.')).toBeUndefined();
});

it('a guessed year is stored with a warning, and a span of years as none', async () => {
  const yearOf = async (type: string, years: string, printed: string) => {
    const [result] = await mapText('x.xml', marcOf(published(type, years, 'eng'), '245 10$aOrbits', `264  1$c${printed}`));
    const [record] = await recordsIn('x.xml', marcOf(published(type, years, 'eng'), '245 10$aOrbits', `264  1$c${printed}`));
    return [record?.year, ...(result?.warnings.map(({ code }) => code) ?? [])];
  };
  expect(await yearOf('q', '19801989', '[198-?]')).toEqual([undefined, 'bad_year']);
  expect(await yearOf('s', '1998', '[1998?]')).toEqual([1998, 'uncertain_year']);
  expect(await yearOf('s', '1900', '[ca. 1900]')).toEqual([1900, 'uncertain_year']);
  expect(await yearOf('s', '1963', '1962 [i.e. 1963]')).toEqual([1963]);
  expect(await yearOf('s', '1976', 'saṃ. 2033 vi.')).toEqual([1976]);
  expect(await yearOf('s', '2003', 'c2003.')).toEqual([2003]);
  expect(await yearOf('s', '1989', 'c 1989')).toEqual([1989]);
});

it('the year of an article is that of 008, not that in which its journal began', async () => {
  const record = await recordOf(
    published('s', '1995', 'eng'),
    '245 10$aOrbits.',
    '773 0 $tMaterial$dStockholm : Föreningen, 1991-$g1995 (24), s. 13',
  );
  expect(record).toMatchObject({ year: 1995, issue: '24', pages: '13' });
});

it('publishers are listed, in their own script, without placeholders and marks of the catalogue', async () => {
  const publisherOf = async (...fields: string[]) => (await recordOf(english, '245 10$a&lt;&lt;Das>> gelbe Buch!.', ...fields))?.publisher;
  expect(await publisherOf('260   $aOxford :$bClarendon Press ;$aNew York :$bOxford University Press,$c1992.')).toBe(
    'Clarendon Press; Oxford University Press',
  );
  expect(await publisherOf('264  2$bDistributor', '264  1$bExample Press')).toBe('Example Press');
  expect(await publisherOf('260   $a[London,$bExample Press]')).toBe('Example Press');
  expect(await publisherOf('264  1$b[Verlag nicht ermittelbar]')).toBeUndefined();
  expect(await publisherOf('260   $6880-01$bDevir', '880   $6260-01$bדביר')).toBe('דביר');
  expect((await recordOf(english, '245 10$a&lt;&lt;Das>> gelbe Buch!.'))?.title).toEqual({ de: 'Das gelbe Buch!' });
});

it('links to related resources are none of the work', async () => {
  const record = await recordOf(
    english,
    '245 10$aOrbits',
    '856 42$3Inhaltsverzeichnis$uhttps://example.org/toc.pdf',
    '856 41$3Table of contents$uhttps://example.org/toc',
    '856 40$uhttps://example.org/orbits',
  );
  expect(record).toMatchObject({ url: 'https://example.org/orbits' });
  expect(record?.pdfUrl).toBeUndefined();
});

it('names in a third script are spellings of their person', async () => {
  const record = await recordOf(
    published('s', '2011', 'heb'),
    '100 1 $6880-01$aRatsabi, Shalom.',
    '245 10$aאנרכיזם',
    '880 1 $6100-01/(2/r$aרצבי, שלום.',
  );
  expect(record?.authors).toMatchObject([{ name: { en: 'Shalom Ratsabi' }, variants: ['שלום רצבי'] }]);
});

it('records are read inside several envelopes', async () => {
  const nested = marcOf(english, '245 10$aOrbits').replace(
    '<collection>',
    '<searchRetrieveResponse><records><record><recordData><metadata><collection>',
  );
  const [record] = await recordsIn('x.xml', `${nested}</metadata></recordData></record></records></searchRetrieveResponse>`);
  expect(record?.title).toEqual({ en: 'Orbits' });
});

const modsOf = (content: string) => `<mods xmlns="http://www.loc.gov/mods/v3">${content}</mods>`;
const modsRecord = async (content: string) => (await recordsIn('m.xml', modsOf(content)))[0];

it('alternative and romanised titles of MODS are none in another language, and codes of three letters are languages', async () => {
  const title = (content: string) => modsRecord(content).then((record) => record?.title);
  const main = '<titleInfo><title>북한 포스터 컬렉션</title></titleInfo><language><languageTerm type="code">kor</languageTerm></language>';
  expect(await title(`${main}<titleInfo type="alternative"><title>Pukhan posuto kolleksyon</title></titleInfo>`)).toEqual({
    ko: '북한 포스터 컬렉션',
  });
  expect(await title(`${main}<titleInfo type="alternative"><title>The posters of the north</title></titleInfo>`)).toHaveProperty('en');
  expect(await title(`${main}<titleInfo type="translated" lang="ger"><title>Plakate</title></titleInfo>`)).toHaveProperty('de');
});

it('Arabic names of MODS are in the order of running text, whichever parts they have', async () => {
  const name = (parts: string, more = '') => `<name type="personal">${parts}${more}<role><roleTerm>aut</roleTerm></role></name>`;
  const title = '<titleInfo><title>أقمار من ورق</title></titleInfo>';
  const record = await modsRecord(
    `${title}${name('<namePart>العتيبي، نورة</namePart>')}${name('<namePart type="given">محمد بن علي</namePart><namePart type="date">1970-</namePart>')}${name(
      '<namePart>Otaibi, Noura</namePart>',
      '<alternativeName><namePart>العتيبي، نورة</namePart></alternativeName>',
    )}`,
  );
  expect(record?.authors.map(({ name }) => name)).toEqual([
    { ar: 'نورة العتيبي' },
    { ar: 'محمد بن علي' },
    { en: 'Noura Otaibi', ar: 'نورة العتيبي' },
  ]);
});

it('topics of MODS are in the language of their thesaurus, and its guessed dates have a warning', async () => {
  const content =
    '<titleInfo><title>אנרכיזם</title></titleInfo><language><languageTerm type="code">heb</languageTerm></language><subject authority="lcsh"><topic>Zionism</topic></subject><subject><topic>ציונות</topic></subject><originInfo><dateIssued encoding="marc" qualifier="questionable">1980</dateIssued></originInfo>';
  expect(await modsRecord(content)).toMatchObject({ keywords: { en: ['Zionism'], he: ['ציונות'] }, year: 1980 });
  expect((await mapText('m.xml', modsOf(content)))[0]?.warnings).toMatchObject([{ code: 'uncertain_year' }]);
});

it('the statement of responsibility of MODS has the roles of names without one', async () => {
  const record = await modsRecord(
    '<titleInfo><title>Kites</title></titleInfo><note type="statement of responsibility">Jane Doe ; translated by Mona Reis.</note><name usage="primary"><namePart>Doe, Jane</namePart></name><name><namePart>Reis, Mona</namePart></name>',
  );
  expect(record).toMatchObject({ authors: [{ name: { en: 'Jane Doe' } }], translators: [{ name: { en: 'Mona Reis' } }] });
});
