import { expect, it } from 'vitest';
import { readToolEnv } from '#lib/env.ts';
import { findPostgres } from '#lib/service/testing/start-postgres.ts';

it('has PostgreSQL at hand in the check of record, where none of its tests may be skipped', () => {
  expect(findPostgres() !== undefined || !readToolEnv().ci).toBe(true);
});
