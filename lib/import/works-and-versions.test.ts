import { afterAll, describe, expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { mapText, recordsIn, temporaryStore } from '#lib/import/testing/read-fixture.ts';
import type { LoadOutcome, Store } from '#lib/store/port/store.ts';
import type { Loadable } from '#lib/store/records/loadable.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';

const stores: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(stores.map((store) => store.close())));

/** Loads a file into an empty store; returns the records by id. */
async function loadText(name: string, text: string) {
  const temporary = temporaryStore();
  stores.push(temporary);
  const { store } = temporary;
  const loadables = (await mapText(name, text)).flatMap(({ loadable }) => (loadable ? [loadable as Loadable] : []));
  const outcomes: LoadOutcome[] = [];
  await store.load(loadables, { batch: 'file', onOutcome: (outcome) => outcomes.push(outcome) });
  const { research } = await store.counts();
  const records: ResearchRecord[] = [];
  for (let id = 1; records.length < research; id += 1) records.push((await store.explainRecord(String(id))).record);
  return { store, outcomes, records };
}

/** Suspected duplicates of works. */
const works = async (store: Store, options?: { readonly batch?: string }) =>
  (await store.suspects(options)).filter(({ kind }) => kind === 'research');

describe('files with several versions or parts of a work', () => {
  it('keep a chapter with the DOI of its book separate from the book, also when reloaded, and suggest both as duplicates', async () => {
    const text = `@BOOK{b1, author={Saad, M. and Rizk, T.}, title={Handbook of orbital dynamics: Second edition}, journal={Handbook of Orbital Dynamics: Second Edition}, year={2017}, pages={1-465}, doi={10.5555/book.77}, document_type={Book}, source={Scopus}}
@BOOK{b2, author={Lotfy, K. and Adel, S. and Rizk, T.}, title={Future trends of orbital dynamics}, journal={Handbook of Orbital Dynamics: Second Edition}, year={2017}, pages={427-454}, doi={10.5555/book.77}, document_type={Book Chapter}, source={Scopus}}`;
    const { store, outcomes, records } = await loadText('scopus.bib', text);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['added', 'added']);
    expect(records.map(({ title, pages }) => [title.en, pages])).toEqual([
      ['Handbook of orbital dynamics: Second edition', '1–465'],
      ['Future trends of orbital dynamics', '427–454'],
    ]);
    const reloaded = (await mapText('scopus.bib', text)).flatMap(({ loadable }) => (loadable ? [loadable as Loadable] : []));
    expect(await store.load(reloaded, { batch: 'again' })).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    const suspect = { kind: 'research', ids: ['1', '2'], because: 'same DOI' };
    for (const options of [{}, { batch: 'file' }]) expect(await works(store, options)).toMatchObject([suspect]);
    expect(await works(store, { batch: 'again' })).toEqual([]);
    await store.merge('research', '2', '1');
    expect(await works(store)).toEqual([]);
  });

  it.each([
    ['of its title', '@incollection{c, title={Handbook of lunar toys}, booktitle={Handbook of lunar toys}, %}'],
    ['with a longer title', '@inbook{c, title={Handbook of lunar toys: wheels and wooden dust}, %}'],
    ['in another script', '@incollection{c, title={غبار على عجلات خشبية}, booktitle={Handbook of lunar toys}, %}'],
    ['of another stated type', '@article{c, title={Dust on wooden wheels}, journal={Handbook of lunar toys}, %}'],
    ['of no stated type', '@misc{c, title={Dust on wooden wheels}, booktitle={Handbook of lunar toys}, %}'],
  ])('keep a book with its DOI and a chapter %s separate, in either order', async (_, chapter) => {
    const common = 'author={Vorn, Ilse}, year={2015}, doi={10.5555/toys}';
    const book = `@book{b, title={Handbook of lunar toys}, ${common}}`;
    const entries = [book, chapter.replace('%', `${common}, pages={3--9}`)];
    for (const text of [entries, entries.toReversed()])
      expect((await loadText('toys.bib', text.join('\n'))).outcomes.map(({ kind }) => kind)).toEqual(['added', 'added']);
  });

  it('keep chapters by one author under the DOI of their book separate, also from the book that names only its editor', async () => {
    const chapter = (key: string, title: string, pages: string) =>
      `@incollection{${key}, author={Harbi, Karim}, title={${title}}, booktitle={The whole desert observer}, publisher={Nile Press}, pages={${pages}}, year={1999}, doi={10.5555/whole.1}}`;
    const text = `@collection{a, editor={Gold, Mira}, title={The whole desert observer}, publisher={Nile Press}, year={1999}, doi={10.5555/whole.1}}
${chapter('b', 'Slow orbits of grains', '265--284')}
${chapter('c', 'Dust decisions and change', '285--299')}`;
    const { store, records } = await loadText('parts.bib', text);
    expect(records.map(({ title, type, pages, authors }) => [title.en, type, pages, authors.length])).toEqual([
      ['The whole desert observer', 'book', undefined, 0],
      ['Slow orbits of grains', 'book-chapter', '265–284', 1],
      ['Dust decisions and change', 'book-chapter', '285–299', 1],
    ]);
    const reloaded = (await mapText('parts.bib', text)).flatMap(({ loadable }) => (loadable ? [loadable as Loadable] : []));
    expect(await store.load(reloaded, { batch: 'again' })).toMatchObject({ added: 0, updated: 0, unchanged: 3 });
    expect((await works(store)).map(({ ids }) => ids)).toEqual([
      ['1', '2'],
      ['1', '3'],
    ]);
  });

  it('match a chapter after its title or pages were corrected', async () => {
    const chapter = (title: string, pages: string) =>
      `@incollection{b, author={Harbi, Karim}, title={${title}}, booktitle={The whole desert observer}, pages={${pages}}, year={1999}, doi={10.5555/whole.2}}`;
    const { records } = await loadText(
      'corrected.bib',
      [
        chapter('Slow orbits of large grains', '265--284'),
        chapter('Slow orbits of large grains of dust', '265--284'),
        chapter('Slow orbits of large grains', '256--284'),
      ].join('\n'),
    );
    expect(records).toHaveLength(1);
  });

  it('prefer the DOI and date of the publication over those of an archive when a table states no types', async () => {
    const { records } = await loadText(
      'works.csv',
      `id,title,authors_en,year,date,venue_en,doi
w1,Contact of grains in dunes of the north,Salma Harbi; Huda Amin; Omar Zaki,2025,2025-04-17,,10.21203/rs.3.rs-9990001/v1
w2,Contact of grains in dunes of the north,Salma Harbi; Huda Amin; Omar Zaki,2025,2025-08-19,Acta Orbitalia,10.5555/zz.pub1`,
    );
    expect(records).toMatchObject([
      {
        doi: '10.5555/zz.pub1',
        date: '2025-08-19',
        venue: { name: { en: 'Acta Orbitalia' } },
        versions: [
          { kind: 'published', doi: '10.5555/zz.pub1', place: 'Acta Orbitalia', date: '2025-08-19' },
          { kind: 'preprint', doi: '10.21203/rs.3.rs-9990001/v1', place: 'Research Square', date: '2025-04-17' },
        ],
      },
    ]);
  });

  it('are merged when only the venue or an arXiv id distinguishes a preprint from its paper', async () => {
    const { records } = await loadText(
      'versions.csv',
      `title,authors,type,year,date,venue,volume,pages,doi,arxiv
Wind under a quiet plume,Salma Harbi; Huda Amin; Omar Zaki; Tamer Rizk,preprint,2022,2022-01-01,SSRN Electronic Journal,,,,
Wind under a quiet plume,Salma Harbi; Huda Amin; Omar Zaki; Tamer Rizk,journal-article,2022,2022-08-29,Acta Orbitalia,4,11,10.5555/zz.pp1,
Noise of a photon counter,Lina Nasser; Adel Salem; Karim Lotfy,preprint,2026,2026-02-01,arXiv,,,,2602.09991
Noise of a photon counter.,L. Nasser; A. Salem; K. Lotfy,journal-article,2026,2026-05-01,Acta Orbitalia,5,21,,`,
    );
    expect(records.map(({ type, volume, versions }) => [type, volume, versions?.map(({ kind }) => kind)])).toEqual([
      ['journal-article', '4', ['published', 'preprint']],
      ['journal-article', '5', ['published', 'preprint']],
    ]);
    expect(records[1]?.versions?.[1]).toMatchObject({ arxiv: '2602.09991' });
  });

  it('list the DOI of all versions and the paper of a preprint, and all of these resolve to the record', async () => {
    const deposit = (doi: string, title: string, related: object) => ({
      attributes: {
        doi,
        titles: [{ title }],
        creators: [{ name: 'Harbi, Salma', givenName: 'Salma', familyName: 'Harbi' }],
        publicationYear: 2024,
        types: { resourceTypeGeneral: 'Dataset' },
        relatedIdentifiers: [{ relatedIdentifierType: 'DOI', ...related }],
      },
    });
    const { store, records } = await loadText(
      'deposits.json',
      JSON.stringify({
        data: [
          deposit('10.5281/zenodo.902', 'Spectra of example dunes in the north', {
            relationType: 'IsVersionOf',
            relatedIdentifier: '10.5281/zenodo.901',
          }),
          deposit('10.48550/arxiv.2401.00007', 'A quiet plume of another moon', {
            relationType: 'IsVersionOf',
            relatedIdentifier: '10.5555/plume.7',
          }),
        ],
      }),
    );
    expect(records.map(({ versions }) => versions)).toEqual([
      [
        { kind: 'version', doi: '10.5281/zenodo.902' },
        { kind: 'concept', doi: '10.5281/zenodo.901' },
      ],
      [
        { kind: 'published', doi: '10.5555/plume.7' },
        { kind: 'preprint', doi: '10.48550/arxiv.2401.00007' },
      ],
    ]);
    const { items } = await store.findResearch('en', { ...defaultResearchQuery, keyword: '10.5281/zenodo.901' });
    expect(items.map(({ id }) => id)).toEqual(['1']);
  });

  it('keep their versions in our own format', async () => {
    const versions = [
      { kind: 'published', doi: '10.5555/zz.pub1', place: 'Acta Orbitalia', date: '2025-08-19' },
      { kind: 'version', doi: '10.5281/zenodo.2', date: '2024' },
      { kind: 'concept', doi: '10.5281/zenodo.1' },
    ];
    const record = {
      key: 'own',
      title: { en: 'Contact of grains' },
      language: 'en',
      authors: [],
      type: 'journal-article',
      areas: [],
      versions,
    };
    expect(await recordsIn('own.jsonl', JSON.stringify(record))).toMatchObject([{ versions }]);
    const [refusal] = await mapText('own.jsonl', JSON.stringify({ ...record, versions: [{ kind: 'draft' }] }));
    expect(refusal).not.toHaveProperty('loadable.prepared');
  });
});

it('a chapter and its book under one DOI are two works, in either order and when they are imported again', async () => {
  const book = { type: 'book', title: ['Handbook of lunar dust'], author: [{ given: 'Mona', family: 'Reis' }], DOI: '10.5555/h' };
  const chapter = {
    ...book,
    type: 'book-chapter',
    title: ['Handbook of lunar dust: an introduction'],
    'container-title': ['Handbook of lunar dust'],
  };
  for (const items of [
    [book, chapter],
    [chapter, book],
  ]) {
    const store = openSqliteStore(':memory:');
    const records = (await Promise.all(items.map((item, index) => recordsIn(`${index}.json`, JSON.stringify(item))))).flat();
    expect(await store.load(records)).toMatchObject({ added: 2 });
    expect(await store.load(records)).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    await store.close();
  }
});
