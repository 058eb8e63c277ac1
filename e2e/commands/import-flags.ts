import { readFileSync } from 'node:fs';

/** Node.js options of `npm run import` in package.json. They limit the heap of each thread, so that the total stays below 600 MB. */
export const importFlags = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: { readonly import: string } }
).scripts.import
  .split(' ')
  .filter((part) => part.startsWith('--'));
