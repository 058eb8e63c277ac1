import { readSite, type Site } from '#lib/domain/site/site.ts';
import { readEnv } from '#lib/env.ts';

let cachedSite: Site | undefined;

/** The site of this process. Cached: a page needs it several times, and reading the environment validates all of it. */
export function site(): Site {
  cachedSite ??= readSite(readEnv());
  return cachedSite;
}
