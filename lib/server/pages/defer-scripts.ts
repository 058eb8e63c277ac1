import { fetchLive, keepActions, keepQuiet, waitForIntent } from './wait-for-intent.ts';

export interface DeferredPage {
  /** The page as a reader sees it, with one small script that waits for them. */
  readonly html: string;
  /** What the scripts of the page read first: the start of the module loader and the data that React hydrates from. */
  readonly live: string;
}

/** Keys of localStorage whose content a page shows: my list and the last searches. */
const shownKeys = ['saved', 'searches'];
/**
 * Next.js writes `<` in the data as \u003c, so that they never end their element. One expression: a page is read once, not once for each of these. Data and the
 * start of the loader run, also from the second address, so they are taken for what they are by their nonce alone.
 */
const parts = new RegExp(
  [
    '<script nonce="([^"]*)" id="_R_">([^<]*)</script>',
    '<script nonce="([^"]*)">((?:\\(self\\.__next_f=|self\\.__next_f\\.push\\()[^<]*)</script>',
    '<script src="(/_next/[^"]+)"(?: nonce="[^"]*")?(?: id="_R_")? async=""(?: nonce="[^"]*")?></script>',
    '<link rel="preload" as="script"[^>]*>',
    '<link rel="stylesheet" href="(/_next/[^"]+)"[^>]*>',
    '@import "(/fonts/[^"]+)";',
  ].join('|'),
  'g',
);
// As bytes, one to a character, like the page it goes into.
const waiting = Buffer.from(
  `(()=>{${fetchLive}\n${keepQuiet}\n${keepActions}\n(${waitForIntent})(${JSON.stringify(shownKeys)})})()`,
).toString('latin1');

/**
 * Takes out of a page all that only makes it live: its scripts, which wait for the first sign of a reader, and the data React hydrates from, which
 * say everything a second time (half of a list's packed bytes) and are served at `/_live` + address where the page is kept. Style sheets go in, because a further request
 * costs a slow connection more than their bytes; `readStyle` gives the text of one. Undefined where the page is not as Next.js 16 writes it: it
 * then works as it is.
 */
export function deferScripts(html: string, readStyle: (href: string) => string | undefined, mark: string): DeferredPage | undefined {
  if (!html.includes('</head>')) return undefined;
  let start: string | undefined;
  const pushes: string[] = [];
  const files: string[] = [];
  const styles: string[] = [];
  let ownFaces = '';
  const bare = html.replace(parts, (element, ...found: (string | undefined)[]) => {
    const [loaderMark, loader, dataMark, data, file, sheet, faces] = found;
    if ((loaderMark ?? dataMark ?? mark) !== mark) return element;
    if (loader !== undefined) start ??= loader;
    if (data !== undefined) pushes.push(data);
    if (file !== undefined) files.push(file);
    if (faces !== undefined) {
      ownFaces = readStyle(faces) ?? '';
      // The policy has no hash for nothing.
      return ownFaces ? '/* in the head */' : element;
    }
    const text = sheet === undefined ? '' : readStyle(sheet);
    if (sheet === undefined) return '';
    if (text === undefined || text.includes('</style')) return element;
    styles.push(sheet);
    return `<style nonce="${mark}">${text}</style>`;
  });
  if (pushes.length === 0 || files.length === 0) return undefined;
  const unique = [...new Set(files)].join(' ');
  const script = `<script nonce="${mark}" data-styles="${styles.join(' ')}" data-scripts="${unique}">${waiting}</script>`;
  // Before the script that has them decoded (components/site/theme-script.ts), which is before anything is drawn.
  const whole = bare.replace('</head>', () => `${script}</head>`);
  const styled = ownFaces ? whole.replace('<script', () => `<style nonce="${mark}">${ownFaces}</style><script`) : whole;
  return { html: styled, live: [start, ...pushes].filter(Boolean).join(';\n') };
}

/** A page that is not kept has no second address: its data stay at its end, as a text that the waiting script runs (its hash stands in the policy like those of scripts). */
export function keepInside({ html, live }: DeferredPage, mark: string): string {
  return html.replace('</body>', () => `<script nonce="${mark}" type="text/plain" id="live">${live}</script></body>`);
}
