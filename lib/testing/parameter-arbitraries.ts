import fc from 'fast-check';
import type { Operation } from '#lib/contract/parameters/operation.ts';
import type { Parameter } from '#lib/contract/parameters/parameter.ts';

/** Valid values of a parameter, as sent. */
export function validValue({ kind }: Parameter): fc.Arbitrary<string> {
  const commaJoined = (part: fc.Arbitrary<string>, maxLength: number) =>
    fc.uniqueArray(part, { minLength: 1, maxLength }).map((parts) => parts.join(','));
  switch (kind.type) {
    case 'integer':
      return fc.integer({ min: kind.min, max: kind.max }).map(String);
    case 'ids':
      return commaJoined(fc.integer({ min: 1, max: 60 }).map(String), 4);
    case 'text':
      return fc.oneof(
        fc.constantFrom(
          'cubesat',
          'قمر',
          '"star tracker"',
          '-dust storm',
          'title:study',
          'author:Noura',
          'doi:10.5555/srd.1',
          '((',
          '"',
          'AND OR NOT',
          '*',
          'a:b:c',
          'دراسة',
        ),
        fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replace(/\p{Cc}/gu, ' ')),
      );
    case 'slug':
      return fc.constantFrom('regolith', 'Black-Hole', 'a1');
    case 'choice':
      return fc.constantFrom(...kind.of);
    case 'choices':
      return commaJoined(fc.constantFrom(...kind.of), kind.countMax ?? kind.of.length);
    case 'languages':
      return commaJoined(fc.constantFrom('en', 'ar', 'fr', 'zz'), 3);
    case 'countries':
      return commaJoined(fc.constantFrom('SA', 'EG', 'US', 'ZZ'), 3);
    case 'names':
      return fc.constantFrom('Remote Sensing', 'Science, Technology & Space', 'مجلة مثال لعلوم الفضاء');
    case 'flag':
      return fc.constantFrom('true', 'false');
    case 'letter':
      return fc.constantFrom('a', 'N', 'é', 'أ', 'ن');
    case 'cursor':
      return fc.constant('*');
    case 'moment':
      return fc.constantFrom('2026-11-20', '2026-11-20T00:00:01Z', '1999-12-31');
  }
}

/** Invalid values of a parameter. */
export function invalidValue({ kind }: Parameter): fc.Arbitrary<string> {
  switch (kind.type) {
    case 'integer':
      return fc.oneof(fc.integer({ min: kind.max + 1, max: 2 ** 31 }).map(String), fc.constantFrom('0x10', '1e2', '-1', '1.5', 'x', ' 1'));
    case 'ids':
      return fc.constantFrom('0', 'x', '1,,2', '1;2', '-1', Array.from({ length: 21 }, (_, index) => index + 1).join(','));
    case 'text':
      return fc.constantFrom('a\u0000', '\u001b[0m', 'a'.repeat(201), 'tab\there');
    case 'slug':
      return fc.constantFrom('-', 'a_b', 'a.b', 'قمر');
    case 'choice':
    case 'choices':
      return fc.constantFrom('nonsense', ' ', 'ALL', ',');
    case 'languages':
      return fc.constantFrom('eng', 'EN', 'e', 'en,');
    case 'countries':
      return fc.constantFrom('sa', 'SAU', 'S', 'SA,', 'S1');
    case 'names':
      return fc.constantFrom('a\u0000', 'tab\there', 'a'.repeat(301));
    case 'flag':
      return fc.constantFrom('1', 'yes', 'TRUE');
    case 'letter':
      return fc.constantFrom('ab', '1', '!', 'я');
    case 'cursor':
      return fc.constantFrom('x', 'x.y', 'a b', 'a'.repeat(513));
    case 'moment':
      return fc.constantFrom('yesterday', '2026-13-01', '2026-11-20T00:00:00', '20261120');
  }
}

export type SentQuery = readonly (readonly [name: string, value: string])[];

/** Valid queries of an operation: any compatible parameters. */
export function validQuery(operation: Operation): fc.Arbitrary<SentQuery> {
  const options = operation.query.map((parameter) =>
    fc.option(
      validValue(parameter).map((value) => [parameter.name, value] as const),
      { nil: undefined, freq: 3 },
    ),
  );
  return fc.tuple(...options).map((picked) => makeConsistent(picked.filter((entry) => entry !== undefined)));
}

/** Queries with at least one fault. */
export function invalidQuery(operation: Operation): fc.Arbitrary<SentQuery> {
  const faults = operation.query.map((parameter) => invalidValue(parameter).map((value) => [parameter.name, value] as const));
  const unknown = fc.stringMatching(/^[a-z]{3,12}Q$/).map((name) => [name, '1'] as const);
  return fc
    .tuple(validQuery(operation), fc.oneof(unknown, ...faults))
    .map(([valid, fault]) => [...valid.filter(([name]) => name !== fault[0]), fault]);
}

/** Applies the rules for several parameters: years in order, either a page or a cursor, and no page beyond 10,000 results. */
function makeConsistent(query: SentQuery): SentQuery {
  const values = new Map(query);
  const number = (name: string) => Number(values.get(name));
  if (number('fromYear') > number('toYear')) values.delete('toYear');
  if (values.has('cursor')) values.delete('pageIndex');
  if (number('pageIndex') * (number('pageSize') || 20) > 10_000) values.set('pageIndex', '2');
  return [...values];
}
