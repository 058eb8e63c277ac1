import { hash } from 'node:crypto';
import type { Operation } from '#lib/contract/operation.ts';
import type { Parameter, ParameterKind } from '#lib/contract/parameters/parameter.ts';
import type { Fault } from '#lib/contract/problems/faults.ts';
import type { Language } from '#lib/domain/language.ts';
import { Refusal } from '#lib/service/answers/refusal.ts';
import { filterKey } from './canonical-query.ts';
import { readParameters } from './read-parameters.ts';
import { sortOf } from './read-query.ts';
import { readValue, type Value } from './read-value.ts';
import type { CursorScope, cursorSigner } from './sign-cursor.ts';

interface AskedRoute {
  readonly operation: Operation;
  readonly language: Language;
  /** As it stands in the path. */
  readonly id: string | undefined;
}

/** What a call asks for, if all of it is valid; else a refusal that names everything that is not. */
export function readQuestion(cursors: ReturnType<typeof cursorSigner>, search: URLSearchParams, route: AskedRoute) {
  const { operation, language } = route;
  const { values, faults: found } = readParameters(operation, search);
  const faults: Fault[] = [...found];
  const scope = cursorScope(operation, language, values);
  let position: string | undefined;
  const cursor = values.get('cursor') as string | undefined;
  if (cursor !== undefined && !faults.some((fault) => fault.parameter === 'cursor')) {
    const verified = cursors.verify(cursor, scope);
    if ('fault' in verified) faults.push({ parameter: 'cursor', code: verified.fault, value: cursor });
    else position = verified.position;
  }
  const id = route.id === undefined ? undefined : readId((operation.idParameter as Parameter).kind, route.id);
  if (id !== undefined && typeof id !== 'string')
    throw new Refusal('invalid_id', { faults: [{ parameter: 'id', value: route.id as string, ...id.fault }, ...faults] });
  if (faults.length > 0) throw new Refusal('invalid_parameter', { faults });
  return { values, position, id, scope };
}

/** What a cursor of this list belongs to, whoever asks. */
export function cursorScope(operation: Operation, language: Language, values: ReadonlyMap<string, Value>): CursorScope {
  return {
    operation: operation.id,
    filters: digest(`${language}?${filterKey(operation, values)}`),
    sort: operation.record === 'lookup' ? '' : sortOf(operation.record, values),
  };
}

/** The id as records have it, in Latin digits, or why it is none. Zero is no id. */
export function readId(kind: ParameterKind, text: string): string | { readonly fault: Omit<Fault, 'parameter'> } {
  const result = readValue(kind.type === 'slug' ? kind : { type: 'ids', countMax: 1 }, text);
  if (result && 'value' in result) return [result.value].flat()[0] as string;
  return { fault: kind.type === 'slug' && result ? result.fault : { code: 'type_integer' } };
}

const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 16);
