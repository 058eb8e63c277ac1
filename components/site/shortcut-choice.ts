'use client';

const key = 'searchShortcut';

/** Whether the shortcut `/` to the search field is on (the default); the device stores the choice. */
export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export function setShortcut(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Storage is blocked: the shortcut stays on.
  }
}
