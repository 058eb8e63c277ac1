import { type RefObject, useEffect, useRef } from 'react';

/** A ref to a field that keeps its own state, to work before hydration, but follows `value`. Remounting it would lose the focus. */
export function useControlledValue<Control extends HTMLInputElement | HTMLSelectElement>(value: string): RefObject<Control | null> {
  return useControl<Control>(value, (control) => {
    control.value = value;
  });
}

/** The same for a checkbox, which follows `isChosen`. */
export function useControlledCheckbox(isChosen: boolean): RefObject<HTMLInputElement | null> {
  return useControl<HTMLInputElement>(isChosen, (control) => {
    control.checked = isChosen;
  });
}

/** Calls `show` when the value changes, but not on mount: a reader may have typed before hydration. */
function useControl<Control>(value: unknown, show: (control: Control) => void): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const lastValue = useRef(value);
  useEffect(() => {
    if (lastValue.current === value) return;
    lastValue.current = value;
    if (control.current) show(control.current);
  });
  return control;
}
