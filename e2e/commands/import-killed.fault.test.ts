import { test } from 'vitest';
import { killImports } from './kill-imports.ts';

test('an import killed at twenty moments leaves an intact store, and a rerun gives the undisturbed result', async () => {
  await killImports(20, 3000);
}, 3_600_000);
