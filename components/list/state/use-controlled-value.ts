import { type RefObject, useEffect, useRef } from 'react';

/** A ref to an uncontrolled field, which works before hydration. The field is updated when `value` changes, and keeps the focus. */
export function useControlledValue<Control extends HTMLInputElement | HTMLSelectElement>(value: string): RefObject<Control | null> {
  return useControl<Control>(value, (control) => {
    control.value = value;
  });
}

/** Like `useControlledValue`, for a checkbox, which is updated when `isChosen` changes. */
export function useControlledCheckbox(isChosen: boolean): RefObject<HTMLInputElement | null> {
  return useControl<HTMLInputElement>(isChosen, (control) => {
    control.checked = isChosen;
  });
}

/** Calls `show` when the value changes, but not on mount, so that text typed before hydration remains. */
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
