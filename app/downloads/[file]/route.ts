import { join } from 'node:path';
import { streamFile } from '#app/_pages/exports/stream-body.ts';
import { embeddedOnlyAnswer, problemAnswer, textAnswer } from '#app/_pages/exports/text-answer.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { withinTime } from '#lib/base/within-time.ts';
import type { Dump, DumpFile } from '#lib/domain/dump.ts';
import { licences } from '#lib/domain/licences.ts';
import { type TermFile, termFiles } from '#lib/formats/feeds/term-files.ts';
import { thesaurusFileName, writeThesaurus } from '#lib/formats/feeds/thesaurus-file.ts';
import { translator } from '#lib/i18n/translator.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';

// Writing a large dump takes longer than proxies wait.
const waitMaxMs = 20_000;
const lateDump = { detail: 'The dump is being made.', retryAfterSeconds: 30 };

/** The data dump: `/downloads/index.json` lists files with checksums; a name without a version redirects to the current file. */
export async function GET(request: Request, { params }: RouteContext<'/downloads/[file]'>): Promise<Response> {
  const { file } = await params;
  const { collection, dictionary, env } = await instance();
  const terms = termFiles.find(({ name }) => name === file);
  if (terms) return sendText(terms, terms.write(dictionary.all('en'), { language: 'en', siteUrl: env.SITE_URL }));
  if (file === thesaurusFileName) {
    const text = writeThesaurus(dictionary.thesaurus(), { siteUrl: env.SITE_URL });
    return sendText({ name: file, contentType: 'text/turtle; charset=utf-8' }, text);
  }
  if (!collection.currentDump) return embeddedOnlyAnswer();
  if (file === 'LICENCE.txt') return plain(licenceText());
  const dump = await withinTime(collection.currentDump(), waitMaxMs, lateDump).catch(toProblem);
  if ('problem' in dump) return problemAnswer(dump.problem, 'en');
  if (file === 'index.json') return Response.json(indexOf(dump, env.SITE_URL), { headers: { 'cache-control': 'no-cache' } });
  const dumpFile = dump.files.find(({ name }) => file === name);
  if (dumpFile) return send(request, dump, dumpFile);
  const checksumFile = dump.files.find(({ name }) => file === `${name}.sha256`);
  if (checksumFile) return plain(`${checksumFile.sha256}  ${checksumFile.name}\n`);
  const currentFile = dump.files.find(({ name }) => file === name.replace(/^research-[^.]*\./, 'research.'));
  if (currentFile)
    return new Response(null, {
      status: 302,
      headers: { location: `${env.SITE_URL}/downloads/${currentFile.name}`, 'cache-control': 'no-cache' },
    });
  return textAnswer(404, languages.map((language) => translator(language, 'files')('noDump')).join('\n'), 'en');
}

function send(request: Request, { folder }: Dump, { name, bytes, sha256 }: DumpFile): Response {
  const etag = `"${sha256.slice(0, 32)}"`;
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers: { etag } });
  return new Response(streamFile(request, join(/* turbopackIgnore: true */ folder, name)), {
    headers: {
      'content-type': 'application/gzip',
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="${name}"`,
      etag,
      'cache-control': 'public, max-age=3600',
      'x-robots-tag': 'noindex',
    },
  });
}

function sendText({ name, contentType }: Pick<TermFile, 'name' | 'contentType'>, text: string): Response {
  return new Response(text, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'public, max-age=3600',
    },
  });
}

function indexOf({ dataVersion, made, records, files }: Dump, site: string): object {
  return {
    dataVersion,
    made,
    records,
    licence: `${site}/downloads/LICENCE.txt`,
    files: files.map(({ name, bytes, sha256 }) => ({
      url: `${site}/downloads/${name}`,
      checksum: `${site}/downloads/${name}.sha256`,
      bytes,
      sha256,
    })),
  };
}

/** The licences in both languages, in the words of the About page. */
function licenceText(): string {
  const licenceTags = Object.entries(licences).map(([tag, address]) => [tag, (name: string) => `${name} (${address})`] as const);
  const textIn = (language: Language) => {
    const t = translator(language, 'about');
    return [t('reuseHeading'), t.markup('reuse', Object.fromEntries(licenceTags)), t('reuseWorks')].join('\n\n');
  };
  return `${languages.map(textIn).join('\n\n')}\n`;
}

function plain(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } });
}
