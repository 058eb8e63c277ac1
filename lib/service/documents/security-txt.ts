import type { Site } from '#lib/domain/site/site.ts';

const dayMs = 86_400_000;
/** RFC 9116 wants less than a year; the date moves on for as long as somebody runs the site. */
const validDays = 180;

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness. The operator's mail address where there is one, else the page that says who runs the site; none is made up. */
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
