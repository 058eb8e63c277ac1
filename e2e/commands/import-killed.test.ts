import { test } from 'vitest';
import { killImports } from './kill-imports.ts';

test('an import killed at two moments leaves an intact store, and a rerun gives the undisturbed result', async () => {
  await killImports(2, 600);
});
