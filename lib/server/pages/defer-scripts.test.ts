import { expect, test, vi } from 'vitest';
import { deferScripts as defer, keepInside } from './defer-scripts.ts';
import { fetchLive } from './wait-for-intent.ts';

/** The parts of a page, and `html` as a first visit receives it. */
function deferScripts(html: string, readStyle: (href: string) => string | undefined) {
  const deferred = defer(html, readStyle, 'M');
  if (!deferred) return undefined;
  const elements = deferred.styles.map((text) => `<style nonce="M">${text}</style>`).join('');
  return { ...deferred, html: deferred.start + elements + deferred.rest };
}

const loaderStart = '<script nonce="M">(self.__next_f=self.__next_f||[]).push([0])</script>';
const push = (text: string) => `<script nonce="M">self.__next_f.push([1,"${text}"])</script>`;
const head = '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/><link rel="preload" as="script" href="/_next/b.js"/>';
const files = '<script src="/_next/b.js" async="" nonce="M"></script><script src="/_next/c.js" nonce="M" id="_R_" async=""></script>';
const page = (body: string) => `<html><head>${head}${files}</head><body><p>text</p>${body}</body></html>`;
const sheet = (href: string) => (href === '/_next/a.css' ? 'p{margin:0}' : undefined);

test('the page retains its text and styles, and one script that knows what to fetch', () => {
  const { html } = deferScripts(page(`${loaderStart}${push('x')}`), sheet) ?? { html: '' };
  expect(html).toContain('<body><p>text</p></body>');
  expect(html).toContain(
    '<head><style nonce="M">p{margin:0}</style><script nonce="M" data-styles="/_next/a.css" data-scripts="/_next/b.js /_next/c.js">',
  );
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toContain('<link');
});

test('the script of a page has no comments, indentation or runs of blanks, and parses', () => {
  const script = /data-scripts="[^"]*">([^<]*)</.exec(deferScripts(page(push('x')), sheet)?.html ?? '')?.[1] ?? '';
  expect(script.length).toBeGreaterThan(1000);
  expect(script).not.toMatch(/^\s|^\/\/| {2}/m);
  expect(() => new Function(script)).not.toThrow();
});

test('the live part has the statements in their order, with the start of the module loader first', () => {
  const { live } = deferScripts(
    page(`${loaderStart}<script nonce="M" id="_R_">start()</script>${push('x')}<p>between</p>${push('y')}`),
    sheet,
  ) ?? {
    live: '',
  };
  expect(live.split(';\n')).toEqual([
    'start()',
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"x"])',
    'self.__next_f.push([1,"y"])',
  ]);
});

test("the page's own scripts and data blocks are not moved", () => {
  const pageScripts = '<script>theme()</script><script type="application/ld+json">{"a":1}</script>';
  expect(deferScripts(page(`${pageScripts}${loaderStart}`), sheet)?.html).toContain(pageScripts);
});

test('a style sheet that cannot be read, or that would end its element, stays a link', () => {
  const link = '<link rel="stylesheet" href="/_next/a.css"';
  expect(deferScripts(page(loaderStart), () => undefined)?.html).toContain(link);
  expect(deferScripts(page(loaderStart), () => '</style>')?.html).toContain(link);
});

test('a page not rendered by Next.js is unchanged', () => {
  expect(deferScripts('<html><head></head><body>plain</body></html>', sheet)).toBeUndefined();
});

test('a script that imitates hydration data without the mark is not served', () => {
  const injected = '<script>self.__next_f.push([1,"x"]);alert(1)</script><script id="_R_">alert(2)</script>';
  const page2 = page(`${injected}${loaderStart}`);
  const deferred = deferScripts(page2, sheet);
  expect(deferred?.live).not.toContain('alert');
  expect(deferred?.html).toContain(injected);
  expect(deferred && keepInside(deferred, 'M')).toMatch(/<script nonce="M" type="text\/plain" id="live">(?!.*alert)/);
});

test('the fonts of the first paint replace their import when their sheet can be read', () => {
  const html = page(loaderStart).replace('</head>', '<style nonce="M">@import "/fonts/a.v2.css";</style></head>');
  const faces = (href: string) => (href === '/fonts/a.v2.css' ? '@font-face{}' : sheet(href));
  expect(deferScripts(html, faces)?.html).toMatch(/<head>.*<style nonce="M">@font-face\{\}<\/style><script.*<\/head>/s);
  expect(deferScripts(html, faces)?.links).toContain('<style nonce="M">@import "/fonts/a.v2.css";</style>');
  expect(deferScripts(html, sheet)?.html).toContain('@import "/fonts/a.v2.css";');
});

test('before hydration, a disabled link stands for each style sheet of the build and for no other, since React loads only those', () => {
  const elements: Record<string, unknown>[] = [];
  vi.stubGlobal('location', { pathname: '/en', search: '' });
  vi.stubGlobal('document', {
    createElement: (tag: string) => ({ tag, setAttribute: () => undefined, addEventListener: () => undefined }),
    getElementById: () => null,
    head: { append: (element: Record<string, unknown>) => elements.push(element) },
  });
  const styles = '/_next/a.css /fonts/a.v2.css';
  fetchLive(
    { styles, scripts: '/_next/b.js' },
    (act) => act(),
    () => undefined,
  );
  vi.unstubAllGlobals();
  expect(elements.filter(({ rel }) => rel === 'stylesheet')).toMatchObject([{ href: '/_next/a.css', disabled: true }]);
});
