import { fetchLive, holdEvents, keepActions, waitForIntent } from './wait-for-intent.ts';

/** A page whose scripts and hydration data load at the reader's first action. */
export interface DeferredPage {
  /** The page before its style sheets. */
  readonly start: string;
  /** The elements that link or import the style sheets. */
  readonly links: string;
  /** The texts of the style sheets. */
  readonly styles: readonly string[];
  /** The page after its style sheets, with one small script that waits for that action. */
  readonly rest: string;
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
    '<style nonce="([^"]*)">@import "(/fonts/[^"]+)";</style>',
  ].join('|'),
  'g',
);
const intentSource = `(()=>{${fetchLive}\n${holdEvents}\n${keepActions}\n(${waitForIntent})(${JSON.stringify(displayedKeys)})})()`;
// Without comments, indentation and the blanks that replace types: every page carries this text. Latin-1, one character per byte, like the
// page that it is inserted into.
const intentScript = Buffer.from(intentSource.replace(/^\s*(?:\/\/.*\s*)*/gm, '').replace(/ {2,}/g, ' ')).toString('latin1');

/** Separates a page from its scripts, hydration data and style sheets. Undefined if Next.js 16 did not render it. */
export function deferScripts(html: string, readStyle: (href: string) => string | undefined, mark: string): DeferredPage | undefined {
  if (!html.includes('</head>')) return undefined;
  let loaderScript: string | undefined;
  const pushes: string[] = [];
  const files: string[] = [];
  const sheets: { readonly href: string; readonly text: string; readonly link: string }[] = [];
  const sheetsMark = `<!--${mark}-->`;
  const stripped = html.replace(deferredElements, (element, ...groups: (string | undefined)[]) => {
    const [loaderMark, loader, dataMark, data, file, sheet, facesMark, faces] = groups;
    if ((loaderMark ?? dataMark ?? facesMark ?? mark) !== mark) return element;
    if (loader !== undefined) loaderScript ??= loader;
    if (data !== undefined) pushes.push(data);
    if (file !== undefined) files.push(file);
    const href = sheet ?? faces;
    if (href === undefined) return '';
    const text = readStyle(href);
    if (text === undefined || text.includes('</style')) return element;
    sheets.push({ href, text, link: element });
    return sheets.length === 1 ? sheetsMark : '';
  });
  if (pushes.length === 0 || files.length === 0) return undefined;
  const hrefs = sheets.map(({ href }) => href).join(' ');
  const script = `<script nonce="${mark}" data-styles="${hrefs}" data-scripts="${[...new Set(files)].join(' ')}">${intentScript}</script>`;
  const [start, rest] = sheets.length > 0 ? (stripped.split(sheetsMark) as [string, string]) : ['', stripped];
  return {
    start,
    links: sheets.map(({ link }) => link).join(''),
    styles: sheets.map(({ text }) => text),
    rest: rest.replace('</head>', () => `${script}</head>`),
    live: [loaderScript, ...pushes].filter(Boolean).join(';\n'),
  };
}

/**
 * A page that is not cached: contains its style sheets and its hydration data, so that neither needs an address. The inline script executes
 * the data; the policy has their hash.
 */
export function keepInside({ start, styles, rest, live }: DeferredPage, mark: string): string {
  const data = `<script nonce="${mark}" type="text/plain" id="live">${live}</script></body>`;
  const elements = styles.map((text) => `<style nonce="${mark}">${text}</style>`).join('');
  return start + elements + rest.replace('</body>', () => data);
}
