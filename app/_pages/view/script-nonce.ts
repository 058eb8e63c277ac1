import { headers } from 'next/headers';

/**
 * The nonce on every script and style of a page. `lib/server` sends one with each rendering, lets run what bears it, and takes it out of the finished page
 * (`render-page.ts`); under plain `next start` there is none.
 */
export async function scriptNonce(): Promise<string | undefined> {
  return /'nonce-([\w-]+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];
}
