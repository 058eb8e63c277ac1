import { openSearchDescription } from '#lib/formats/feeds/opensearch.ts';
import { translator } from '#lib/i18n/translator.ts';
import { isLanguage } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { paths } from '#lib/url/paths.ts';

/** The OpenSearch description: `/opensearch.ar.xml`. */
export async function GET(_request: Request, { params }: RouteContext<'/bff/[language]/opensearch'>): Promise<Response> {
  const { language } = await params;
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const url = siteUrl();
  const description = openSearchDescription({
    language,
    shortName: site().name[language],
    description: translator(language, 'files')('searchDescription'),
    self: url + paths.openSearch(language),
    html: `${url}${paths.research(language)}?keyword={searchTerms}`,
    atom: `${url}${paths.researchFile(language, 'atom')}?keyword={searchTerms}`,
  });
  return new Response(description, {
    headers: {
      'content-type': 'application/opensearchdescription+xml; charset=utf-8',
      'content-language': language,
      'cache-control': 'public, max-age=86400',
    },
  });
}
