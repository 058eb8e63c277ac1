import { test } from 'vitest';
import { killImports } from './kill-imports.ts';

test('an import killed at three moments leaves a whole store, and run again ends as if nothing had happened', async () => {
  await killImports(3, 2000);
}, 120_000);
