import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { operations } from '#lib/contract/operations.ts';
import { problemSchema } from '#lib/contract/problems/problem-schema.ts';
import { languages } from '#lib/languages/languages.ts';
import { openTestService, type TestService } from '#lib/testing/open-test-service.ts';
import { invalidQuery, type SentQuery, validQuery } from '#lib/testing/parameter-arbitraries.ts';

let test: TestService;
beforeAll(async () => {
  test = await openTestService();
});
afterAll(() => test.close());

const call = fc.tuple(fc.constantFrom(...operations), fc.constantFrom(...languages), fc.integer({ min: 1, max: 30 }));
const pathOf = ([operation, language, id]: [(typeof operations)[number], string, number]) =>
  operation.template
    .replace('{language}', language)
    .replace('{id}', operation.record === 'research' ? String(id) : (operation.idParameter?.example ?? ''));
const ask = (path: string, sent: SentQuery) =>
  test.ask(sent.length > 0 ? `${path}?${new URLSearchParams(sent.map(([name, value]) => [name, value]))}` : path);

it('a thousand valid queries are answered, and every answer matches its schema', async () => {
  const valid = call.chain((chosen) => fc.tuple(fc.constant(chosen), validQuery(chosen[0])));
  await fc.assert(
    fc.asyncProperty(valid, async ([chosen, sent]) => {
      const response = await ask(pathOf(chosen), sent);
      const text = await response.text();
      expect(response.status, text.slice(0, 400)).toBe(200);
      const [operation] = chosen;
      const names = new Map(sent);
      if ((names.get('format') ?? 'json') !== 'json') return;
      const body = JSON.parse(text) as unknown;
      if (names.has('fields')) expect(partial(operation)?.parse(body)).toBeTruthy();
      else expect(operation.success.parse(body)).toBeTruthy();
      expect(text).toBe(text.normalize('NFC'));
    }),
    { numRuns: 1000 },
  );
});

it('a thousand invalid queries are refused with 400 and at least one named error', async () => {
  const invalid = call
    .filter(([operation]) => operation.query.length > 0)
    .chain((chosen) => fc.tuple(fc.constant(chosen), invalidQuery(chosen[0])));
  await fc.assert(
    fc.asyncProperty(invalid, async ([chosen, sent]) => {
      const response = await ask(pathOf(chosen), sent);
      expect(response.status, JSON.stringify(sent)).toBe(400);
      const body = problemSchema.parse(await response.json());
      expect(body.errors.length).toBeGreaterThan(0);
      expect(body.errors.every((error) => error.detail !== '' && !/[{}]/.test(error.detail))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

it('for any path the response is JSON or a problem, never a failure', async () => {
  const segments = fc.array(
    fc.oneof(fc.constantFrom('api', 'en', 'ar', 'Publication', 'GetResearchById', '%', '%E0%A4%A', '..', ''), fc.string({ maxLength: 12 })),
    { maxLength: 7 },
  );
  await fc.assert(
    fc.asyncProperty(segments, async (parts) => {
      const response = await test.ask(`/api/${parts.map((part) => part.replace(/[?#]/g, '')).join('/')}`);
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 500 },
  );
});

/** The schema of a response to a call with `fields`: records may omit members, but all their members must be valid. */
function partial(operation: (typeof operations)[number]) {
  const schema = operation.success as z.ZodObject;
  if (operation.shape === 'detail') return schema.partial();
  const items = (schema.shape.items as z.ZodArray<z.ZodObject>).element;
  return schema.extend({ items: items.partial().array() });
}
