import { fetchLive, holdEvents, keepActions, waitForIntent } from './wait-for-intent.ts';

/** A page whose scripts and hydration data load at the reader's first action. */
export interface DeferredPage {
  /** The page as sent, with one small script that waits for that action. */
  readonly html: string;
  /** What the page's scripts read first: the start of the module loader and React's hydration data. */
  readonly live: string;
}

/** Keys of localStorage whose content a page displays: the reader's list and the last searches. */
const displayedKeys = ['saved', 'searches'];
/** Matches everything to defer in one scan. Data and loader are code, so they are deferred only if they have the nonce of the page. */
const deferredElements = new RegExp(
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
const intentSource = `(()=>{${fetchLive}\n${holdEvents}\n${keepActions}\n(${waitForIntent})(${JSON.stringify(displayedKeys)})})()`;
// Without comments, indentation and the blanks that replace types: every page carries this text. Latin-1, one character per byte, like the
// page that it is inserted into.
const intentScript = Buffer.from(intentSource.replace(/^\s*(?:\/\/.*\s*)*/gm, '').replace(/ {2,}/g, ' ')).toString('latin1');

/** Separates a page from its scripts and hydration data, and inlines style sheets. Undefined if Next.js 16 did not render it. */
export function deferScripts(html: string, readStyle: (href: string) => string | undefined, mark: string): DeferredPage | undefined {
  if (!html.includes('</head>')) return undefined;
  let loaderScript: string | undefined;
  const pushes: string[] = [];
  const files: string[] = [];
  const styles: string[] = [];
  const stripped = html.replace(deferredElements, (element, ...groups: (string | undefined)[]) => {
    const [loaderMark, loader, dataMark, data, file, sheet, faces] = groups;
    if ((loaderMark ?? dataMark ?? mark) !== mark) return element;
    if (loader !== undefined) loaderScript ??= loader;
    if (data !== undefined) pushes.push(data);
    if (file !== undefined) files.push(file);
    if (faces !== undefined) return readStyle(faces) ?? element;
    const text = sheet === undefined ? '' : readStyle(sheet);
    if (sheet === undefined) return '';
    if (text === undefined || text.includes('</style')) return element;
    styles.push(sheet);
    return `<style nonce="${mark}">${text}</style>`;
  });
  if (pushes.length === 0 || files.length === 0) return undefined;
  const unique = [...new Set(files)].join(' ');
  const script = `<script nonce="${mark}" data-styles="${styles.join(' ')}" data-scripts="${unique}">${intentScript}</script>`;
  return { html: stripped.replace('</head>', () => `${script}</head>`), live: [loaderScript, ...pushes].filter(Boolean).join(';\n') };
}

/**
 * Appends the hydration data to a page that is not cached, so that the data need no separate address. The inline script executes them; the
 * policy has their hash.
 */
export function keepInside({ html, live }: DeferredPage, mark: string): string {
  return html.replace('</body>', () => `<script nonce="${mark}" type="text/plain" id="live">${live}</script></body>`);
}
