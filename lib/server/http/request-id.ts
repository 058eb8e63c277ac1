import { uuidv7 } from '#lib/service/logs/request-id.ts';

const taken = /^[A-Za-z0-9._-]{8,64}$/;

/** The id of a request: the caller's where it has the agreed form, else a UUIDv7, the same that a problem of the API names as its instance. */
export function createRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && taken.test(given) ? given : uuidv7(Date.now());
}
