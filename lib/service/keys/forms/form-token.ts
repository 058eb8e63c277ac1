import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyFormLimits } from '#lib/contract/key-form.ts';

export type FormTokenFault = 'form_expired';

/**
 * A signed moment that is put into the form when it is shown: it proves that the form came from here, and when. It needs no cookie and no memory,
 * except of those already used, so that one form makes one key.
 */
export function formTokens(secret: string, clock: () => number) {
  const used = new Map<string, number>();
  const signature = (body: string) => createHmac('sha256', secret).update(body).digest().subarray(0, 16);
  return {
    make(): string {
      const body = `${clock().toString(36)}.${randomBytes(9).toString('base64url')}`;
      return `${body}.${signature(body).toString('base64url')}`;
    },
    check(token: string): FormTokenFault | undefined {
      const [time = '', nonce = '', mark = ''] = token.split('.');
      const given = Buffer.from(mark, 'base64url');
      const expected = signature(`${time}.${nonce}`);
      if (given.length !== expected.length || !timingSafeEqual(given, expected) || used.has(nonce)) return 'form_expired';
      const ageMs = clock() - Number.parseInt(time, 36);
      return ageMs > keyFormLimits.openMsMax ? 'form_expired' : undefined;
    },
    /** After success; a fault leaves the form usable. */
    spend(token: string): void {
      const now = clock();
      for (const [nonce, until] of used) if (until < now) used.delete(nonce);
      used.set(token.split('.')[1] ?? '', now + keyFormLimits.openMsMax);
    },
  };
}
