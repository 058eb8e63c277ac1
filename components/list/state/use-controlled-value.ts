import { type RefObject, useEffect, useReducer, useRef } from 'react';

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

/**
 * Calls `show` when the value changes, but not on mount, so that text typed before hydration remains. Back and Forward count as a change:
 * a choice that is undone before its list arrives never was the value.
 */
function useControl<Control>(value: unknown, show: (control: Control) => void): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const [moves, countMove] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // In-page links fire this event too, without a state.
    const onMove = ({ state }: PopStateEvent) => state && countMove();
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, []);
  const lastShown = useRef({ value, moves });
  useEffect(() => {
    const last = lastShown.current;
    if (last.value === value && last.moves === moves) return;
    lastShown.current = { value, moves };
    if (control.current) show(control.current);
  });
  return control;
}
