import { existsSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { mapFile, recordsOf } from '#lib/import/testing/read-fixture.ts';

/** Files from public repositories, which are never committed; without them these tests are skipped. */
const data = inject('testData');
const reason = 'needs the real files, which are not part of the project';

describe.skipIf(!existsSync(data))(`real files (${reason})`, () => {
  it.each([
    // File, number of records read, number refused; counted by hand or stated in the documentation of the file.
    ['openalex/openalex_works_full_raw_sample.jsonl.gz', 339, 1],
    ['openalex/openalex_works_space_remote_sensing_with_abstracts.jsonl.gz', 131, 0],
    ['openalex/openalex_authors_128.json', 128, 0],
    ['crossref-datacite-csl-ris/api_responses_crossref.json', 50, 2],
    ['crossref-datacite-csl-ris/api_responses_datacite.json', 11, 0],
    ['crossref-datacite-csl-ris/api_responses_openalex.json', 32, 1],
    ['ads/ads_solr_docs.json', 96, 53],
    ['bibtex/rubin_refs.bib', 239, 13],
    ['ads/export_bibTex_data_with_abs.bib', 24, 0],
    ['ads/export_fielded_data_refman.ris', 24, 0],
    ['ads/export_xml_data_dublin_core.xml', 24, 0],
    ['ads/export_xml_data_jats.xml', 24, 0],
    ['crossref-datacite-csl-ris/rispy/example_wos.ris', 2, 0],
    ['crossref-datacite-csl-ris/commonmeta/csl-list.json', 17, 0],
    ['arabic/arabic_english_article_titles.csv', 206, 0],
  ])('%s: %i read, %i refused', async (file, readCount, refusedCount) => {
    const results = await mapFile(`${data}/${file}`);
    expect([results.length, results.filter(({ refusals }) => refusals.length > 0).length]).toEqual([readCount, refusedCount]);
  });

  it('reads an OpenAlex work like a person', async () => {
    const [work] = (await recordsOf(`${data}/openalex/openalex_works_saudi_earth_5641_slim.jsonl.gz`, 1)) as [
      Awaited<ReturnType<typeof recordsOf>>[number],
    ];
    expect(work).toMatchObject({
      openalex: 'W2181906270',
      doi: '10.1111/bre.12172',
      title: { en: 'Fractionation of grain size in terrestrial sediment routing systems' },
      language: 'en',
      type: 'journal-article',
      year: 2015,
      date: '2015-11-30',
      venue: { name: { en: 'Basin Research' }, kind: 'journal', issn: '0950-091X' },
      publisher: 'Wiley',
      openAccess: false,
    });
    expect(work.authors[0]).toMatchObject({
      name: { en: 'Philip A. Allen' },
      orcid: '0000-0002-7543-7042',
      openalex: 'A5103059223',
      country: 'GB',
      affiliation: { en: 'Imperial College London' },
      corresponding: true,
    });
    expect(work.authors[2]?.name.en).toBe('Mitchall D’Arcy');
  });

  it('reads an arXiv record like a person, including the longest list of authors', async () => {
    const records = await recordsOf(`${data}/arxiv/arxiv_astroph_first7000.jsonl.gz`, 400);
    expect(records[0]).toMatchObject({
      arxiv: '0705.1862',
      title: { en: 'Detection of CFIRB with AKARI/FIS Deep Observations' },
      year: 2007,
      date: '2007-05',
      areas: ['galaxies'],
      type: 'preprint',
    });
    expect(records[0]?.authors).toHaveLength(11);
    expect(records.flatMap(({ title }) => Object.values(title)).filter((title) => /[$\\{}]/.test(title ?? ''))).toEqual([]);
    // Works classified only as physics, without celestial terms, get no area.
    expect(records.filter(({ areas }) => areas.length === 0).length).toBeLessThanOrEqual(8);
  });

  it('reads a BibTeX entry of ADS like a person', async () => {
    const [first] = await recordsOf(`${data}/bibtex/rubin_refs_ads.bib`, 1);
    expect(first).toMatchObject({
      doi: '10.3847/1538-3881/add3ec',
      arxiv: '2506.02804',
      bibcode: '2025AJ....170..100M',
      title: { en: 'Sorcha: A Solar System Survey Simulator for the Legacy Survey of Space and Time' },
      venue: { name: { en: 'The Astronomical Journal' }, kind: 'journal' },
      year: 2025,
      date: '2025-08',
      volume: '170',
      issue: '2',
    });
    expect(first?.authors.map(({ name }) => name.en).slice(0, 6)).toEqual([
      'Stephanie R. Merritt',
      'Grigori Fedorets',
      'Megan E. Schwamb',
      'Samuel Cornwall',
      'Pedro H. Bernardinelli',
      'Mario Jurić',
    ]);
  });

  it('reads a Crossref response and an ADS document like a person', async () => {
    const crossref = await recordsOf(`${data}/crossref-datacite-csl-ris/api_responses_crossref.json`, 2);
    expect(crossref[1]).toMatchObject({
      doi: '10.1371/journal.ppat.1008184',
      title: { en: 'An RNA thermometer dictates production of a secreted bacterial toxin' },
      date: '2020-01-17',
      volume: '16',
      issue: '1',
      licence: 'CC-BY-4.0',
      venue: { name: { en: 'PLOS Pathogens' }, issn: '1553-7374' },
    });
    const ads = await recordsOf(`${data}/ads/ads_solr_docs.json`, 2);
    expect(ads[1]).toMatchObject({
      bibcode: '2018TDM.....5a0201F',
      title: { en: '2D Materials: maintaining editorial quality' },
      type: 'editorial',
      date: '2018-01',
      pages: '010201',
      authors: [{ name: { en: "Vladimir Fal'ko" } }, { name: { en: 'Ceri-Wyn Thomas' } }],
    });
  });
});
