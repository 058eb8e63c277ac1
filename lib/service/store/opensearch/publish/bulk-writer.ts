import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { Problem } from '#lib/domain/problem.ts';
import type { IndexDocument } from '#lib/service/store/opensearch/documents/index-document.ts';
import { changing } from '#lib/service/store/opensearch/mapping.ts';
import { isBlockType, serverProblem } from './server-problem.ts';

/** Bytes of one request: large enough that its overhead does not count, far below what a node takes (100 MB). */
const bulkBytes = 5_000_000;
/** Requests under way: one is written by the server while the next is made here. */
const inFlightMax = 2;
/** A server that is too busy for a request (429) is asked again after each of these waits. */
const busyWaitsMs = [500, 1000, 2000, 4000, 8000] as const;

/** A document of one index, and what the caller needs to know it by. */
export interface Written<Token> {
  readonly index: string;
  readonly document: IndexDocument;
  /** An older version never replaces a newer one. */
  readonly version: number;
  readonly token: Token;
}

interface Outcomes<Token> {
  /** The server has these on disk, or something newer. */
  written(tokens: readonly Token[]): void;
  /** The server refuses this one and would refuse it again. */
  refused(token: Token, reason: string): void;
}

export interface BulkWriter<Token> {
  /** Resolves when there is room for another document. Rejects with a `Problem` where the server takes no documents at all. */
  put(entry: Written<Token>): Promise<void>;
  /** Resolves when all documents have their outcome. */
  flush(): Promise<void>;
}

interface BulkItem {
  readonly status?: number;
  readonly error?: { readonly type: string; readonly reason?: string; readonly caused_by?: { readonly reason?: string } };
}

/** Identifies the content of a document, also of the fields that are indexed and not stored: `--check` compares it. */
export const digestOf = (source: string): string => hash('sha256', source, 'base64url').slice(0, 22);

interface Batch<Token> {
  lines: string[];
  entries: Written<Token>[];
  bytes: number;
}

const emptyBatch = <Token>(): Batch<Token> => ({ lines: [], entries: [], bytes: 0 });

/** Writes documents in bulk; the caller refreshes. Documents that the server refuses do not stop the others. */
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
        `${source.slice(0, -1)},"digest":"${digestOf(source)}"}`,
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
  let rest = batch;
  for (let attempt = 0; rest.entries.length > 0; attempt += 1) {
    const items = await request(client, rest);
    if (items === 'too large') return await sendHalves(client, rest, outcomes);
    const again = emptyBatch<Token>();
    const tokens: Token[] = [];
    let busy = '';
    for (const [at, { status = 0, error }] of items.entries()) {
      const entry = rest.entries[at] as Written<Token>;
      // A conflict: what is there is newer.
      if (!error || status === 409) tokens.push(entry.token);
      else if (status === 400 || status === 413) outcomes.refused(entry.token, reasonOf(error));
      else if (isBlockType(error.type)) throw blocked(error);
      else {
        busy = error.reason ?? error.type;
        again.entries.push(entry);
        again.lines.push(rest.lines[at * 2] as string, rest.lines[at * 2 + 1] as string);
      }
    }
    outcomes.written(tokens);
    if (again.entries.length > 0) await wait(attempt, busy);
    rest = again;
  }
}

/** The field and the cause; some reasons quote the value, which may be long. */
const reasonOf = ({ type, reason, caused_by: cause }: NonNullable<BulkItem['error']>): string =>
  [reason ?? type, cause?.reason]
    .filter((text) => text !== undefined)
    .map((text) => text.slice(0, 200))
    .join(': ');

/** A read-only index, or a disk above the flood stage. */
function blocked({ reason, type }: NonNullable<BulkItem['error']>): Problem {
  return new Problem('unavailable', { detail: `OpenSearch takes no writes: ${reason ?? type}.` });
}

async function wait(attempt: number, reason: string): Promise<void> {
  const ms = busyWaitsMs[attempt];
  if (ms === undefined) throw new Problem('unavailable', { detail: `OpenSearch takes no writes: ${reason}.` });
  await sleep(ms);
}

async function request<Token>(client: Client, batch: Batch<Token>): Promise<readonly BulkItem[] | 'too large'> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { body } = await client.bulk({ body: `${batch.lines.join('\n')}\n` as never }, changing);
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
