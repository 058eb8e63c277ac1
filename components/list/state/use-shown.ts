import { type RefObject, useEffect, useRef } from 'react';

/**
 * Controls of a list keep their own state, so that they work before scripts do; when the address changes by other means (back, a chip), they follow it here.
 * They are not made anew for that, which would take the focus away, close what is unfolded and, on a phone, the panel that they stand in.
 */
export function useShownValue<Control extends HTMLInputElement | HTMLSelectElement>(value: string): RefObject<Control | null> {
  return useShown<Control>(value, (control) => {
    control.value = value;
  });
}

export function useShownTick(isChosen: boolean): RefObject<HTMLInputElement | null> {
  return useShown<HTMLInputElement>(isChosen, (control) => {
    control.checked = isChosen;
  });
}

/** Not at the beginning: a reader may have typed before the page became live. */
function useShown<Control>(value: unknown, show: (control: Control) => void): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const lastValue = useRef(value);
  useEffect(() => {
    if (lastValue.current === value) return;
    lastValue.current = value;
    if (control.current) show(control.current);
  });
  return control;
}
