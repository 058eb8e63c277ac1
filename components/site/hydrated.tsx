'use client';

import { useEffect } from 'react';

/** Says that the page is live; the script that fetched it then does again what a reader did meanwhile (lib/server/wait-for-intent.ts). */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.live = '';
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
