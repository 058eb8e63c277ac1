import { test } from 'vitest';
import { killImports } from './kill-imports.ts';

test('an import killed at twenty moments leaves a whole store, and run again ends as if nothing had happened', async () => {
  await killImports(20, 3000);
}, 3_600_000);
