import { fileAnswer, fileResponse } from '#app/_pages/exports/file-answer.ts';
import { streamText } from '#app/_pages/exports/stream-body.ts';
import { authorshipCsv } from '#lib/formats/bibliography/authorship-csv.ts';
import { type CsvTable, csvHead } from '#lib/formats/bibliography/csv-syntax.ts';
import { referenceCsv } from '#lib/formats/bibliography/reference-csv.ts';
import type { Language } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { decodeId } from '#lib/url/decode-id.ts';

type Context = RouteContext<'/bff/[language]/research/[id]/lists/[list]'>;

/** All authors or references of a work as CSV, rewritten from `/en/research/12/authors.csv` (`next.config.mjs`). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { language: locale, id: segment, list } = await params;
  return fileAnswer(locale, async (language, { collection }) => {
    if (!(list === 'authors' || list === 'references')) return new Response(null, { status: 404 });
    const id = decodeId(segment);
    const { authors, references = [] } = await collection.research(language, id);
    const lines = list === 'authors' ? linesOf(authorshipCsv, authors, language) : linesOf(referenceCsv, references, language);
    return fileResponse(streamText(request, lines), language, 'text/csv; charset=utf-8; header=present', {
      'content-disposition': `attachment; filename="research-${id.replace(/[^\w-]/g, '_')}-${list}.csv"`,
      'cache-control': 'public, max-age=60',
    });
  });
}

async function* linesOf<T>(table: CsvTable<string, T>, entries: readonly T[], language: Language): AsyncGenerator<string> {
  yield csvHead(table, language);
  for (const entry of entries) yield table.row(entry, { language, siteUrl: siteUrl() });
}
