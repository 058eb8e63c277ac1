import { describe, expect, it } from 'vitest';
import { mapText, recordsIn } from '#lib/import/testing/read-fixture.ts';

const marc = (...people: readonly (readonly [tag: string, name: string, relator: string])[]) =>
  `<collection><record><leader>00000nam a2200000 a 4500</leader><datafield tag="245"><subfield code="a">Kites of the valley</subfield></datafield>${people
    .map(
      ([tag, name, relator]) =>
        `<datafield tag="${tag}"><subfield code="a">${name}</subfield><subfield code="e">${relator}</subfield></datafield>`,
    )
    .join('')}</record></collection>`;
const dublinCore = (elements: string) =>
  `<OAI-PMH><ListRecords><record><metadata><oai_dc:dc xmlns:oai_dc="o" xmlns:dc="d"><dc:title>Kites of the valley</dc:title>${elements}</oai_dc:dc></metadata></record></ListRecords></OAI-PMH>`;

/** The people of a record by role, and its warnings of other roles. */
async function peopleOf(text: string) {
  const [record] = await recordsIn('x.xml', text);
  const warnings = (await mapText('x.xml', text)).flatMap(({ warnings: list = [] }) => list);
  const names = (people: readonly { readonly name: { readonly en?: string } }[] | undefined) => people?.map(({ name }) => name.en);
  return {
    authors: names(record?.authors),
    ...(record?.editors && { editors: names(record.editors) }),
    ...(record?.translators && { translators: names(record.translators) }),
    warnings: warnings.flatMap(({ code, value }) => (code === 'other_role' ? value : [])),
  };
}

describe('people of a catalogue record', () => {
  it.each(['toimittaja.', 'redaktör', 'redaktør', 'Hrsg.', 'éditeur scientifique', 'Herausgeber/in', 'редактор', 'urednik', 'a cura di'])(
    'are editors with the word "%s"',
    async (relator) => {
      expect(await peopleOf(marc(['700', 'Laakso, Pekka,', relator]))).toEqual({ authors: [], editors: ['Pekka Laakso'], warnings: [] });
    },
  );
  it.each(['kääntäjä', 'översättare.', 'oversætter', 'traductor', 'traduttrice', 'tłumacz', 'переводчик', 'çeviren', 'vertaler'])(
    'are translators with the word "%s"',
    async (relator) => {
      const people = await peopleOf(marc(['100', 'Amin, Huda,', 'kirjoittaja.'], ['700', 'Laine, Laila,', relator]));
      expect(people).toEqual({ authors: ['Huda Amin'], translators: ['Laila Laine'], warnings: [] });
    },
  );
  it('of an unknown role are authors only if nobody else is named, with a warning of the role', async () => {
    expect(await peopleOf(marc(['700', 'Laine, Laila,', 'zzrole.']))).toEqual({
      authors: ['Laila Laine'],
      warnings: ['zzrole: Laine, Laila'],
    });
    expect(await peopleOf(marc(['100', 'Amin, Huda', 'author'], ['700', 'Laine, Laila,', 'kuvittaja.']))).toEqual({
      authors: ['Huda Amin'],
      warnings: ['kuvittaja: Laine, Laila'],
    });
  });
});

describe('contributors of Dublin Core', () => {
  it('are people of the roles after their names, or the authors of a work without creator', async () => {
    expect(
      await peopleOf(
        dublinCore('<dc:contributor>Phoenix, Tom (Author)</dc:contributor><dc:contributor>Amin, Huda [Hrsg.]</dc:contributor>'),
      ),
    ).toEqual({ authors: ['Tom Phoenix'], editors: ['Huda Amin'], warnings: [] });
    expect(await peopleOf(dublinCore('<dc:contributor>Quigley, Ellie</dc:contributor>'))).toEqual({
      authors: ['Ellie Quigley'],
      warnings: ['Quigley, Ellie'],
    });
  });
  it('of no role are not authors besides a creator', async () => {
    expect(await peopleOf(dublinCore('<dc:creator>Amin, Huda</dc:creator><dc:contributor>Quigley, Ellie</dc:contributor>'))).toEqual({
      authors: ['Huda Amin'],
      warnings: ['Quigley, Ellie'],
    });
  });
});

it('editors of the book of a chapter are editors in MODS', async () => {
  const name = (family: string, role: string) =>
    `<name type="personal"><namePart>${family}</namePart><role><roleTerm type="code">${role}</roleTerm></role></name>`;
  const mods = `<modsCollection><mods><titleInfo><title>Kites of the valley</title></titleInfo>${name('Amin, Huda', 'aut')}${name('Rand, Ted', 'ill')}
    <relatedItem type="host"><titleInfo><title>All kites</title></titleInfo>${name('Brock, Sebastian', 'edt')}${name('Butts, Aaron', 'edt')}</relatedItem></mods></modsCollection>`;
  expect(await peopleOf(mods)).toEqual({
    authors: ['Huda Amin'],
    editors: ['Sebastian Brock', 'Aaron Butts'],
    warnings: ['ill: Rand, Ted'],
  });
});
