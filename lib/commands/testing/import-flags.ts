import { readFileSync } from 'node:fs';

/** The Node.js options of `npm run import`, from package.json: each thread has a heap, and all together stay below 600 MB. */
export const importFlags = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: { readonly import: string } }
).scripts.import
  .split(' ')
  .filter((part) => part.startsWith('--'));
