import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as routerHeaders from 'next/dist/client/components/app-router-headers.js';
import * as constants from 'next/dist/lib/constants.js';

const require = createRequire(import.meta.url);
/** The list of headers that Next.js sends between its own processes is not exported. */
const internal = readFileSync(require.resolve('next/dist/server/lib/server-ipc/utils.js'), 'utf8');
const listed = /INTERNAL_HEADERS = \[([^\]]+)\]/.exec(internal)?.[1]?.match(/(?<=')[\w-]+(?=')/g) ?? [];

const exported = Object.entries({ ...routerHeaders, ...constants }).flatMap(([name, value]) =>
  typeof value === 'string' && /_HEADER$|^NEXT_URL$/.test(name) && !value.includes('/') ? value.toLowerCase() : [],
);

/** Headers whose names Next.js does not define as constants. */
const unlisted = ['x-action-forwarded', 'x-middleware-prefetch', 'x-invocation-id'];

/** Names of all headers that this version of Next.js defines, read from its code, so that a new version cannot add one unnoticed. */
export const nextHeaders: readonly string[] = [...new Set([...exported, ...listed, ...unlisted])].sort();
