import { createRequestId } from '#lib/server/http/request-id.ts';
import type { PageRenderer } from '#lib/server/pages/render-page.ts';
import { pageAddress } from './page-address.ts';
import type { PageCache } from './page-cache.ts';

/** Spellings are arranged when a word is first unknown, which takes a second: a typo asks for them before a reader does. */
const typo = '/en/research?keyword=galxy';
const firstPages = [...['', '/research', '/authors'].flatMap((path) => [`/en${path}`, `/ar${path}`]), typo];
const againMax = 50;

/** Renders pages before anybody asks: those everybody starts from, and the `asked` ones that were in use before the data changed. One at a time, so that readers come first; a page that fails is left for its first reader. Stops when the data changes again or the process ends. */
export async function warmUp(
  cache: PageCache,
  renderer: PageRenderer,
  asked: readonly string[] = [],
  ending: () => boolean = () => false,
): Promise<void> {
  const version = cache.version;
  const urls = new Set([...firstPages, ...asked.filter((key) => !key.includes(' ')).slice(0, againMax)]);
  for (const url of urls) {
    if (cache.version !== version || ending()) return;
    const address = pageAddress(url, {});
    if (!address) continue;
    const found = await cache.load(address.key, () => renderer.shared(address, createRequestId(undefined))).catch(() => undefined);
    await found?.entry?.variant('br').catch(() => undefined);
  }
}
