import { describe, expect, it } from 'vitest';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

const article = (meta: string, more = '') =>
  `<article xml:lang="en" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:mml="http://www.w3.org/1998/Math/MathML"><front><journal-meta><journal-title>Acta Orbitalia</journal-title></journal-meta>
<article-meta><title-group><article-title>Kites over a paper moon</article-title></title-group>${meta}</article-meta></front>${more}</article>`;
const recordOf = async (meta: string, more?: string) => (await recordsIn('a.xml', article(meta, more)))[0];
const person = (surname: string, more = '') =>
  `<contrib contrib-type="author"><name><surname>${surname}</surname><given-names>Ilse</given-names></name>${more}</contrib>`;
const [abstract, wind] = ['We fly kites in the thin air of a paper moon.', 'The wind was measured with care above the gulf.'];

describe('a formula in several forms', () => {
  const tex = '<tex-math>\\documentclass[12pt]{minimal}\n\\usepackage{amsmath}\n\\begin{document}$\\alpha ^{2}$\\end{document}</tex-math>';
  it.each([
    ['MathML and TeX', `<alternatives><mml:math><mml:mi>pB</mml:mi></mml:math>${tex}</alternatives>`, 'pB'],
    ['MathML and TeX without alternatives', `<mml:math><mml:mi>pB</mml:mi></mml:math>${tex}`, 'pB'],
    ['TeX only', tex, 'α²'],
    ['TeX and an image', `<alternatives><inline-graphic xlink:href="a.gif"/>${tex}</alternatives>`, 'α²'],
    ['TeX without a preamble', '<tex-math>\\alpha ^{2}</tex-math>', 'α²'],
  ])('is read once: %s', async (_, formula, text) => {
    const [result] = await mapText(
      'a.xml',
      article(`<abstract><p>The size (<inline-formula>${formula}</inline-formula>) of kites.</p></abstract>`),
    );
    expect(result?.unread).toEqual([]);
    expect(
      (await recordOf(`<abstract><p>The size (<inline-formula>${formula}</inline-formula>) of kites.</p></abstract>`))?.abstract?.en,
    ).toBe(`The size (${text}) of kites.`);
  });
});

describe('an affiliation', () => {
  const link = '<xref ref-type="aff" rid="a1 a2"/>';
  const parts =
    '<label>1</label><institution-wrap><institution-id institution-id-type="ROR">https://ror.org/02x3bpx58</institution-id><institution content-type="org-division">Department of Kites</institution><institution>Example University</institution></institution-wrap>';
  it('is joined from its parts, and its institution has the name that its ROR id means', async () => {
    const aff = `<aff id="a1">${parts}<addr-line content-type="postcode">SY00 0AA</addr-line><addr-line content-type="city">Gulfton</addr-line><country country="GB">UK</country></aff>`;
    const record = await recordOf(`<contrib-group>${person('Vorn', link)}${aff}</contrib-group>`);
    expect(record?.authors[0]).toMatchObject({
      affiliation: { en: 'Department of Kites, Example University, SY00 0AA Gulfton, UK' },
      institutions: [{ name: { en: 'Example University' }, ror: '02x3bpx58', country: 'GB' }],
      country: 'GB',
    });
  });

  it('keeps its own punctuation, without labels and addresses of e-mail', async () => {
    const aff =
      '<aff id="a1"><sup>1</sup><institution>R&amp;D Institute</institution>, Gulfton, <country>UK</country>; <email>a@example.org</email></aff>';
    const record = await recordOf(`<contrib-group>${person('Vorn', link)}</contrib-group>${aff}`);
    expect(record?.authors[0]?.affiliation).toEqual({ en: 'R&D Institute, Gulfton, UK' });
  });

  it('belongs to each author with a link to it, and two of one author are kept', async () => {
    const affs = '<aff id="a1">Example University</aff><aff id="a2">Nile Institute</aff>';
    const group = `${person('Vorn', link)}${person('Ford')}`;
    const groups = `<contrib-group>${group}</contrib-group><contrib-group>${person('Okoro')}</contrib-group>`;
    const record = await recordOf(`${groups}${affs}`);
    expect(record?.authors.map(({ affiliation }) => affiliation?.en)).toEqual(['Example University; Nile Institute', undefined, undefined]);
  });

  it('without any link belongs to all authors of its group', async () => {
    const aff = '<aff><institution>Example University</institution>, Gulfton, <country>UK</country></aff>';
    const record = await recordOf(`<contrib-group>${person('Vorn')}${person('Ford')}${aff}</contrib-group>`);
    expect(record?.authors.map(({ affiliation }) => affiliation?.en)).toEqual(Array(2).fill('Example University, Gulfton, UK'));
  });
});

