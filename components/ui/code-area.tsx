interface CodeAreaProps {
  readonly code: string;
  readonly label: string;
  /** `anywhere` is for commands: with `words`, a long URL would wrap and leave a line with only its indent. */
  readonly wraps?: 'words' | 'anywhere' | undefined;
}

/** A code block, left to right in both languages. Unless `wraps` is set, long lines scroll, and the block is focusable for the keyboard. */
export function CodeArea({ code, label, wraps }: CodeAreaProps) {
  return (
    <figure aria-label={label}>
      <pre
        dir="ltr"
        translate="no"
        tabIndex={wraps ? undefined : 0}
        className={`border-y border-line px-4 py-3 font-mono text-xs/relaxed ${wraps ? `whitespace-pre-wrap bg-surface ${wraps === 'anywhere' ? 'break-all' : ''}` : 'scrolls max-h-96 [--ground:var(--surface)]'}`}
      >
        <code>{code}</code>
      </pre>
    </figure>
  );
}
