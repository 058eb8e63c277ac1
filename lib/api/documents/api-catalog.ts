import { documentPath } from '#lib/contract/document-path.ts';
import { languages } from '#lib/languages/languages.ts';

/** The descriptions of the API for automatic discovery (RFC 9727, as a linkset of RFC 9264). */
export function apiCatalog(siteUrl: string): object {
  const link = (path: string, type: string, language?: string) => ({
    href: `${siteUrl}${path}`,
    type,
    ...(language && { hreflang: [language] }),
  });
  return {
    linkset: [
      {
        anchor: `${siteUrl}/api`,
        'service-desc': languages.map((each) => link(documentPath('openapi', each), 'application/json', each)),
        'service-doc': languages.map((each) => link(`/${each}/developers`, 'text/html', each)),
        status: [link('/api/health', 'application/json')],
      },
    ],
  };
}