describe('people', () => {
  it('of a collaboration follow it', async () => {
    const members = `<contrib-group>${person('Vorn')}${person('Ford')}</contrib-group>`;
    const record = await recordOf(
      `<contrib-group><contrib contrib-type="collab"><collab>Kite Collaboration${members}</collab></contrib></contrib-group>`,
    );
    expect(record?.authors.map(({ name, family }) => [name.en, family])).toEqual([
      ['Kite Collaboration', undefined],
      ['Ilse Vorn', 'Vorn'],
      ['Ilse Ford', 'Ford'],
    ]);
  });

  it('keep their names in both scripts', async () => {
    const names =
      '<name-alternatives><name xml:lang="ar"><surname>العتيبي</surname><given-names>نورة</given-names></name><name xml:lang="en"><surname>Alotaibi</surname><given-names>Noura</given-names></name></name-alternatives>';
    const record = await recordOf(`<contrib-group><contrib contrib-type="author">${names}</contrib></contrib-group>`);
    expect(record?.authors).toMatchObject([{ name: { en: 'Noura Alotaibi', ar: 'نورة العتيبي' }, family: 'Alotaibi' }]);
  });
});

describe('texts', () => {
  it.each([
    [`<abstract abstract-type="ABSTRACT"><p>${abstract}</p></abstract>`, abstract],
    [`<abstract abstract-type="graphical"><p>${wind}</p></abstract><abstract><p>${abstract}</p></abstract>`, abstract],
    [`<abstract abstract-type="key-points"><p>${wind}</p></abstract>`, undefined],
  ])('of the type of an abstract are one: %s', async (meta, text) => {
    expect((await recordOf(meta))?.abstract?.en).toBe(text);
  });

  it('in another language are kept with it', async () => {
    const group = '<kwd-group xml:lang="fr"><kwd>cerf-volant</kwd></kwd-group><kwd-group><kwd>kite</kwd></kwd-group>';
    const french = 'Nous faisons voler des cerfs-volants dans l’air mince au-dessus du golfe.';
    const record = await recordOf(`<abstract><p>${abstract}</p></abstract><abstract xml:lang="fr"><p>${french}</p></abstract>${group}`);
    expect(record?.abstract).toEqual({ en: abstract, fr: french });
    expect(record?.keywords).toEqual({ fr: ['cerf-volant'], en: ['kite'] });
  });

  it('of compound keywords are the terms', async () => {
    const part = (type: string, text: string) => `<compound-kwd-part content-type="${type}">${text}</compound-kwd-part>`;
    const words = `<compound-kwd>${part('vocab-term-identifier', 'http://astrothesaurus.org/uat/887')}${part('term', 'Kerr metric')}${part('uat-code', '887')}</compound-kwd>`;
    expect((await recordOf(`<kwd-group>${words}</kwd-group>`))?.keywords).toEqual({ en: ['Kerr metric'] });
  });

  it('with entities of older sets are decoded, and an unknown entity is named in a warning', async () => {
    const text = article('').replace('paper moon', 'paper &rgr;-&OHgr; moon');
    expect((await recordsIn('a.xml', text))[0]?.title.en).toBe('Kites over a paper ρ-Ω moon');
    const results = await mapText('a.xml', text.replace('&rgr;', '&kitegr;'));
    expect(results.map(({ refusals, warnings }) => [refusals, warnings])).toEqual([
      [[], [{ code: 'residue', field: 'title', value: 'Kites over a paper &kitegr;-Ω moon' }]],
    ]);
  });
});

it.each([
  [
    '<pub-date pub-type="collection"><year>2020</year></pub-date><pub-date pub-type="epub"><day>5</day><month>March</month><year>2020</year></pub-date>',
    '2020-03-05',
  ],
  [
    '<pub-date pub-type="collection"><year>2021</year></pub-date><pub-date pub-type="epub"><month>12</month><year>2020</year></pub-date>',
    undefined,
  ],
  ['<pub-date date-type="pub" iso-8601-date="2020-03-05"/>', '2020-03-05'],
])('the date of an online journal is as exact as one of its dates: %s', async (dates, date) => {
  expect((await recordOf(`${dates}<volume>3</volume>`))?.date).toBe(date);
});

