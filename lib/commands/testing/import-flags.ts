import { readFileSync } from 'node:fs';

/** What `npm run import` gives to Node.js, from package.json: heaps that grow by half of what lives in them, twice over since two threads have one. */
export const importFlags = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: { readonly import: string } }
).scripts.import
  .split(' ')
  .filter((part) => part.startsWith('--'));
