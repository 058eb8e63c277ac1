import { type RefObject, useEffect, useRef } from 'react';

/** Controls keep local state, to work before hydration, and follow the address. Remounting them would lose focus and open folds. */
export function useControlledValue<Control extends HTMLInputElement | HTMLSelectElement>(value: string): RefObject<Control | null> {
  return useControl<Control>(value, (control) => {
    control.value = value;
  });
}

export function useControlledCheckbox(isChosen: boolean): RefObject<HTMLInputElement | null> {
  return useControl<HTMLInputElement>(isChosen, (control) => {
    control.checked = isChosen;
  });
}

/** Not on mount: a reader may have typed before hydration. */
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
