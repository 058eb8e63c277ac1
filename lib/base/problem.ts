/** The kinds of failures in the app, each with the HTTP status of its page and whether a retry can help. */
export const problemKinds = {
  bad_request: { status: 400, retry: false },
  auth: { status: 503, retry: false },
  forbidden: { status: 403, retry: false },
  not_found: { status: 404, retry: false },
  gone: { status: 410, retry: false },
  rate_limited: { status: 429, retry: true },
  quota: { status: 429, retry: false },
  unavailable: { status: 503, retry: true },
  upstream_error: { status: 503, retry: true },
  blocked: { status: 503, retry: false },
  bad_payload: { status: 503, retry: false },
  config: { status: 503, retry: false },
  internal: { status: 500, retry: false },
} as const;

/** The cause of a failure, which determines the status, the title for readers and whether a retry can help. */
export type ProblemKind = keyof typeof problemKinds;

/** One failure. `detail` and `cause` are for the log; readers see the title of the kind in their language. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly kind: ProblemKind;
  readonly detail?: string;
  /** Seconds to wait before trying again, where known. */
  readonly retryAfterSeconds?: number;
  /** The id of the failed request, to quote in a report. */
  readonly requestId?: string;
  /** The new address of a merged record. */
  readonly movedTo?: string;

  constructor(
    kind: ProblemKind,
    options: { detail?: string; cause?: unknown; retryAfterSeconds?: number; requestId?: string; movedTo?: string } = {},
  ) {
    super(options.detail ?? kind, options.cause === undefined ? undefined : { cause: options.cause });
    this.kind = kind;
    if (options.detail !== undefined) this.detail = options.detail;
    if (options.retryAfterSeconds !== undefined) this.retryAfterSeconds = options.retryAfterSeconds;
    if (options.requestId !== undefined) this.requestId = options.requestId;
    if (options.movedTo !== undefined) this.movedTo = options.movedTo;
  }

  get status(): number {
    return problemKinds[this.kind].status;
  }

  get retry(): boolean {
    return problemKinds[this.kind].retry;
  }
}

/** Seconds in the Retry-After header of a 503 response whose problem gives none. */
const waitSeconds = 10;

/** Seconds for the Retry-After header of a response; undefined where waiting does not help. */
export const retryAfterOf = ({ retryAfterSeconds, status }: Problem): number | undefined =>
  retryAfterSeconds ?? (status === 503 ? waitSeconds : undefined);

/** Whether an error is a `Problem`. Compares the name, since Next.js may load this module twice (server bundle and plain Node). */
export function isProblem(error: unknown): error is Problem {
  return error instanceof Error && error.name === 'Problem' && 'kind' in error;
}
