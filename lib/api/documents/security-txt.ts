import type { Site } from '#lib/domain/site/site.ts';

const dayMs = 86_400_000;
/** Days until the file expires, counted from today. RFC 9116 recommends less than a year. */
const validDays = 180;

/** `/.well-known/security.txt` (RFC 9116): the operator's mail address, or the page about the site's operator. */
export function securityTxt(siteUrl: string, { contact }: Pick<Site, 'contact'>, now: number): string {
  const expires = new Date((Math.floor(now / dayMs) + validDays) * dayMs).toISOString().replace('.000Z', 'Z');
  return [
    `Contact: ${contact ? `mailto:${contact}` : `${siteUrl}/en/about`}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, ar',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
