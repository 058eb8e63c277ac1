import { expect, it } from 'vitest';
import { recordsIn } from '#lib/import/testing/read-fixture.ts';
import { splitNames, splitPerson } from './names.ts';

it('«و» between names, or written to the first word of a later one, is "and"', () => {
  expect(splitNames('هدى الشمري و فهد السبيعي').names).toEqual(['هدى الشمري', 'فهد السبيعي']);
  expect(splitNames('هدى الشمري، وفهد السبيعي').names).toEqual(['هدى الشمري', 'فهد السبيعي']);
  expect(splitNames('هدى الشمري، ووليد الحربي').names).toEqual(['هدى الشمري', 'وليد الحربي']);
  expect(splitNames('هدى الشمري، وليد الحربي').names).toEqual(['هدى الشمري', 'وليد الحربي']);
});

it('a list in the field of one person is split, a group is not', () => {
  expect(splitPerson('Montoya, Maria; Reis, Ana')).toEqual(['Montoya, Maria', 'Reis, Ana']);
  expect(splitPerson('Montoya, Maria and Reis, Ana')).toEqual(['Montoya, Maria', 'Reis, Ana']);
  expect(splitPerson('العتيبي، نورة؛ القحطاني، سعد')).toEqual(['العتيبي، نورة', 'القحطاني، سعد']);
  for (const name of ['Centre for Dust and Sand Studies', 'Sand and Dust', 'Montoya, Maria', 'وزارة الفضاء و الطيران', 'R&D Kites'])
    expect(splitPerson(name)).toEqual([name]);
});

it('a list is split at slashes, dashes and as programs print it, but not inside the name of one group', () => {
  const two = ['Huda Amin', 'Omar Zaki'];
  for (const text of ['Huda Amin / Omar Zaki', "['Huda Amin', 'Omar Zaki']", '["Huda Amin","Omar Zaki"]', 'Huda Amin y Omar Zaki'])
    expect(splitNames(text).names).toEqual(two);
  expect(splitNames('هدى الشمري - فهد السبيعي').names).toEqual(['هدى الشمري', 'فهد السبيعي']);
  expect(splitNames('Department of Physics and Astronomy').names).toEqual(['Department of Physics and Astronomy']);
  expect(splitNames('Kite Collaboration and Huda Amin').names).toEqual(['Kite Collaboration', 'Huda Amin']);
});

it('a mark or a word that may be part of one name does not split it', () => {
  for (const name of [
    'Ramón y Cajal, Santiago',
    'Santiago Ramón y Cajal',
    'Ortega y Gasset, José',
    'López y Rivas, G.',
    'Sáenz y Díaz, J.M.',
    'Instituto del Sol y Ciencias Espaciales',
    'Huda Amin / هدى أمين',
    'هدى أمين - Huda Amin',
    'Huda Amin / Kite Collaboration',
    'محمد علي حسن - قسم الفيزياء',
    'محمد علي حسن - كلية العلوم',
    'محمد بن علي - جامعة القاهرة',
    'Centre for Dust and Sand',
  ])
    expect(splitNames(name).names).toEqual([name]);
  expect(splitNames('Huda Amin / هدى أمين; Omar Zaki / عمر زكي').names).toEqual(['Huda Amin / هدى أمين', 'Omar Zaki / عمر زكي']);
});

it('a person whose family name is also a word of groups is separate from another person', () => {
  for (const [first, second] of [
    ['Robert Service', 'John Smith'],
    ['Anna School', 'Bob Lee'],
    ['Huda Amin', 'Omar School'],
    ['Physics Department', 'John Smith'],
    ['University of Cairo', 'Huda Amin'],
    ['Robert Service', 'Smith'],
  ])
    expect(splitNames(`${first} and ${second}`).names).toEqual([first, second]);
});

it('"and" separates names with the family name first, whatever their particles', () => {
  for (const names of [
    ['dos Anjos, Amanda Gomes', 'Moya, Marco'],
    ['Serdar, Zaher Ali', 'Al-Ghamdi, Sami'],
    ['van Dalen, Kim Robin', 'Al Saud, Huda', 'Cole, Ann'],
  ])
    expect(splitNames(names.join(' and ')).names).toEqual(names);
  expect(splitNames('Huda Amin, Omar Zaki and Cole, Ann').names).toEqual(['Huda Amin, Omar Zaki', 'Cole, Ann']);
  expect(splitNames('Huda Amin, Omar Zaki, and Ann Cole').names).toEqual(['Huda Amin', 'Omar Zaki', 'Ann Cole']);
});

it('a group that is filed under its last word is read in the order of running text', () => {
  for (const [filed, name] of [
    ['Collaboration, Planck', 'Planck Collaboration'],
    ['Team, The Kite Mapping', 'The Kite Mapping Team'],
    ['Diversity, Secretariat of the Convention on', 'Secretariat of the Convention on Diversity'],
    ['Egypt, National Institute of Astronomy', 'Egypt, National Institute of Astronomy'],
    ['Astronomy, Institute of', 'Institute of Astronomy'],
    ['Survey, Nile State Geological', 'Nile State Geological Survey'],
    ['Council, National Kite', 'National Kite Council'],
    ['Kite Works, LLC', 'Kite Works, LLC'],
    ['Madar, Inc.', 'Madar, Inc.'],
  ])
    expect(splitNames(filed as string).names).toEqual([name]);
});

