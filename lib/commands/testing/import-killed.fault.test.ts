import { test } from 'vitest';
import { startPostgres } from '#lib/service/testing/start-postgres.ts';
import { killImports, killPostgresImports } from './kill-imports.ts';

test('an import killed at twenty moments leaves a whole store, and run again ends as if nothing had happened', async () => {
  await killImports(20, 3000);
}, 600_000);

test('the same over PostgreSQL, at six moments', async ({ skip }) => {
  const server = await startPostgres();
  if ('skipped' in server) return skip(server.skipped);
  try {
    await killPostgresImports(() => server.createDatabase(), 6, 2000);
  } finally {
    await server.stop();
  }
}, 600_000);
