import type { Extras } from '#lib/domain/extras.ts';
import type { Figures } from '#lib/domain/figure.ts';
import type { Env } from '#lib/env.ts';
import type { Limiter } from '#lib/service/limits/limiter.ts';

export interface ServedService {
  fetch(request: Request, context?: { address?: string }): Promise<Response> | Response;
  /** The answer before it is made a `Response`, where the service can give it so. */
  reply?(
    request: Request,
    context?: { address?: string },
  ): Promise<{ readonly status: number; readonly headers: Iterable<readonly [string, string]>; readonly body: Uint8Array | null }>;
}

/** What the process needs of the one instance that `compose` makes; a test hands in its own. */
export interface ServedInstance {
  readonly mode: 'embedded' | 'remote';
  readonly env: Env;
  readonly extras?: Pick<Extras, 'dataVersion'> | undefined;
  readonly service?: ServedService | undefined;
  /** The tools for assistants, at `/mcp`. */
  readonly mcp?: ((request: Request, context?: { address?: string }) => Promise<Response>) | undefined;
  /** Counts what the processes of the installation allow together; absent where each counts alone. */
  readonly limiter?: Pick<Limiter, 'take'> | undefined;
  /** What the operator tells every reader, by language; pages are made anew when it changes. */
  siteMessage?(): Promise<Readonly<Record<string, string | undefined>>>;
  /** What there is to watch, for `/metrics`. */
  figures?(): Promise<Figures>;
  /** `detail` says what is wrong, also where it is not so bad that nothing can be served; `message` with paths and remedy, for the operator. */
  ready(): Promise<{ readonly ok: boolean; readonly detail?: string | undefined; readonly message?: string | undefined }>;
  close(): Promise<void>;
}