it('the end of a shortened list is no person, in brackets and with a number too', () => {
  for (const text of [
    'Huda Amin [et al.]',
    'Huda Amin and 5 others',
    'Huda Amin; et al.',
    'Huda Amin et al. (2020)',
    'Huda Amin et al, 2020',
  ])
    expect(splitNames(text)).toEqual({ names: ['Huda Amin'], incomplete: true });
  for (const text of ['هدى الشمري [وآخرون]', 'هدى الشمري .. وآخرون', 'هدى الشمري … [وآخ.]'])
    expect(splitNames(text)).toEqual({ names: ['هدى الشمري'], incomplete: true });
  expect(splitNames('Amin H et al, Zaki O')).toEqual({ names: ['Amin H', 'Zaki O'], incomplete: true });
  expect(splitNames('Amin, H. et al., eds.')).toEqual({ names: ['Amin, H.'], incomplete: true });
  const academies = 'National Academies of Sciences, Engineering, and Medicine';
  expect(splitNames(`${academies}; et al.`)).toEqual({ names: [academies], incomplete: true });
  expect(splitNames('Huda Amin and Al Farouq')).toEqual({ names: ['Huda Amin', 'Al Farouq'], incomplete: false });
  expect(splitNames('Huda Amin et Omar Al Farouq').names).toEqual(['Huda Amin', 'Omar Al Farouq']);
  expect(splitNames('Huda Amin, ... Omar Zaki')).toEqual({ names: ['Huda Amin', 'Omar Zaki'], incomplete: true });
});

it('marks of notes, years of life and a full stop after a word are no part of a name', () => {
  for (const text of [
    'Amin, Huda, 1970-',
    'Amin, Huda (1970–2020)',
    'Amin, Huda¹,²',
    'Amin, Huda*',
    'Amin, Huda.',
    'Amin, Huda1,2',
    ', Amin, Huda',
  ])
    expect(splitNames(text).names).toEqual(['Amin, Huda']);
  for (const name of [
    'Amin, H.',
    'King, M. L., Jr.',
    'Group 7',
    'Amin, Huda, III',
    'Saudi Vision 2030-',
    'Organizing Committee 2019-2021',
    'Organizing Committee (2019-2021)',
  ])
    expect(splitNames(name).names).toEqual([name]);
});

it('every reader splits a list in the field of one person, and keeps collaborations as groups', async () => {
  const two = [{ family: 'Montoya' }, { family: 'Reis' }];
  const names = async (file: string, text: string) => (await recordsIn(file, text))[0]?.authors;
  expect(await names('a.ris', 'TY  - JOUR\nTI  - Kites\nAU  - Montoya, Maria; Reis, Ana\nER  - \n')).toMatchObject(two);
  expect(await names('a.txt', 'FN ISI\nVR 1.0\nPT J\nAU Montoya, Maria; Reis, Ana\nTI Kites\nER\n\nEF\n')).toMatchObject(two);
  expect(await names('a.enw', '%0 Journal Article\n%T Kites\n%A Montoya, Maria and Reis, Ana\n')).toMatchObject(two);
  const bib = '@article{a, title={Kites}, author={Montoya, Maria}, collaboration={Toy Collaboration and Box Collaboration}}';
  expect((await names('a.bib', bib))?.map(({ name }) => name.en)).toEqual(['Maria Montoya', 'Toy Collaboration', 'Box Collaboration']);
  const datacite = {
    id: '10.5555/d',
    attributes: { doi: '10.5555/d', creators: [{ name: 'GLIS Of The PAPER' }], titles: [{ title: 'Kites' }] },
  };
  expect(await names('a.json', JSON.stringify({ data: [datacite] }))).toEqual([{ name: { en: 'GLIS Of The PAPER' } }]);
  const mods =
    '<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>Kites</title></titleInfo><name type="personal"><namePart>West, Mona</namePart><role><roleTerm type="text">author.</roleTerm></role></name></mods>';
  expect(await names('a.xml', mods)).toMatchObject([{ family: 'West' }]);
  const scopus = 'Authors,Author full names,Title,EID\n"Vorn I.","Vorn, Ilse (1)",Kites,2-s2.0-1\n';
  expect(await names('a.csv', scopus)).toMatchObject([{ given: 'Ilse', family: 'Vorn' }]);
});

it('long names of marks and separators take linear time', () => {
  for (const sign of ['*', ' ,', '¹,', ', 19', '. ', 'a. '])
    expect(splitNames(`Amin${sign.repeat(20_000)}x`).names.length).toBeGreaterThan(0);
});

it.each([
  ['SMITH, J., DOE, A.', ['SMITH, J.', 'DOE, A.']],
  ['al-Khwarizmi, M., Doe, A.', ['al-Khwarizmi, M.', 'Doe, A.']],
  ["'t Hooft, G., Veltman, M.", ["'t Hooft, G.", 'Veltman, M.']],
  ['St. Clair, J., Roe, B.', ['St. Clair, J.', 'Roe, B.']],
  ['Smith Jr., J., Doe, A.', ['Smith Jr., J.', 'Doe, A.']],
  ['Smith (Jones), J., Doe, AB', ['Smith (Jones), J.', 'Doe, AB']],
])('family names of any form alternate with initials: %s', (list, names) => {
  expect(splitNames(list).names).toEqual(names);
});
