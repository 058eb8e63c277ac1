import { createHmac, timingSafeEqual } from 'node:crypto';
import { requestLimits } from '#lib/contract/service-limits.ts';

/** The scope of a cursor, which prevents its use for another query. */
export interface CursorScope {
  readonly operation: string;
  /** Hash of filters and language. */
  readonly filters: string;
  readonly sort: string;
}

export type CursorFault = 'cursor_invalid' | 'cursor_expired' | 'cursor_conflict';

export type CursorSigner = ReturnType<typeof cursorSigner>;

/** Signs positions of the store as tokens that expire and are valid only for one scope. */
export function cursorSigner(secret: string, clock: () => number) {
  const signature = (body: string) => createHmac('sha256', secret).update(body).digest().subarray(0, 16);
  return {
    sign(position: string, scope: CursorScope): string {
      const exp = Math.floor(clock() / 1000) + requestLimits.cursorHours * 3600;
      const body = Buffer.from(JSON.stringify({ v: 1, op: scope.operation, fh: scope.filters, s: scope.sort, k: position, exp })).toString(
        'base64url',
      );
      return `${body}.${signature(body).toString('base64url')}`;
    },
    /** Verifies a token and returns its position. The token `*` is the start of a list. */
    verify(token: string, scope: CursorScope): { readonly position: string } | { readonly fault: CursorFault } {
      if (token === '*') return { position: '*' };
      const [body, signaturePart, ...rest] = token.split('.');
      const signatureSent = Buffer.from(signaturePart ?? '', 'base64url');
      const expected = signature(body ?? '');
      if (!body || rest.length > 0 || signatureSent.length !== expected.length || !timingSafeEqual(signatureSent, expected))
        return { fault: 'cursor_invalid' };
      const { op, fh, s, k, exp } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, string | number>;
      if (Number(exp) * 1000 < clock()) return { fault: 'cursor_expired' };
      if (op !== scope.operation || fh !== scope.filters || s !== scope.sort) return { fault: 'cursor_conflict' };
      return { position: String(k) };
    },
  };
}
