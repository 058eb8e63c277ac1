'use client';

import { useEffect, useState } from 'react';

interface CopyButtonProps {
  /** What is copied: plain text in logical order. */
  readonly text: string | (() => string);
  readonly label: string;
  /** Said and shown for a moment after copying. */
  readonly doneLabel: string;
  readonly className?: string;
  /** What the button is called where its label alone does not say what is copied. */
  readonly name?: string;
}

const doneForMs = 2500;

/** Copies a text. Without JavaScript it is not there: the text beside it can be selected. */
export function CopyButton({
  text,
  label,
  doneLabel,
  name,
  className = 'link inline-flex min-h-11 cursor-pointer items-center',
}: CopyButtonProps) {
  // Absent until somebody comes near: a list has dozens of these, and what is announced must stand in the page before it changes.
  const [isDone, setDone] = useState<boolean>();
  const prepare = () => setDone((state) => state ?? false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), doneForMs);
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async () => {
    prepare();
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
        onFocus={prepare}
        onClick={copy}
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
