import { readSite, type Site } from '#lib/domain/site/site.ts';
import { readEnv } from './env.ts';

let known: Site | undefined;

/** What the site is called and who runs it. A page asks for it several times, and each reading checks the whole environment. */
export function site(): Site {
  known ??= readSite(readEnv());
  return known;
}
