'use client';

import { useEffect } from 'react';

/** Says that the page is live; the script that fetched it then does again what a reader did meanwhile (lib/server/wait-for-intent.ts). */
export function Hydrated() {
  useEffect(() => {
    // Effects of the router, which stands above, come after this one; until then it does not hear of a change of address.
    const timer = setTimeout(() => {
      document.documentElement.dataset.live = '';
      window.dispatchEvent(new Event('hydrated'));
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
