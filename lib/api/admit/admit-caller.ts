import type { AnswerHeaders } from '#lib/api/respond/answer-headers.ts';
import { startCall } from '#lib/api/respond/call.ts';
import type { Refusal } from '#lib/api/respond/refusal.ts';
import { toRefusal } from '#lib/api/respond/to-refusal.ts';
import { writeProblem } from '#lib/api/respond/write-problem.ts';
import type { Logger } from '#lib/base/logs/logger.ts';
import { anonymousLimit, tierLimits } from '#lib/contract/service-limits.ts';
import { createLimiter } from '#lib/keys/limits/limiter.ts';
import { type Admission, admit, admitAddress, type Gate } from './admit.ts';
import { readCredentials } from './read-credentials.ts';

export interface AdmitOptions {
  /** Whether keyless callers are admitted, counted by address at the rates of unverified keys. */
  readonly open: boolean;
  readonly address?: string | undefined;
}

export interface AdmittedCall extends Pick<Admission, 'release' | 'spend'> {
  /** Headers of every response, such as the id of the call and the state of the limits. */
  readonly headers: AnswerHeaders;
  /** Counts one use of an operation for the key of the caller; does nothing for a keyless caller. */
  used(operation: string): void;
  /** Converts an error into a problem of the contract and logs its cause. */
  asRefusal(error: unknown): Refusal;
}

/** Admits a caller, or returns the problem response. */
export type Admitter = (request: Request, options: AdmitOptions) => Promise<AdmittedCall | Response>;

/** Admits callers by their key, or keyless ones by address if the endpoint is open. */
export function createAdmitter(gate: Gate, logger: Logger | undefined, clock: () => number): Admitter {
  return async (request, { open, address }) => {
    const call = startCall(request, clock());
    try {
      const byAddress = open && readCredentials(request.headers) === undefined;
      const { release, spend } = await (byAddress ? admitAddress : admit)(gate, call, address);
      const { keyId } = call;
      return {
        headers: call.headers,
        used: (operation) => {
          if (keyId) gate.keys.count({ keyId, operation, status: 200, bytes: 0 });
        },
        release,
        spend,
        asRefusal: (error) => toRefusal(error, call, logger),
      };
    } catch (error) {
      const { status, headers, body } = writeProblem(call, toRefusal(error, call, logger));
      return new Response(body, { status, headers: [...headers] });
    }
  };
}

/** Admits callers in remote mode, which has no keys: callers are counted by address, and every key is unknown. */
export function createOpenAdmitter(logger?: Logger): Admitter {
  const keys = { verify: async () => ({ kind: 'unknown' as const }), seenInUrl: async () => undefined, count: () => undefined };
  const limits = { tiers: tierLimits, anonymous: anonymousLimit };
  return createAdmitter({ keys, limiter: createLimiter(Date.now), limits, processes: 1 }, logger, Date.now);
}
