'use client';

import { useEffect, useState } from 'react';

interface CopyButtonProps {
  /** Plain text in logical order. */
  readonly text: string | (() => string);
  readonly label: string;
  /** Announced and shown briefly after copying. */
  readonly doneLabel: string;
  readonly className?: string;
  /** Accessible name where the label does not name the copied text. */
  readonly name?: string;
}

const doneForMs = 2500;

/** Copies a text. Hidden without JavaScript: the text can be selected. */
export function CopyButton({
  text,
  label,
  doneLabel,
  name,
  className = 'link inline-flex min-h-11 cursor-pointer items-center',
}: CopyButtonProps) {
  // Rendered on hover: lists have dozens of these, and a live region must exist before it changes.
  const [isDone, setDone] = useState<boolean>();
  const prepare = () => setDone((state) => state ?? false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), doneForMs);
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async (button: HTMLElement) => {
    // The shorter label keeps the width, so that what follows the button stays under the finger.
    button.style.minInlineSize = `${button.offsetWidth}px`;
    prepare();
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setDone(true);
    } catch {
      // Browsers refuse without https or permission; the text stays selectable.
    }
  };
  return (
    <>
      <button
        type="button"
        onFocus={prepare}
        onClick={({ currentTarget }) => void copy(currentTarget)}
        aria-label={isDone ? undefined : name}
        className={`${className} no-print [@media(scripting:none)]:hidden`}
      >
        {isDone ? doneLabel : label}
      </button>
      {isDone !== undefined && (
        <span role="status" className="sr-only">
          {isDone && doneLabel}
        </span>
      )}
    </>
  );
}
