import { headers } from 'next/headers';

/** The nonce of scripts and styles. `lib/server` sends one per rendering and removes it from cached pages. Undefined under `next start`. */
export async function scriptNonce(): Promise<string | undefined> {
  return /'nonce-([\w-]+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];
}
