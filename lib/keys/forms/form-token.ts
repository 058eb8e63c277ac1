import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyFormLimits } from '#lib/contract/key-form.ts';

export type FormTokenFault = 'form_expired';

/** Signed time stamps that prove origin and age of a form without a cookie. Used tokens are remembered, so that a form issues one key. */
export function formTokens(secret: string, clock: () => number) {
  const uses = new Map<string, number>();
  const signature = (body: string) => createHmac('sha256', secret).update(body).digest().subarray(0, 16);
  return {
    make(): string {
      const body = `${clock().toString(36)}.${randomBytes(9).toString('base64url')}`;
      return `${body}.${signature(body).toString('base64url')}`;
    },
    check(token: string): FormTokenFault | undefined {
      const [time = '', nonce = '', mark = ''] = token.split('.');
      const signatureSent = Buffer.from(mark, 'base64url');
      const expected = signature(`${time}.${nonce}`);
      if (signatureSent.length !== expected.length || !timingSafeEqual(signatureSent, expected) || uses.has(nonce)) return 'form_expired';
      const ageMs = clock() - Number.parseInt(time, 36);
      return ageMs > keyFormLimits.openMsMax ? 'form_expired' : undefined;
    },
    /** Marks the token as used; only after success, so that a form with faults can be sent again. */
    spend(token: string): void {
      const now = clock();
      for (const [nonce, until] of uses) if (until < now) uses.delete(nonce);
      uses.set(token.split('.')[1] ?? '', now + keyFormLimits.openMsMax);
    },
  };
}
