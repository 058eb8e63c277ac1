'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from '#lib/i18n/use-translations.ts';

/** How long "back online" is displayed, in ms. */
const backForMs = 4000;

/** Reports when the connection is lost and restored, at the bottom of the window. */
export function ConnectionNotice() {
  const t = useTranslations('states');
  const [state, setState] = useState<'offline' | 'online'>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onOffline = () => {
      clearTimeout(timer);
      setState('offline');
    };
    const onOnline = () => {
      setState('online');
      timer = setTimeout(() => setState(undefined), backForMs);
    };
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, []);
  return (
    <div role="status" data-testid="connection" className="no-print fixed inset-x-0 bottom-0 z-20">
      {state && <p className="wrap border-t border-control bg-surface py-3 text-sm">{t(state)}</p>}
    </div>
  );
}
