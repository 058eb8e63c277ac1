import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { CoverageLine, Harvest } from '#lib/domain/collection.ts';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { isLanguage, type Language } from '#lib/languages/languages.ts';
import { coverageMessages } from './write-coverage.ts';

type TextKind = CoverageLine['what'];

/** Prints publications or people without the requested text, one per line: address, tab, title or name. Returns the exit code. */
export async function listMissing(request: string, catalogue: Catalogue, harvest: Harvest): Promise<number> {
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
