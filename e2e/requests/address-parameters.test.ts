import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { fetchWithRetry } from '#e2e/fetch-with-retry.ts';
import { languages, pageKinds } from '#e2e/pages.ts';
import { canonicalAddress } from '#lib/url/page-parameters.ts';
import { test } from './test-on-site.ts';

/** Pages that the cache does not share: rendered for each reader, or with a problem that may pass. */
const isCached = (name: string) => !/never was|unknown address|developers|bulk data|page too far/.test(name);

async function renderings(baseURL: string): Promise<number> {
  const text = await (await fetchWithRetry(`${baseURL}/metrics`)).text();
  return Number(/madar_page_cache_total\{result="miss"\} (\d+)/.exec(text)?.[1] ?? 0);
}

/** The bytes of a page as they are sent, over connections that stay open: decompressing 9,000 pages would take most of the time. */
const bytesOf = (agent: Agent, url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => void buffer(response).then(resolve, reject)).on(
      'error',
      reject,
    );
  });

for (const language of languages)
  test(`a hundred unknown parameters on every kind of page render nothing and change no byte (${language})`, async ({ baseURL }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    for (const [name, kind] of Object.entries(pageKinds)) {
      if (!isCached(name)) continue;
      const address = `${baseURL}/${language}${kind}`;
      expect((await fetchWithRetry(address)).status, name).toBeLessThan(500);
      const plain = await bytesOf(agent, address);
      const before = await renderings(baseURL);
      const mark = kind.includes('?') ? '&' : '?';
      const addresses = Array.from({ length: 100 }, (_, index) => `${address}${mark}y${index % 7}=${index}&utm_source=x`);
      const pages = await Promise.all(addresses.map((unknown) => bytesOf(agent, unknown)));
      // The cache may have replaced the page meanwhile.
      const plainAfter = await bytesOf(agent, address);
      expect(pages.filter((page) => !page.equals(plain) && !page.equals(plainAfter)).length, name).toBe(0);
      // Other tests of this run may render pages meanwhile, but not a hundred for each kind.
      expect((await renderings(baseURL)) - before, name).toBeLessThan(50);
    }
    agent.destroy();
  });

test('every link and form of every kind of page has only parameters that its target reads', async ({ baseURL }) => {
  const unread = new Set<string>();
  const isPage = ({ pathname }: URL) => /^\/(?:en|ar)(?:\/|$)/.test(pathname) && !/\/developers|\/report$|\.[a-z]+$/.test(pathname);
  const check = (from: string, target: URL) => {
    if (target.origin !== new URL(baseURL).origin || !isPage(target)) return;
    const read = new URL(canonicalAddress(target.pathname + target.search), target).searchParams;
    for (const name of target.searchParams.keys()) if (!read.has(name)) unread.add(`${from}: ${name} of ${target.pathname}`);
  };
  for (const language of languages)
    for (const kind of Object.values(pageKinds)) {
      const from = `/${language}${kind}`;
      const html = (await (await fetchWithRetry(baseURL + from)).text()).replaceAll('&amp;', '&');
      for (const [, href] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) if (href) check(from, new URL(href, baseURL + from));
      for (const [, attributes = '', content = ''] of html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)) {
        if (/method="post"/i.test(attributes)) continue;
        const target = new URL(/action="([^"]*)"/.exec(attributes)?.[1] ?? from, baseURL + from);
        target.search = '';
        const formId = /\bid="([^"]*)"/.exec(attributes)?.[1];
        const outside =
          formId === undefined
            ? []
            : [...html.matchAll(new RegExp(`<(?:input|select)\\b[^>]*form="${formId}"[^>]*>`, 'g'))].map(([tag]) => tag);
        for (const [, field] of [content, ...outside].join('').matchAll(/<(?:input|select)\b[^>]*?\sname="([^"]*)"/g))
          target.searchParams.append(field ?? '', '1');
        check(`${from} (form)`, target);
      }
    }
  expect([...unread]).toEqual([]);
});
