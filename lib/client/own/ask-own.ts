import type { Answer } from '#lib/client/transport/fetch-answer.ts';
import { placeOrigin } from '#lib/client/transport/transport.ts';

/** What our own service answers in this process, before it is a `Response`. */
export interface OwnReply {
  readonly status: number;
  /** As far as they are read here: by name, or all of them. */
  readonly headers: Pick<Headers, 'get' | 'has'> & Iterable<readonly [string, string]>;
  readonly body: Uint8Array | null;
}

/** Asks our own service for a path with its query. */
export type Own = (path: string) => Promise<OwnReply>;

const headers = new Headers({ accept: 'application/json' });
const decoder = new TextDecoder();

/** A request for a path, as far as our own service reads one: a `Request` of the platform costs more to make than it says. */
export function ownRequest(path: string): Request {
  return { method: 'GET', url: `${placeOrigin}${path}`, headers, body: null } as unknown as Request;
}

/** A good answer of our own service. Undefined for anything else (failures, records that moved), which is read as any service's is. */
export async function askOwn(own: Own, path: string): Promise<Answer | undefined> {
  const reply = await own(path);
  if (reply.status !== 200 || !reply.body) return undefined;
  return { payload: JSON.parse(decoder.decode(reply.body)), headers: reply.headers as Headers, size: reply.body.length };
}
