'use client';

import { useEffect, useState } from 'react';

interface CopyButtonProps {
  /** What is copied: plain text in logical order. */
  readonly text: string | (() => string);
  readonly label: string;
  /** Said and shown for a moment after copying. */
  readonly done: string;
  readonly className?: string;
  /** What the button is called where its label alone does not say what is copied. */
  readonly name?: string;
}

const doneForMs = 2500;

/** Copies a text. Without JavaScript it is not there: the text beside it can be selected. */
export function CopyButton({
  text,
  label,
  done,
  name,
  className = 'link inline-flex min-h-11 cursor-pointer items-center',
}: CopyButtonProps) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), doneForMs);
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setDone(true);
    } catch {
      // The browser refuses without https or permission; the text stays selectable.
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={copy}
        aria-label={isDone ? undefined : name}
        className={`${className} no-print [@media(scripting:none)]:hidden`}
      >
        {isDone ? done : label}
      </button>
      <span role="status" className="sr-only">
        {isDone ? done : ''}
      </span>
    </>
  );
}
