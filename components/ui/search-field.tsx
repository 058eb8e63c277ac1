import type { ComponentPropsWithRef } from 'react';

interface SearchFieldProps extends ComponentPropsWithRef<'input'> {
  /** The accessible name of the field, and what it shows while it is empty unless there is a `placeholder`. */
  readonly label: string;
  /** The name of the button, which on a phone is a magnifying glass. */
  readonly button: string;
  /** The main field of a page is larger. */
  readonly isMain?: true;
}

/** A search field joined with its button. The direction of the field is that of its text, and that of the page while it is empty. */
export function SearchField({ label, button, isMain, ...field }: SearchFieldProps) {
  return (
    <span className="flex flex-1">
      <input
        type="search"
        enterKeyHint="search"
        dir="auto"
        placeholder={label}
        {...field}
        aria-label={label}
        className={`field joined min-w-0 flex-1 ${isMain ? 'px-3 py-2.5 md:px-4 md:text-lg' : ''}`}
      />
      <button type="submit" className={`button glass ${isMain ? 'md:text-lg' : ''}`}>
        {button}
      </button>
    </span>
  );
}
