import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { readToolEnv } from '#lib/env.ts';
import type { SchemeValue } from '#lib/import/draft/draft.ts';
import { finishDraft } from '#lib/import/finish/finish-draft.ts';
import { mapFile } from '#lib/import/testing/read-fixture.ts';
import { type PreparedRecord, recordOf } from '#lib/store/records/prepare-record.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';

/** A record as imported, with the subjects of its source. */
export interface ReadRecord {
  readonly record: ResearchRecord;
  readonly subjects: readonly SchemeValue[];
}

/** Folder with the public records that labels refer to, next to the checkout; never committed. */
export const testData = readToolEnv().testData;

/** Reads the records of each source of the labelled set. */
export const labelSources: Readonly<Record<string, (folder: string) => Promise<ReadRecord[]>>> = {
  arxiv: files('arxiv/arxiv_astroph_first7000.jsonl.gz'),
  'openalex-space': files('openalex/openalex_works_space_remote_sensing_with_abstracts.jsonl.gz'),
  'openalex-earth': files('openalex/openalex_works_saudi_earth_5641_slim.jsonl.gz'),
  'openalex-sample': files('openalex/openalex_works_full_raw_sample.jsonl.gz'),
  'rubin-ads': files('bibtex/rubin_refs_ads.bib'),
  rubin: files('bibtex/rubin_refs.bib'),
  'black-hole': files('bibtex/ads_bibdesk_blackhole_group_1807.bib'),
  ads: filesOf('ads', /solr_docs\.json$|with_abs\.bib$|refman\.ris$|dublin_core\.xml$/),
  api: filesOf('crossref-datacite-csl-ris', /\.json$/),
  commonmeta: filesOf('crossref-datacite-csl-ris/commonmeta', /\.(?:json|bib|ris)$/),
  rispy: filesOf('crossref-datacite-csl-ris/rispy', /\.ris$/),
  'citation-js': filesOf('crossref-datacite-csl-ris/citation-js', /\.(?:json|bib)$/),
  'arabic-titles': files('arabic/arabic_english_article_titles.csv'),
  muqtabas: async (folder) =>
    linesOf(`${folder}/arabic/al_muqtabas_articles_ar.jsonl`).flatMap(({ id, title, journal }) =>
      recordsOfDraft({ sourceId: id, title, language: 'ar', venue: { name: journal, kind: 'journal' } }),
    ),
  cranfield: async (folder) =>
    linesOf(`${folder}/relevance/cranfield/corpus.jsonl`).flatMap(({ _id, title, text }) =>
      recordsOfDraft({ sourceId: _id, title, abstract: text, language: 'en' }),
    ),
  // Editors assigned areas to the starter collection. The areas are removed, so that the classifier has to find them.
  starter: async () => readCollection().map((record) => ({ record: { ...record, areas: [] }, subjects: [] })),
};

/** Names that labels may use for a record: an identifier, the id in its source, or a digest of its title. */
export function namesOf(record: ResearchRecord): string[] {
  const { doi, arxiv, openalex, bibcode, source, key, title } = record;
  const identifiers = {
    doi,
    arxiv,
    openalex,
    bibcode,
    id: source?.id,
    key,
    title: hash('sha256', Object.values(title).join('\n')).slice(0, 12),
  };
  return Object.entries(identifiers).flatMap(([kind, value]) => (value ? [`${kind}:${value}`] : []));
}

function files(...paths: readonly string[]) {
  return async (folder: string): Promise<ReadRecord[]> => {
    const readRecords: ReadRecord[] = [];
    for (const path of paths) {
      for (const { loadable } of await mapFile(`${folder}/${path}`)) {
        if (!loadable || !('prepared' in loadable)) continue;
        const record = loadable as PreparedRecord;
        readRecords.push({ record: recordOf(record), subjects: record.classification?.subjects ?? [] });
      }
    }
    return readRecords;
  };
}

function filesOf(subfolder: string, names: RegExp) {
  return (folder: string): Promise<ReadRecord[]> => {
    const fileNames = readdirSync(`${folder}/${subfolder}`).filter((name) => names.test(name));
    return files(...fileNames.sort().map((name) => `${subfolder}/${name}`))(folder);
  };
}

function recordsOfDraft(draft: Omit<Parameters<typeof finishDraft>[0], 'notation'>): ReadRecord[] {
  const { record, classification } = finishDraft({ notation: 'plain', ...draft }, 'labelled set');
  return record ? [{ record, subjects: classification?.subjects ?? [] }] : [];
}

function linesOf(path: string): Record<string, string>[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, string>);
}
