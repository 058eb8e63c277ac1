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
        'service-desc': [link('/api/openapi.json', 'application/json', 'en'), link('/api/openapi.ar.json', 'application/json', 'ar')],
        'service-doc': [link('/en/developers', 'text/html', 'en'), link('/ar/developers', 'text/html', 'ar')],
        status: [link('/api/health', 'application/json')],
      },
    ],
  };
}
