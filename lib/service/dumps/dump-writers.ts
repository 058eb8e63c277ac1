import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { Extras } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import type { LookupEntry } from '#lib/domain/lookup.ts';
import { Problem } from '#lib/domain/problem.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { recordLine } from '#lib/formats/bibliography/record-line.ts';
import { formatWriter } from '#lib/formats/write.ts';
import { writeRecords } from '#lib/formats/write-records.ts';

/** The order of a dump: the same in both languages, which the lines of two languages side by side need. */
const everything: ResearchQuery = { ...defaultResearchQuery, sort: '-updatedAt' };

export interface DumpSource {
  readonly catalogue: Pick<Catalogue, 'researchTypes' | 'researchAreas'>;
  readonly extras: Extras;
  readonly siteUrl: string;
}

/** What stands in each file of a dump, piece by piece, by the ending of its name. */
export const dumpWriters: Readonly<Record<string, (source: DumpSource) => AsyncIterable<string>>> = {
  'jsonl.gz': lines,
  'csv.gz': (source) => table(source, 'en'),
  'ar.csv.gz': (source) => table(source, 'ar'),
};

function table({ extras, siteUrl }: DumpSource, language: Language): AsyncIterable<string> {
  return writeRecords(formatWriter('csv', { language, siteUrl }), extras.stream(language, everything));
}

async function* lines({ catalogue, extras, siteUrl }: DumpSource): AsyncGenerator<string> {
  const [types, areas] = await Promise.all([catalogue.researchTypes('en'), catalogue.researchAreas('en')]);
  const options = { source: new URL(siteUrl).hostname, typeCode: codeOf(types), areaCode: codeOf(areas) };
  const arabic = extras.stream('ar', everything)[Symbol.asyncIterator]();
  for await (const english of extras.stream('en', everything)) {
    const { value } = await arabic.next();
    if (value?.id !== english.id)
      throw new Problem('unavailable', { detail: 'The data changed while a dump was written.', retryAfterSeconds: 10 });
    yield recordLine(english, value, options);
  }
}

function codeOf(entries: readonly LookupEntry[]): (id: string) => string | undefined {
  const codes = new Map(entries.map(({ id, code }) => [id, code]));
  return (id) => codes.get(id);
}
