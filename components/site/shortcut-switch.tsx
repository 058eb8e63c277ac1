'use client';

import { useEffect, useState } from 'react';
import { isShortcutOn, setShortcut } from './shortcut-choice.ts';

/** Switches the shortcut `/` on or off on this device. */
export function ShortcutSwitch({ label }: { readonly label: string }) {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(isShortcutOn()), []);
  return (
    <label className="mt-2 flex min-h-11 w-fit cursor-pointer items-center gap-2 [@media(scripting:none)]:hidden">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          setShortcut(event.target.checked);
          setOn(event.target.checked);
        }}
      />
      {label}
    </label>
  );
}
