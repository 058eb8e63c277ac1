import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

interface Block {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface StaticSite {
  readonly url: string;
  close(): void;
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1rem}a{color:#1a4fa0}h1{font-size:1.4rem}h2{font-size:1.05rem;margin:1.2rem 0 .2rem}p{margin:.1rem 0;color:#444}input{font:inherit}';

/**
 * Serves the text of the pages as minimal HTML, for comparison: inline style, no script, compressed in advance. Reads the pages with
 * scripts disabled.
 */
export async function startStaticSite(browser: Browser, base: string, paths: readonly string[]): Promise<StaticSite> {
  const pages = new Map<string, Buffer>();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(`${base}${path}`);
    const language = path.startsWith('/ar') ? 'ar' : 'en';
    const heading = (await page.locator('main h1').first().textContent()) ?? '';
    pages.set(path, gzipSync(pageText(language, heading, await readBlocks(page)), { level: 9 }));
  }
  await context.close();
  const server = createServer((request, response) => {
    const body = pages.get(request.url ?? '');
    if (!body) return void response.writeHead(404).end();
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'gzip',
      'Content-Length': body.length,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

type PlainPage = Awaited<ReturnType<Browser['newPage']>>;

/** Rows of a list, or paragraphs of a record, read through Playwright because scripts are off in the page. */
async function readBlocks(page: PlainPage): Promise<Block[]> {
  const rows = page.getByTestId('results').getByRole('article');
  const count = await rows.count();
  if (count === 0) return [{ title: '', lines: await page.locator('main p, main dd').allInnerTexts() }];
  const blocks: Block[] = [];
  for (let index = 0; index < count; index += 1) {
    // biome-ignore lint/performance/useDomNodeTextContent: innerText has the lines as laid out.
    const [title = '', ...lines] = (await rows.nth(index).innerText()).split('\n').filter((line) => line.trim());
    blocks.push({ title, lines });
  }
  return blocks;
}

function pageText(language: string, heading: string, blocks: readonly Block[]): string {
  const rows = blocks.map(
    ({ title, lines }, index) =>
      `${title && `<h2><a href="${index}">${escapeHtml(title)}</a></h2>`}${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}`,
  );
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escapeHtml(heading)}</title><style>${style}</style><main><h1>${escapeHtml(heading)}</h1><form><input type="search" name="keyword"></form>${rows.join('')}<details><summary>…</summary>…</details></main></html>`;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
