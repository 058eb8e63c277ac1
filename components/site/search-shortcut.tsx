'use client';

import { useEffect } from 'react';
import { isShortcutOn } from './shortcut-choice.ts';

/** `/` focuses the search field, except while the reader types in a field or if the shortcut is switched off (WCAG 2.1.4). */
export function SearchShortcut() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const element = event.target as HTMLElement;
      if (element.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName) || !isShortcutOn()) return;
      const box = document.querySelector<HTMLInputElement>('main input[name="keyword"]');
      if (!box) return;
      event.preventDefault();
      box.focus();
      box.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return null;
}
