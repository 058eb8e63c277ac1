import { fetchLive, waitForIntent } from './wait-for-intent.ts';

export interface DeferredPage {
  /** The page as a reader sees it, with one small script that waits for them. */
  readonly html: string;
  /** What the scripts of the page read first: the start of the module loader and the data that React hydrates from. */
  readonly live: string;
}

/** Keys of localStorage whose content a page shows: my list and the last searches. */
const shownKeys = ['saved', 'searches'];
// Next.js writes `<` in the data as \u003c, so that they never end their element.
const loaderStart = /<script id="_R_">([^<]*)<\/script>/;
const data = /<script>((?:\(self\.__next_f=|self\.__next_f\.push\()[^<]*)<\/script>/g;
const file = /<script src="(\/_next\/[^"]+)"(?: id="_R_")? async=""><\/script>/g;
const hint = /<link rel="preload" as="script"[^>]*>/g;
const sheet = /<link rel="stylesheet" href="(\/_next\/[^"]+)"[^>]*>/g;
const waiting = `(()=>{${fetchLive}\n(${waitForIntent})(${JSON.stringify(shownKeys)})})()`;

/**
 * Takes out of a page all that only makes it live: its scripts, which wait for the first sign of a reader, and the data React hydrates from, which
 * say everything a second time (half of a list's packed bytes) and are served at `/_live` + address. Style sheets go in, because a further request
 * costs a slow connection more than their bytes; `readStyle` gives the text of one. Undefined where the page is not as Next.js 16 writes it: it
 * then works as it is.
 */
export function deferScripts(html: string, readStyle: (href: string) => string | undefined): DeferredPage | undefined {
  const start = loaderStart.exec(html)?.[1];
  const pushes = [...html.matchAll(data)].map(([, code = '']) => code);
  const files = [...html.matchAll(file)].map(([, src = '']) => src);
  if (pushes.length === 0 || files.length === 0 || !html.includes('</head>')) return undefined;
  const styles: string[] = [];
  const bare = html
    .replace(loaderStart, '')
    .replace(data, '')
    .replace(file, '')
    .replace(hint, '')
    .replace(sheet, (link, href: string) => {
      const text = readStyle(href);
      if (text === undefined || text.includes('</style')) return link;
      styles.push(href);
      return `<style>${text}</style>`;
    });
  const unique = [...new Set(files)].join(' ');
  const script = `<script data-styles="${styles.join(' ')}" data-scripts="${unique}">${waiting}</script>`;
  return { html: bare.replace('</head>', () => `${script}</head>`), live: [start, ...pushes].filter(Boolean).join(';\n') };
}
