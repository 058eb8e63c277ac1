import { expect, it } from 'vitest';
import { readToolEnv } from '#lib/env.ts';
import { missingProgram } from '#lib/testing/maven-class-path.ts';

it('the check of record has OpenSearch, so that no test of it is skipped', () => {
  const { opensearch, ci } = readToolEnv();
  expect(opensearch ?? (ci ? missingProgram() : undefined)).toBe(opensearch);
});
