import type { Logger } from '#lib/base/logs/logger.ts';
import { redact } from '#lib/base/logs/redact.ts';
import { isProblem } from '#lib/base/problem.ts';
import type { Call } from './call.ts';
import { Refusal } from './refusal.ts';

/** Turns any error into a refusal with a problem of the contract. The cause is logged with keys redacted. */
export function toRefusal(error: unknown, call: Call, logger: Logger | undefined): Refusal {
  if (error instanceof Refusal) return error;
  const unavailable = isProblem(error) && error.kind === 'unavailable';
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  logger?.error({ requestId: call.requestId, error: redact(text) }, unavailable ? 'store unavailable' : 'unexpected error');
  return unavailable ? new Refusal('service_unavailable', { headers: { 'Retry-After': '5' } }) : new Refusal('internal_error');
}
