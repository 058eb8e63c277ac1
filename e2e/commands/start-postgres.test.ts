import { expect, it } from 'vitest';
import { readToolEnv } from '#lib/env.ts';
import { findPostgres } from '#lib/testing/start-postgres.ts';

it('the check of record has PostgreSQL, so that no test of it is skipped', () => {
  expect(findPostgres() !== undefined || !readToolEnv().ci).toBe(true);
});
