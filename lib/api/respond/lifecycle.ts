import type { AnswerHeaders } from './answer-headers.ts';
import { Refusal } from './refusal.ts';

/**
 * The end of this API version, once there is a next one (RFC 9745, RFC 8594). Times in milliseconds; `sunsetAt` is at least a year after
 * `deprecatedAt`.
 */
export interface Lifecycle {
  readonly deprecatedAt: number;
  readonly sunsetAt: number;
  /** Address of the next version. `notice` is the address of the page about the migration. */
  readonly successor: string;
  readonly notice: string;
}

/** Adds deprecation headers; from `sunsetAt` on, throws a refusal with status 410. */
export function announceEnd(lifecycle: Lifecycle | undefined, headers: AnswerHeaders, now: number): void {
  if (!lifecycle || now < lifecycle.deprecatedAt) return;
  headers.set('Deprecation', `@${Math.floor(lifecycle.deprecatedAt / 1000)}`);
  headers.set('Sunset', new Date(lifecycle.sunsetAt).toUTCString());
  headers.append('Link', `<${lifecycle.notice}>; rel="deprecation"; type="text/html"`);
  headers.append('Link', `<${lifecycle.successor}>; rel="successor-version"`);
  if (now >= lifecycle.sunsetAt) throw new Refusal('operation_retired');
}
