import { coverageMessages } from '#lib/commands/wording/write-coverage.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { Harvest } from '#lib/domain/collection.ts';
import { countedOrigins, countedTexts } from '#lib/domain/text-origin.ts';

interface OriginArguments {
  readonly by?: string;
  readonly text?: string;
  readonly json?: boolean;
}

/** Prints one line per text and per year or area, with the number of publications for each origin. Returns the exit code. */
export async function listOrigins({ by, text, json }: OriginArguments, catalogue: Catalogue, harvest: Harvest): Promise<number> {
  const words = coverageMessages;
  if ((by !== 'year' && by !== 'area') || (text !== undefined && !countedTexts.some((candidate) => candidate === text))) {
    process.stderr.write(`${words.byUnknown}\n`);
    return 2;
  }
  const lines = (await harvest.coverageByOrigin(by)).filter((line) => text === undefined || line.text === text);
  const areas = new Map(by === 'area' ? (await catalogue.researchAreas('en')).map(({ id, name }) => [id, name.value]) : []);
  const rows = lines.map(({ key, text: textName, counts }) => ({
    text: textName,
    by,
    value: (key && areas.get(key)) ?? key ?? null,
    counts,
  }));
  if (json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  else {
    process.stdout.write(`text\t${by}\t${countedOrigins.map((origin) => words.origins[origin]).join('\t')}\n`);
    for (const line of rows)
      process.stdout.write(`${line.text}\t${line.value ?? '–'}\t${countedOrigins.map((origin) => line.counts[origin]).join('\t')}\n`);
  }
  return 0;
}
