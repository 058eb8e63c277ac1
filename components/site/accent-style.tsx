import type { AccentColours, ThemeAccent } from '#lib/domain/site/accent-colours.ts';

/** Replaces the accent colour of `app/globals.css` with that of the operator, except in print. */
export function AccentStyle({ accent, nonce }: { readonly accent: AccentColours | undefined; readonly nonce: string | undefined }) {
  if (!accent) return null;
  const day = colours(accent.day);
  const night = colours(accent.night);
  const css = [
    `@media screen{:root{${day}}:root[data-theme='night']{${night}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme='paper']){${night}}}`,
  ].join('');
  return (
    <style
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of validated colours.
      dangerouslySetInnerHTML={{ __html: css }}
    />
  );
}

function colours({ accent, soft }: ThemeAccent): string {
  return `--accent:${accent};--accent-soft:${soft}`;
}
