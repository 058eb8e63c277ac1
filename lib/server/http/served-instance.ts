import type { Harvest } from '#lib/domain/collection.ts';
import type { Figures } from '#lib/domain/figure.ts';
import type { RecordUse } from '#lib/domain/record-use.ts';
import type { Env } from '#lib/env.ts';
import type { Limiter } from '#lib/keys/limits/limiter.ts';

/** The API as this process calls it, without the network. */
export interface ServedService {
  fetch(request: Request, context?: { address?: string }): Promise<Response> | Response;
  /** The response as plain values instead of a `Response`. Not every service has this method. */
  reply?(
    request: Request,
    context?: { address?: string },
  ): Promise<{ readonly status: number; readonly headers: Iterable<readonly [string, string]>; readonly body: Uint8Array | null }>;
}

/** What the process needs of the instance that `compose` creates; tests pass their own. */
export interface ServedInstance {
  readonly mode: 'embedded' | 'remote';
  readonly env: Env;
  readonly collection?: { readonly harvest: Pick<Harvest, 'dataVersion'> | undefined };
  readonly service?: ServedService | undefined;
  /** The tools for assistants, at `/mcp`. */
  readonly mcp?: ((request: Request, context?: { address?: string }) => Promise<Response>) | undefined;
  /** Enforces limits across all processes of the installation; absent where each process counts alone. */
  readonly limiter?: Pick<Limiter, 'take'> | undefined;
  /** The operator's message to all readers, by language; pages are rendered again when it changes. */
  siteMessage?(): Promise<Readonly<Record<string, string | undefined>>>;
  /** Counts one use of a record; absent without records of our own. */
  countRecordUse?(recordId: string, use: RecordUse): void;
  /** Figures of the installation, for `/metrics`. */
  figures?(): Promise<Figures>;
  /** `detail` names the fault, also when data can still be served; `message` adds paths and the remedy, for the operator. */
  ready(): Promise<{ readonly ok: boolean; readonly detail?: string | undefined; readonly message?: string | undefined }>;
  close(): Promise<void>;
}
