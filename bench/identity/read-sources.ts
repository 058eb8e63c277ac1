import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { mapFile } from '#lib/service/import/testing.ts';
import { type PreparedRecord, recordOf } from '#lib/service/store/records/prepare-record.ts';

/** Public files that pairs are drawn from, in a folder beside the project; they are no part of it. */
export const sourceFolder = join(import.meta.dirname, '../../../shared/data');

/** Files by the short name that pairs know them by. */
const files: Readonly<Record<string, string>> = {
  solr: 'ads/ads_solr_docs.json',
  bib: 'ads/export_bibTex_data_with_abs.bib',
  publisher: 'ads/export_bibTex_data_publisher.bib',
  software: 'ads/export_bibTex_data_software.bib',
  ris: 'ads/export_fielded_data_refman.ris',
  dc: 'ads/export_xml_data_dublin_core.xml',
  rubin: 'bibtex/rubin_refs.bib',
  rubinads: 'bibtex/rubin_refs_ads.bib',
  holes: 'bibtex/ads_bibdesk_blackhole_group_1807.bib',
  arxiv: 'arxiv/arxiv_astroph_first7000.jsonl.gz',
  saudi: 'openalex/openalex_works_saudi_earth_5641_slim.jsonl.gz',
  works: 'openalex/openalex_works_full_raw_sample.jsonl.gz',
  remote: 'openalex/openalex_works_space_remote_sensing_with_abstracts.jsonl.gz',
  articles: 'arabic/arabic_english_article_titles.csv',
};

export const haveSources = (): boolean => existsSync(sourceFolder);

/** Every record of the files by `file#id in the file`, or its line where it has none; of two with one id the second is `…~2`. */
export async function readSources(): Promise<ReadonlyMap<string, ResearchRecord>> {
  const found = new Map<string, ResearchRecord>();
  const add = (file: string, id: string, record: ResearchRecord) => {
    let name = `${file}#${id}`;
    for (let n = 2; found.has(name); n += 1) name = `${file}#${id}~${n}`;
    found.set(name, record);
  };
  for (const [name, path] of Object.entries(files)) {
    for (const { loadable, line } of await mapFile(join(sourceFolder, path))) {
      if (!loadable || !('prepared' in loadable)) continue;
      const record = recordOf(loadable as PreparedRecord);
      const id = record.source?.id || record.url || '';
      // Where a record has no id but its title, its line.
      add(name, id === '' || /\s/.test(id) ? `line${line}` : id, record);
    }
  }
  for (const record of linesOf('starter_facts.jsonl').map(starterRecord)) add('starter', record.key, record);
  for (const line of linesOf('arabic/al_muqtabas_articles_ar.jsonl')) {
    const record = journalRecord(line);
    if (record) add('muqtabas', String(line.id), record);
  }
  return found;
}

type Line = Readonly<Record<string, unknown>>;
const linesOf = (path: string): Line[] =>
  readFileSync(join(sourceFolder, path), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value.trim() : undefined);

function starterRecord(line: Line): ResearchRecord {
  const {
    authors,
    title,
    titles,
    abstract: _abstract,
    venue,
    year,
    ...rest
  } = line as Line & {
    authors: { given?: string; family?: string; full: string }[];
    title: string;
  };
  const language = textOf(line.language) ?? 'en';
  return {
    ...(rest as unknown as ResearchRecord),
    title: { [language]: title },
    language,
    areas: [],
    authors: authors.map(({ given, family, full }) => ({
      name: { [language === 'ar' ? 'ar' : 'en']: full },
      ...(given && { given }),
      ...(family && { family }),
    })),
    ...(textOf(venue) && { venue: { name: { [language]: textOf(venue) as string } } }),
    ...(typeof year === 'number' && { year }),
  };
}

/** Without its address, which would tell all of them apart by itself: what a table typed from the printed volumes would hold. */
function journalRecord(line: Line): ResearchRecord | undefined {
  const title = textOf(line.title);
  if (!title) return undefined;
  const year = Number(/^\d{4}/.exec(textOf(line.date) ?? '')?.[0]);
  const authors = Array.isArray(line.authors) ? (line.authors as string[]) : [];
  const [volume, issue, pages, journal] = [textOf(line.volume), textOf(line.issue), textOf(line.pages), textOf(line.journal)];
  return {
    key: String(line.id),
    title: { ar: title },
    language: 'ar',
    type: 'journal-article',
    areas: [],
    authors: authors.map((name) => ({ name: { ar: name.split(', ').reverse().join(' ') } })),
    ...(year && { year }),
    ...(volume && { volume }),
    ...(issue && { issue }),
    ...(pages && { pages }),
    ...(journal && { venue: { name: { ar: journal }, kind: 'journal' as const } }),
  };
}
