import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { Problem } from '#lib/base/problem.ts';
import type { IndexDocument } from '#lib/store/opensearch/documents/index-document.ts';
import { adminRequest } from '#lib/store/opensearch/documents/mapping.ts';
import { isBlockType, serverProblem } from './server-problem.ts';

/** Bytes per request. At this size the overhead is negligible; nodes accept up to 100 MB. */
const bulkBytes = 2_000_000;
/** Maximum concurrent requests. The server works on some of them while the next one is prepared. */
const inFlightMax = 4;
/** Delays before retrying a busy server (429). */
const busyWaitsMs = [500, 1000, 2000, 4000, 8000] as const;

/** A document with its index, version and the caller's token. */
export interface BulkEntry<Token> {
  readonly index: string;
  readonly document: IndexDocument;
  /** Older versions never replace newer ones. */
  readonly version: number;
  readonly token: Token;
}

interface Outcomes<Token> {
  /** Called when the server has stored these documents, or newer versions of them. */
  written(tokens: readonly Token[]): void;
  /** Called when the server permanently rejects a document. */
  refused(token: Token, reason: string): void;
}

export interface BulkWriter<Token> {
  /** Resolves when there is room for another document. Rejects with a `Problem` if the server accepts none at all. */
  put(entry: BulkEntry<Token>): Promise<void>;
  /** Resolves when every document has an outcome. */
  flush(): Promise<void>;
}

interface BulkItem {
  readonly status?: number;
  readonly error?: { readonly type: string; readonly reason?: string; readonly caused_by?: { readonly reason?: string } };
}

/** Digest of a document, including fields that are indexed but not stored; compared by `--check`. */
export const documentDigest = (source: string): string => hash('sha256', source, 'base64url').slice(0, 22);

interface Batch<Token> {
  lines: string[];
  entries: BulkEntry<Token>[];
  bytes: number;
}

const emptyBatch = <Token>(): Batch<Token> => ({ lines: [], entries: [], bytes: 0 });

/** Writes documents in bulk; the caller refreshes. Rejected documents do not stop the others. */
export function bulkWriter<Token>(client: Client, outcomes: Outcomes<Token>): BulkWriter<Token> {
  let batch = emptyBatch<Token>();
  const inFlight = new Set<Promise<void>>();
  let failure: unknown;

  const send = () => {
    if (batch.entries.length === 0) return;
    const request = sendBatch(client, batch, outcomes)
      .catch((error: unknown) => {
        failure ??= error;
      })
      .finally(() => inFlight.delete(request));
    inFlight.add(request);
    batch = emptyBatch();
  };
  const check = () => {
    if (failure !== undefined) throw failure;
  };
  return {
    async put(entry) {
      const source = JSON.stringify(entry.document.body);
      batch.lines.push(
        JSON.stringify({ index: { _index: entry.index, _id: entry.document.id, version: entry.version, version_type: 'external_gte' } }),
        `${source.slice(0, -1)},"digest":"${documentDigest(source)}"}`,
      );
      batch.entries.push(entry);
      batch.bytes += source.length;
      if (batch.bytes < bulkBytes) return;
      send();
      while (inFlight.size >= inFlightMax) await Promise.race(inFlight);
      check();
    },
    async flush() {
      send();
      await Promise.all(inFlight);
      check();
    },
  };
}

async function sendBatch<Token>(client: Client, batch: Batch<Token>, outcomes: Outcomes<Token>): Promise<void> {
  let remaining = batch;
  for (let attempt = 0; remaining.entries.length > 0; attempt += 1) {
    const items = await request(client, remaining);
    if (items === 'too large') return await sendHalves(client, remaining, outcomes);
    const retries = emptyBatch<Token>();
    const tokens: Token[] = [];
    let busy = '';
    for (const [index, { status = 0, error }] of items.entries()) {
      const entry = remaining.entries[index] as BulkEntry<Token>;
      // A conflict means a newer version is stored.
      if (!error || status === 409) tokens.push(entry.token);
      else if (status === 400 || status === 413) outcomes.refused(entry.token, reasonOf(error));
      else if (isBlockType(error.type)) throw blocked(error);
      else {
        busy = error.reason ?? error.type;
        retries.entries.push(entry);
        retries.lines.push(remaining.lines[index * 2] as string, remaining.lines[index * 2 + 1] as string);
      }
    }
    outcomes.written(tokens);
    if (retries.entries.length > 0) await wait(attempt, busy);
    remaining = retries;
  }
}

/** The reason and its cause, each truncated, because some quote long values. */
const reasonOf = ({ type, reason, caused_by: cause }: NonNullable<BulkItem['error']>): string =>
  [reason ?? type, cause?.reason]
    .filter((text) => text !== undefined)
    .map((text) => text.slice(0, 200))
    .join(': ');

/** The `Problem` for a write to a read-only index. OpenSearch also makes indices read-only when the disk is nearly full (flood stage). */
function blocked({ reason, type }: NonNullable<BulkItem['error']>): Problem {
  return new Problem('unavailable', { detail: `OpenSearch rejects writes: ${reason ?? type}.` });
}

async function wait(attempt: number, reason: string): Promise<void> {
  const ms = busyWaitsMs[attempt];
  if (ms === undefined) throw new Problem('unavailable', { detail: `OpenSearch rejects writes: ${reason}.` });
  await sleep(ms);
}

async function request<Token>(client: Client, batch: Batch<Token>): Promise<readonly BulkItem[] | 'too large'> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { body } = await client.bulk({ body: `${batch.lines.join('\n')}\n` as never }, adminRequest);
      return (body.items as readonly { readonly index?: BulkItem }[]).map(({ index }) => index ?? {});
    } catch (error) {
      const { statusCode } = error as { readonly statusCode?: number };
      if (statusCode === 413) return 'too large';
      if (statusCode !== 429) throw serverProblem(error);
      await wait(attempt, String((error as Error).message));
    }
  }
}

async function sendHalves<Token>(client: Client, { entries, lines }: Batch<Token>, outcomes: Outcomes<Token>): Promise<void> {
  const [only] = entries;
  if (only && entries.length === 1) return outcomes.refused(only.token, 'larger than a request may be');
  const middle = Math.ceil(entries.length / 2);
  await sendBatch(client, { entries: entries.slice(0, middle), lines: lines.slice(0, middle * 2), bytes: 0 }, outcomes);
  await sendBatch(client, { entries: entries.slice(middle), lines: lines.slice(middle * 2), bytes: 0 }, outcomes);
}
