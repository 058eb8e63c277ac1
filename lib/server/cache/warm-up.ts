import { requestIdOf } from '#lib/base/http/request-id.ts';
import { pageAddress } from '#lib/server/http/page-address.ts';
import type { PageRenderer } from '#lib/server/pages/render-page.ts';
import type { PageCache } from './page-cache.ts';

/** The first search for a misspelt word builds the spelling index, which takes a second. */
const typo = '/en/research?keyword=galxy';
const firstPages = [...['', '/research', '/authors'].flatMap((path) => [`/en${path}`, `/ar${path}`]), typo];
const keysMax = 50;

/** Renders the start pages and up to 50 of the `keys` in use before the data changed, one at a time. Failures are ignored. */
export async function warmUp(
  cache: PageCache,
  renderer: PageRenderer,
  keys: readonly string[] = [],
  ending: () => boolean = () => false,
): Promise<void> {
  const version = cache.version;
  const urls = new Set([...firstPages, ...keys.filter((key) => !key.includes(' ')).slice(0, keysMax)]);
  for (const url of urls) {
    if (cache.version !== version || ending()) return;
    const address = pageAddress(url, {});
    if (!address) continue;
    const lookup = await cache.load(address.key, () => renderer.shared(address, requestIdOf(undefined))).catch(() => undefined);
    await lookup?.entry?.variant('br').catch(() => undefined);
  }
}
