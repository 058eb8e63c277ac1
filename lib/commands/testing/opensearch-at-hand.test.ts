import { expect, it } from 'vitest';
import { readToolEnv } from '#lib/env.ts';
import { missingProgram } from '#lib/service/testing/opensearch/start-opensearch.ts';

it('has what OpenSearch needs in the check of record, where none of its tests may be skipped', () => {
  const { opensearch, ci } = readToolEnv();
  expect(opensearch ?? (ci ? missingProgram() : undefined)).toBe(opensearch);
});
