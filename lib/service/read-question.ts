import { hash } from 'node:crypto';
import type { Fault } from '#lib/contract/faults.ts';
import type { Operation } from '#lib/contract/operation.ts';
import { idParameter } from '#lib/contract/parameters.ts';
import type { Language } from '#lib/domain/language.ts';
import { filterKey } from './canonical-query.ts';
import { readParameters } from './read-parameters.ts';
import { sortOf } from './read-query.ts';
import { readValue } from './read-value.ts';
import { Refusal } from './refusal.ts';
import type { cursorSigner } from './sign-cursor.ts';

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
  const scope = {
    operation: operation.id,
    filters: digest(`${language}?${filterKey(operation, values)}`),
    sort: operation.record === 'lookup' ? '' : sortOf(operation.record, values),
  };
  let position: string | undefined;
  const cursor = values.get('cursor') as string | undefined;
  if (cursor !== undefined && !faults.some((fault) => fault.parameter === 'cursor')) {
    const verified = cursors.verify(cursor, scope);
    if ('fault' in verified) faults.push({ parameter: 'cursor', code: verified.fault, value: cursor });
    else position = verified.position;
  }
  const id = route.id === undefined ? undefined : readId(route.id);
  if (id === null)
    throw new Refusal('invalid_id', { faults: [{ parameter: 'id', code: 'type_integer', value: route.id as string }, ...faults] });
  if (faults.length > 0) throw new Refusal('invalid_parameter', { faults });
  return { values, position, id, scope };
}

/** The id in Latin digits, or null when it is none. Zero is no id. */
function readId(text: string): string | null {
  const result = readValue({ ...idParameter.kind, type: 'ids', countMax: 1 }, text);
  return result && 'value' in result ? ((result.value as readonly string[])[0] as string) : null;
}

const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 16);
