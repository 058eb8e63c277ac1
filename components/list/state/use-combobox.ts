import { useEffect, useRef } from 'react';

interface Combobox {
  readonly input: HTMLInputElement;
  readonly listId: string;
  readonly count: number;
  /** Index of the option that Enter selects; -1 if Enter submits the typed text. */
  readonly active: number;
  readonly onMove: (to: number) => void;
  readonly onSelect: (index: number) => void;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Adds the keys and attributes of an ARIA 1.2 combobox with manual selection. The focus stays in the field; Escape closes the list. */
export function useCombobox(combobox: Combobox): void {
  const { input, listId, count, active } = combobox;
  const latest = useRef(combobox);
  latest.current = combobox;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { count, active, onMove, onSelect, onClose } = latest.current;
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      // Closing also cancels suggestions that are still loading, which would otherwise open over the results.
      if (event.key === 'Enter' && active < 0) return onClose();
      if (count === 0) return;
      if (event.key === 'ArrowDown') onMove(active + 1 >= count ? -1 : active + 1);
      else if (event.key === 'ArrowUp') onMove(active < 0 ? count - 1 : active - 1);
      else if (event.key === 'Escape') onClose();
      else if (event.key === 'Enter') onSelect(active);
      else return void (event.key === 'Tab' ? onClose() : undefined);
      event.preventDefault();
      event.stopPropagation();
    };
    const onInput = (event: Event) => (event as InputEvent).isComposing || latest.current.onType(input.value);
    const onBlur = () => latest.current.onClose();
    input.addEventListener('keydown', onKey);
    input.addEventListener('input', onInput);
    input.addEventListener('compositionend', onInput);
    input.addEventListener('blur', onBlur);
    input.form?.addEventListener('submit', onBlur);
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    // The autocomplete list of the browser would cover the suggestions.
    input.autocomplete = 'off';
    return () => {
      input.removeEventListener('keydown', onKey);
      input.removeEventListener('input', onInput);
      input.removeEventListener('compositionend', onInput);
      input.removeEventListener('blur', onBlur);
      input.form?.removeEventListener('submit', onBlur);
    };
  }, [input]);

  useEffect(() => {
    input.setAttribute('aria-expanded', String(count > 0));
    setParameter(input, 'aria-controls', count > 0 ? listId : undefined);
    setParameter(input, 'aria-activedescendant', active >= 0 ? optionId(listId, active) : undefined);
  }, [input, listId, count, active]);
}

function setParameter(input: HTMLInputElement, name: string, value: string | undefined): void {
  if (value === undefined) input.removeAttribute(name);
  else input.setAttribute(name, value);
}
