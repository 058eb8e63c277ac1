/** Where the API is described, for programs that look before they ask (RFC 9727, as a linkset of RFC 9264). */
export function apiCatalog(siteUrl: string): object {
  const at = (path: string, type: string, language?: string) => ({
    href: `${siteUrl}${path}`,
    type,
    ...(language && { hreflang: [language] }),
  });
  return {
    linkset: [
      {
        anchor: `${siteUrl}/api`,
        'service-desc': [at('/api/openapi.json', 'application/json', 'en'), at('/api/openapi.ar.json', 'application/json', 'ar')],
        'service-doc': [at('/en/developers', 'text/html', 'en'), at('/ar/developers', 'text/html', 'ar')],
        status: [at('/api/health', 'application/json')],
      },
    ],
  };
}
