import { headers } from 'next/headers';

/**
 * The nonce on every script and style. `lib/server` sends one per rendering and strips it from the cached page (`render-page.ts`); absent
 * under `next start`.
 */
export async function scriptNonce(): Promise<string | undefined> {
  return /'nonce-([\w-]+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];
}
