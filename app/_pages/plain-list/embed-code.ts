import type { EmbedProps } from '#components/list/embed.tsx';
import { escapeXml } from '#lib/formats/feeds/xml.ts';
import { siteUrl } from '#lib/setup/compose.ts';

/** The embed code of a list, and the address to preview it. */
export function embedCode(href: string, title: string): EmbedProps {
  return {
    href,
    code: `<iframe src="${escapeXml(siteUrl() + href)}" title="${escapeXml(title)}" loading="lazy" width="100%" height="600"></iframe>`,
  };
}
