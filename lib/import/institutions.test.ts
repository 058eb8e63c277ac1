import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { defaultInstitutionQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import { inputOf, recordsIn, temporaryStore } from '#lib/import/testing/read-fixture.ts';
import type { Store } from '#lib/store/port/store.ts';
import { importFiles } from './import-files.ts';

/** Institutions as an OpenAlex work states them, read without our importers. */
interface Work {
  readonly id: string;
  readonly doi?: string | null;
  readonly title?: string | null;
  readonly authorships: readonly { readonly institutions?: readonly { readonly id: string; readonly ror?: string | null }[] }[];
}

/** Number of works per ROR id; rows with the same DOI are one work. */
function countRors(works: readonly Work[]): Map<string, number> {
  const keysByRor = new Map<string, Set<string>>();
  for (const { id, doi, authorships } of works)
    for (const { ror } of authorships.flatMap(({ institutions = [] }) => institutions)) {
      const rorId = ror?.split('/').at(-1);
      if (rorId) keysByRor.set(rorId, (keysByRor.get(rorId) ?? new Set()).add(doi?.toLowerCase() ?? id));
    }
  return new Map([...keysByRor].map(([ror, ids]) => [ror, ids.size]));
}

/** Number of stored publications per ROR id: `stated` by the publication itself, and `all` with those that its people lead to. */
async function countAffiliations(store: Store) {
  const stated = new Map<string, number>();
  const all = new Map<string, number>();
  for await (const { authors } of store.stream('en', defaultResearchQuery, 'detail')) {
    const affiliations = authors.flatMap(({ affiliations = [] }) => affiliations);
    const count = (counts: Map<string, number>, counted: typeof affiliations) => {
      for (const ror of new Set(counted.flatMap(({ ror }) => ror ?? []))) counts.set(ror, (counts.get(ror) ?? 0) + 1);
    };
    count(
      stated,
      affiliations.filter(({ isDerived }) => !isDerived),
    );
    count(all, affiliations);
  }
  return { stated, all };
}

async function countListed(store: Store): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let cursor: string | undefined = '*'; cursor !== undefined; ) {
    const page: Awaited<ReturnType<Store['findInstitutions']>> = await store.findInstitutions('en', {
      ...defaultInstitutionQuery,
      pageSize: 100,
      cursor,
    });
    for (const { ror, publicationCount = 0 } of page.items) if (ror) counts.set(ror, publicationCount);
    cursor = page.nextCursor;
  }
  return counts;
}

/** Imports the lines of a file; returns the counts of the store's list, of its publications and of the lines themselves. */
async function importedAndCounted(lines: readonly string[]) {
  const { folder, store, close } = temporaryStore();
  try {
    const path = join(folder, 'works.jsonl');
    writeFileSync(path, lines.join('\n'));
    const report = await importFiles(store, [inputOf(path)], {});
    return {
      listed: await countListed(store),
      ...(await countAffiliations(store)),
      inFile: countRors(lines.map((line) => JSON.parse(line) as Work)),
      report,
      total: (await store.findResearch('en', defaultResearchQuery)).total,
    };
  } finally {
    await close();
  }
}

const real = `${inject('testData')}/openalex/openalex_works_space_remote_sensing_with_abstracts.jsonl.gz`;

describe('institutions of OpenAlex works', () => {
  it('have as many publications as works name them', async () => {
    const places = [
      ['https://ror.org/02examp17', 'Example University', 'SA'],
      ['https://ror.org/03examp18', 'Example Space Agency', 'EG'],
      [null, 'Example Observatory', 'FR'],
    ] as const;
    const lines = Array.from({ length: 40 }, (_, number) =>
      JSON.stringify({
        id: `https://openalex.org/W${1000 + number}`,
        doi: `https://doi.org/10.5555/inst.${number}`,
        title: `Invented study number ${number} of a ${['comet', 'crater', 'dune', 'reef'][number % 4]}`,
        publication_year: 2000 + (number % 20),
        type: 'article',
        authorships: Array.from({ length: 1 + (number % 3) }, (__, index) => ({
          author: { id: `https://openalex.org/A${index}`, display_name: `Person ${'ABC'[index]} Invented` },
          institutions: places
            .filter((___, position) => (number + index + position) % 2 === 0)
            .map(([ror, display_name, country_code], index) => ({
              id: `https://openalex.org/I${index + 1}${display_name.length}`,
              ror,
              display_name,
              country_code,
              type: 'education',
            })),
        })),
      }),
    );
    const { listed, stated, all, inFile, total } = await importedAndCounted(lines);
    expect(total).toBe(40);
    expect(inFile.size).toBe(2);
    expect(stated).toEqual(inFile);
    expect(listed).toEqual(all);
  });

  it.skipIf(!existsSync(real))(
    'have as many publications in a real file too (needs the real files, which are not part of the project)',
    async () => {
      const lines = gunzipSync(readFileSync(real)).toString('utf8').split('\n').filter(Boolean);
      // The store merges versions of a work, so only lines that it did not merge can be compared.
      const { report } = await importedAndCounted(lines);
      const versions = new Set(report.merged.map(({ key }) => key));
      const { listed, stated, all, inFile } = await importedAndCounted(
        lines.filter((line) => !versions.has(`openalex:${(JSON.parse(line) as Work).id.split('/').at(-1)}`)),
      );
      expect(inFile.size).toBeGreaterThan(100);
      expect(stated).toEqual(inFile);
      expect(listed).toEqual(all);
    },
    60_000,
  );
});

describe('institutions of other formats', () => {
  it('come from ROR ids in Crossref, under the name of the institution rather than its department', async () => {
    const work = {
      DOI: '10.5555/crossref.1',
      type: 'journal-article',
      title: ['An invented study of an invented moon'],
      author: [
        {
          given: 'Ada',
          family: 'Example',
          affiliation: [
            {
              name: 'Department of Physics, Example University, Riyadh',
              id: [{ id: 'https://ror.org/02examp17', 'id-type': 'ROR', 'asserted-by': 'publisher' }],
            },
            { name: 'Department of Chemistry' },
          ],
        },
      ],
    };
    const [record] = await recordsIn('crossref.json', JSON.stringify({ status: 'ok', 'message-type': 'work', message: work }));
    expect(record?.authors[0]?.institutions).toEqual([{ name: { en: 'Example University' }, ror: '02examp17' }]);
    expect(record?.authors[0]?.affiliation).toEqual({ en: 'Department of Physics, Example University, Riyadh; Department of Chemistry' });
  });

  it('come from a column of institutions or ROR ids in a table; affiliations alone stay text', async () => {
    const rows = [
      'title,authors,affiliations,institution,ror,country',
      'An invented study of an invented moon,Ada Example; Bruno Sample,Dept. A; Dept. B,Example University; Institute of Examples,https://ror.org/02examp17,SA; FR',
      'Another invented study of a moon,Ada Example,"Department of Physics, Example University",,,SA',
    ];
    const [first, second] = await recordsIn('works.csv', rows.join('\n'));
    expect(first?.authors.map(({ institutions }) => institutions)).toEqual([
      [{ name: { en: 'Example University' }, ror: '02examp17', country: 'SA' }],
      [{ name: { en: 'Institute of Examples' }, country: 'FR' }],
    ]);
    expect(second?.authors[0]).not.toHaveProperty('institutions');
  });
});
