/** The Signposting relations (signposting.org) through which programs find a page's metadata. */
const relations = new Set(['cite-as', 'describedby', 'item', 'author', 'type', 'license']);
const linkElement = /<link\s((?:[^>"']|"[^"]*"|'[^']*')*?)\/?>/g;

/**
 * The `Link` header (RFC 8288) of a page, from its `<link>` elements, because a Next.js 16 page cannot set a header. Undefined without any.
 * Addresses outside ASCII are left out; reserved characters are percent-encoded (RFC 3986 §2).
 */
export function linkHeaderOf(html: string): string | undefined {
  const head = html.slice(0, Math.max(0, html.indexOf('</head>')));
  if (!head.includes('rel="cite-as"') && !head.includes('rel="describedby"')) return undefined;
  const links = [...head.matchAll(linkElement)].flatMap(([, attributes = '']) => {
    const rel = attribute(attributes, 'rel');
    const href = attribute(attributes, 'href');
    const type = attribute(attributes, 'type');
    if (!rel || !href || !relations.has(rel) || !/^[\x21-\x7e]+$/.test(href)) return [];
    return [
      `<${href.replace(/["<>\\^`{|}]/g, encodeURIComponent)}>; rel="${rel}"${type && /^[\w.+/-]+$/.test(type) ? `; type="${type}"` : ''}`,
    ];
  });
  return links.length > 0 ? links.join(', ') : undefined;
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`)
    .exec(attributes)?.[1]
    ?.replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
