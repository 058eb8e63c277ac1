'use client';

import { useEffect, useState } from 'react';

/** Paper or night. Without JavaScript the system's preference decides and the button is not there. */
export function ThemeSwitch({ night, day }: { readonly night: string; readonly day: string }) {
  const [isNight, setNight] = useState<boolean>();
  useEffect(() => {
    const chosen = document.documentElement.dataset.theme;
    setNight(chosen ? chosen === 'night' : matchMedia('(prefers-color-scheme: dark)').matches);
  }, []);
  const change = () => {
    const theme = isNight ? 'paper' : 'night';
    document.documentElement.dataset.theme = theme;
    setNight(!isNight);
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // Storage may be closed; the theme then lasts for this page.
    }
  };
  return (
    <button
      type="button"
      onClick={change}
      className="min-h-11 cursor-pointer underline decoration-hair underline-offset-4 [@media(scripting:none)]:hidden"
    >
      {isNight ? day : night}
    </button>
  );
}
