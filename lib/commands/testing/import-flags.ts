import { readFileSync } from 'node:fs';

/** What `npm run import` gives to Node.js, from package.json: each of its threads has a heap, and all of them together stay below 600 MB. */
export const importFlags = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: { readonly import: string } }
).scripts.import
  .split(' ')
  .filter((part) => part.startsWith('--'));
