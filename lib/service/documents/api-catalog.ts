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

/** Where to report a weakness (RFC 9116). `now` in milliseconds; the file says that it holds for half a year. */
export function securityText(siteUrl: string, now: number): string {
  const expires = `${new Date(now + 182 * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`;
  return [
    `Contact: ${siteUrl}/en/developers`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, ar',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