it.each([
  ['<year>2011</year>, <volume>192</volume>, <fpage>5</fpage><pub-id pub-id-type="doi">10.5555/kites.5</pub-id>', '2011, 192, 5'],
  ['<year>2011</year>, <volume>192</volume>, <fpage>5</fpage>, doi:<pub-id pub-id-type="doi">10.5555/kites.5</pub-id>', '2011, 192, 5'],
])('the text of a reference ends before its identifier: %s', async (citation, text) => {
  const record = await recordOf('', `<back><ref-list><ref><mixed-citation>${citation}</mixed-citation></ref></ref-list></back>`);
  expect(record?.references).toEqual([{ doi: '10.5555/kites.5', text }]);
});

it.each([
  ['retraction-forward', { notices: [{ kind: 'retraction', doi: '10.5555/kites.8' }] }],
  ['corrected-article', { noticeOf: [{ kind: 'correction', doi: '10.5555/kites.8' }] }],
])('a related article of the type %s is a notice', async (type, expected) => {
  expect(await recordOf(`<related-article related-article-type="${type}" xlink:href="10.5555/kites.8"/>`)).toMatchObject(expected);
});

it.each([
  [
    '<name><surname>Amin</surname><given-names>Huda</given-names></name><collab>for the Kite Collaboration</collab>',
    ['Huda Amin', 'for the Kite Collaboration'],
  ],
  [
    '<name-alternatives><string-name>周欣</string-name><name><surname>Zhou</surname><given-names>Xin</given-names></name></name-alternatives>',
    ['Xin Zhou'],
  ],
])('the groups and the Latin spelling of a contributor are read: %s', async (contributor, names) => {
  const record = await recordOf(`<contrib-group><contrib contrib-type="author">${contributor}</contrib></contrib-group>`);
  expect(record?.authors.map(({ name }) => name.en)).toEqual(names);
});

it('a chapter or a paper of a conference has the ISBN of its volume', async () => {
  expect((await recordOf('<isbn content-type="conf-proc">978-0-306-40615-7</isbn>'))?.venue?.isbn).toBe('978-0-306-40615-7');
});

it('a citation in two forms next to each other is one reference', async () => {
  const forms = (number: number) =>
    `<ref><mixed-citation>Vorn I. Kites ${number}. 2019.</mixed-citation><element-citation><source>Kites ${number}</source><year>2019</year><pub-id pub-id-type="doi">10.5555/${number}</pub-id></element-citation></ref>`;
  const record = await recordOf('', `<back><ref-list>${forms(1)}${forms(2)}</ref-list></back>`);
  expect(record?.references).toMatchObject([
    { doi: '10.5555/1', text: 'Vorn I. Kites 1. 2019.' },
    { doi: '10.5555/2', text: 'Vorn I. Kites 2. 2019.' },
  ]);
});

it('an affiliation as printed is not repeated by its parts', async () => {
  const aff =
    '<aff id="a1"><institution content-type="original">Escola de Pipas, Universidade Exemplo. Recife, Brasil.</institution><institution content-type="orgname">Universidade Exemplo</institution><country country="BR">Brasil</country></aff>';
  const record = await recordOf(`<contrib-group>${person('Vorn', '<xref ref-type="aff" rid="a1"/>')}</contrib-group>${aff}`);
  expect(record?.authors[0]).toMatchObject({ affiliation: { en: 'Escola de Pipas, Universidade Exemplo. Recife, Brasil' }, country: 'BR' });
});

it('a heading in another language, kinds of articles and other related articles are no content', async () => {
  const [result] = await mapText(
    'a.xml',
    article(
      '<related-article related-article-type="companion" xlink:href="10.5555/c"/><abstract xml:lang="pt"><p>Resumo</p><p>Voamos pipas no ar de uma lua de papel.</p></abstract><kwd-group xml:lang="pt"><kwd>Artigo Original</kwd><kwd>pipas; luas</kwd></kwd-group>',
    ),
  );
  const [record] = await recordsIn(
    'a.xml',
    article(
      '<abstract xml:lang="pt"><p>Resumo</p><p>Voamos pipas no ar de uma lua de papel.</p></abstract><kwd-group xml:lang="pt"><kwd>Artigo Original</kwd><kwd>pipas; luas</kwd></kwd-group>',
    ),
  );
  expect(record).toMatchObject({ abstract: { pt: 'Voamos pipas no ar de uma lua de papel.' }, keywords: { pt: ['pipas', 'luas'] } });
  expect(result?.unread).toContainEqual({ field: 'article-meta.related-article', example: 'companion: 10.5555/c' });
});
