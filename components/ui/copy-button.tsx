'use client';

import { useEffect, useState } from 'react';

interface CopyButtonProps {
  /** Plain text in logical order. */
  readonly text: string | (() => string);
  readonly label: string;
  /** Announced and shown briefly after copying. */
  readonly doneLabel: string;
  readonly className?: string;
  /** Accessible name, if the label does not name the copied text. */
  readonly name?: string;
  readonly onCopy?: () => void;
}

const doneForMs = 2500;

/** A button that copies a text. Without JavaScript it is hidden, and the text can be selected. */
export function CopyButton({ text, label, doneLabel, name, onCopy, className = 'link tap cursor-pointer' }: CopyButtonProps) {
  // The live region is rendered on focus: lists have dozens of these buttons, and a region must exist before its text changes.
  const [isDone, setDone] = useState<boolean>();
  const renderLiveRegion = () => setDone((state) => state ?? false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), doneForMs);
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async (button: HTMLElement) => {
    // Fixes the width, because the shorter label would move the controls after the button.
    button.style.minInlineSize = `${button.offsetWidth}px`;
    renderLiveRegion();
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setDone(true);
      onCopy?.();
    } catch {
      // Browsers refuse to copy without https or permission; the text stays selectable.
    }
  };
  return (
    <>
      <button
        type="button"
        onFocus={renderLiveRegion}
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
