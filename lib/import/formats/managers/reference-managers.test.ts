import { expect, it } from 'vitest';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

const endnote = (fields: string, type = 'Journal Article') =>
  `<?xml version="1.0" encoding="UTF-8" ?><xml><records><record><ref-type name="${type}">17</ref-type>${fields}</record></records></xml>`;
const zotero = (...elements: readonly string[]) =>
  `<rdf:RDF xmlns:rdf="x" xmlns:z="http://www.zotero.org/namespaces/export#">${elements.join('')}</rdf:RDF>`;
const item = (type: string, title: string, fields = '') =>
  `<rdf:Description rdf:about="#${title}"><z:itemType>${type}</z:itemType><dc:title>${title}</dc:title>${fields}</rdf:Description>`;
const journal = (id: string, name: string) =>
  `<bib:Journal rdf:about="${id}"><dc:title>${name}</dc:title><prism:volume>3</prism:volume></bib:Journal>`;
const isPartOf = (id: string) => `<dcterms:isPartOf rdf:resource="${id}"/>`;

it('typefaces in EndNote XML become markup, and words in several styles stay whole', async () => {
  const style = (face: string, text: string) => `<style face="${face}" font="default" size="100%">${text}</style>`;
  const title = `<title>${style('normal', 'Ices of CO')}${style('subscript', '2')}${style('normal', ' on an invented moon')}</title>`;
  expect(await recordsIn('a.xml', endnote(`<titles>${title}</titles>`))).toMatchObject([
    {
      title: { en: 'Ices of CO₂ on an invented moon' },
      titleMarkup: 'Ices of CO<sub>2</sub> on an invented moon',
      type: 'journal-article',
    },
  ]);
});

it('EndNote XML has organisations, theses and fields that nobody reads', async () => {
  const people = '<contributors><authors><author>Example Space Office,</author><author>Vorn, Ilse</author></authors></contributors>';
  const thesis = `${people}<titles><title>Kites</title></titles><publisher>Example University</publisher><work-type>Ph.D.</work-type><custom3>x</custom3>`;
  const [result] = await mapText('a.xml', endnote(thesis, 'Thesis'));
  expect(result?.unread).toContainEqual({ field: 'custom3', example: 'x' });
  const [record] = await recordsIn('a.xml', endnote(thesis, 'Thesis'));
  expect(record).toMatchObject({ type: 'doctoral-thesis', venue: { name: { en: 'Example University' } } });
  expect(record?.authors.map(({ name, family }) => [name.en, family])).toEqual([
    ['Example Space Office', undefined],
    ['Ilse Vorn', 'Vorn'],
  ]);
});

it('items of Zotero RDF have the journal that is before or after them, or inside', async () => {
  const inside = `<dcterms:isPartOf>${journal('#inside', 'Inner Letters')}</dcterms:isPartOf>`;
  const university = '<dc:publisher><foaf:Organization><foaf:name>Example University</foaf:name></foaf:Organization></dc:publisher>';
  const text = zotero(
    journal('#before', 'Early Letters'),
    item('journalArticle', 'Kites', isPartOf('#before')),
    item('journalArticle', 'Lamps', isPartOf('#after')),
    item('attachment', 'Full text'),
    item('journalArticle', 'Winds', inside),
    journal('#after', 'Late Letters'),
    item('thesis', 'Sand', `<z:type>PhD thesis</z:type>${university}`),
    item('journalArticle', 'Dust', isPartOf('#nowhere')),
  );
  const records = await recordsIn('a.rdf', text);
  expect(records.map(({ title, venue, type }) => [title.en, venue?.name.en, type])).toEqual([
    ['Kites', 'Early Letters', 'journal-article'],
    ['Lamps', 'Late Letters', 'journal-article'],
    ['Winds', 'Inner Letters', 'journal-article'],
    ['Sand', 'Example University', 'doctoral-thesis'],
    ['Dust', undefined, 'journal-article'],
  ]);
  expect((await mapText('a.rdf', text)).map(({ entry }) => entry)).toEqual([1, 2, 3, 4, 5]);
});

it('items of Zotero RDF are counted in the order of the file, also those that cannot be read', async () => {
  const deep = item('book', 'Deep', `${'<b>'.repeat(200)}x${'</b>'.repeat(200)}`);
  const waiting = item('journalArticle', 'Lamps', isPartOf('#after'));
  const notes = [item('note', 'One'), item('attachment', 'Two')];
  const text = zotero(item('book', 'Kites'), ...notes, waiting, deep, item('book', 'Winds'), journal('#after', 'Late Letters'));
  const results = await mapText('a.rdf', `${text.slice(0, -'</rdf:RDF>'.length)}<broken`);
  expect(results.map(({ entry, refusals }) => [entry, refusals[0]?.code])).toEqual([
    [1, undefined],
    [2, undefined],
    [3, 'too_deep'],
    [4, undefined],
    [5, 'bad_xml'],
  ]);
});

it('huge fields and many references to journals that are missing stay within bounds', async () => {
  const long = 'x'.repeat(17 * 1024 * 1024);
  for (const [name, text] of [
    ['a.xml', endnote(`<titles><title>Kites</title></titles><abstract>${long}</abstract>`)],
    ['a.rdf', zotero(item('book', 'Kites', `<dcterms:abstract>${long}</dcterms:abstract>`))],
  ] as const)
    for (const { refusals } of await mapText(name, text)) expect(refusals[0]?.code).toBe('too_long');
  const many = Array.from({ length: 3000 }, (_, n) => item('journalArticle', `Kites ${n}`, isPartOf(`#${n}`)));
  expect(await recordsIn('a.rdf', zotero(...many))).toHaveLength(3000);
});
