import { embedPage } from '#app/embed/embed-page.ts';
import { problemAnswer } from '#app/exports/text-answer.ts';
import { idOf } from '#app/id-of.ts';
import { withOwnIds } from '#app/load-lists.ts';
import { problemOf } from '#app/problem-of.ts';
import { scriptNonce } from '#app/script-nonce.ts';
import { instance, siteUrl } from '#lib/compose.ts';
import { isLanguage, type Language } from '#lib/domain/language.ts';
import { limits } from '#lib/domain/query.ts';
import { site } from '#lib/site.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

/** A person's publications for a frame elsewhere: `/en/embed/authors/7`, narrowed and ordered by the parameters of any list. */
export async function GET(request: Request, { params }: RouteContext<'/[locale]/embed/authors/[id]'>): Promise<Response> {
  const { locale, id } = await params;
  if (!isLanguage(locale)) return new Response(null, { status: 404 });
  const html = await pageOf(locale, idOf(id), new URL(request.url).searchParams).catch(problemOf);
  if (typeof html !== 'string') return problemAnswer(html.problem, locale);
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'cache-control': 'public, max-age=600',
      'x-robots-tag': 'noindex',
    },
  });
}

async function pageOf(language: Language, id: string, parameters: URLSearchParams): Promise<string> {
  const { catalogue, mode } = await instance();
  const author = await catalogue.author(language, id);
  const query = { ...decodeResearchQuery(parameters), authorId: [id], pageIndex: 1, pageSize: limits.pageSizeMax };
  const page = await catalogue.findResearch(language, mode === 'embedded' ? withOwnIds(query) : query);
  return embedPage({ language, author, page, siteUrl: siteUrl(), siteName: site().name[language], nonce: await scriptNonce() });
}
