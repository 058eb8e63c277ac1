import { parseArgs } from 'node:util';
import { writeIndexNotice } from '#lib/commands/process/index-notice.ts';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { coverageMessages, writeCoverage } from '#lib/commands/wording/write-coverage.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { CoverageLine, Harvest } from '#lib/domain/collection.ts';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { countedOrigins, countedTexts } from '#lib/domain/text-origin.ts';
import { readEnv } from '#lib/env.ts';
import { isLanguage, type Language } from '#lib/languages/languages.ts';
import { compose } from '#lib/setup/compose.ts';
import { usages } from './usages.ts';

/** `npm run -s coverage`: how many publications and people have each text in each language. `--missing title.ar` lists those without it. */
await runCommand(usages.coverage, async () => {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean' },
      missing: { type: 'string' },
      by: { type: 'string' },
      text: { type: 'string' },
    },
  });
  const instance = await compose({ ...readEnv(), LOG_LEVEL: 'silent' });
  try {
    const { collection } = instance;
    const { counts: counter, harvest } = collection;
    if (!counter || !harvest) {
      process.stderr.write(`${coverageMessages.remote}\n`);
      return 2;
    }
    if (values.missing !== undefined) return await listMissing(values.missing, collection, harvest);
    if (values.by !== undefined) return await listOrigins(values, collection, harvest);
    const [lines, counts, origins] = await Promise.all([harvest.coverage(), counter.counts(), harvest.coverageByOrigin('year')]);
    process.stdout.write(
      values.json ? `${JSON.stringify({ counts, coverage: lines }, null, 2)}\n` : writeCoverage({ lines, origins, counts }),
    );
    writeIndexNotice((await instance.ready()).detail);
    return 0;
  } finally {
    await instance.close();
  }
});

interface OriginArguments {
  readonly by?: string;
  readonly text?: string;
  readonly json?: boolean;
}

/** Prints one line per text and per year or area, with the number of publications for each origin. Returns the exit code. */
async function listOrigins({ by, text, json }: OriginArguments, catalogue: Catalogue, harvest: Harvest): Promise<number> {
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

type TextKind = CoverageLine['what'];

/** Prints publications or people without the requested text, one per line: address, tab, title or name. Returns the exit code. */
async function listMissing(request: string, catalogue: Catalogue, harvest: Harvest): Promise<number> {
  const [what, language] = request.split('.');
  if (!isTextKind(what) || !isLanguage(language)) {
    process.stderr.write(`${coverageMessages.unknown}\n`);
    return 2;
  }
  let count = 0;
  const rows = what === 'authorName' || what === 'affiliation' ? people(catalogue, language, what) : publications(harvest, language, what);
  for await (const row of rows) {
    process.stdout.write(`${row}\n`);
    count += 1;
  }
  if (count === 0) process.stderr.write(`${coverageMessages.none}\n`);
  return 0;
}

async function* publications(harvest: Harvest, language: Language, what: TextKind): AsyncGenerator<string> {
  for await (const research of harvest.stream(language, defaultResearchQuery)) {
    if (isMissing(research, what, language)) yield `/${language}/research/${research.id}\t${research.title.value}`;
  }
}

async function* people(catalogue: Catalogue, language: Language, what: TextKind): AsyncGenerator<string> {
  for (let cursor: string | undefined = '*'; cursor !== undefined; ) {
    const page = await catalogue.findAuthors(language, { ...defaultAuthorQuery, pageSize: 100, cursor });
    for (const author of page.items) {
      const missing =
        what === 'authorName'
          ? !isInLanguage(author.name, language)
          : author.affiliation !== undefined && !isInLanguage(author.affiliation, language);
      if (missing) yield `/${language}/authors/${author.id}\t${author.name.value}`;
    }
    cursor = page.nextCursor;
  }
}

function isMissing(research: Research, what: TextKind, language: Language): boolean {
  switch (what) {
    case 'title':
      return !isInLanguage(research.title, language);
    case 'abstract':
      return !isInLanguage(research.abstract, language);
    case 'venue':
      return research.venue !== undefined && !isInLanguage(research.venue.name, language);
    default:
      return research.keywords.length === 0 || research.keywordsLanguage !== language;
  }
}

function isInLanguage(text: Text | undefined, language: Language): boolean {
  return text?.lang === language;
}

function isTextKind(value: string | undefined): value is TextKind {
  return value !== undefined && value in coverageMessages.what;
}
