import { uuidv7 } from '#lib/base/logs/request-id.ts';

const acceptedId = /^[A-Za-z0-9._-]{8,64}$/;

/** The request's id: the caller's if it has the accepted form, otherwise a UUIDv7. API problems return it as `requestId`. */
export function createRequestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && acceptedId.test(header) ? header : uuidv7(Date.now());
}
