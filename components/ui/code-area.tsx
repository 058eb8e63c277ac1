interface CodeAreaProps {
  readonly code: string;
  readonly label: string;
  /** At any character, for a command: an indented address would otherwise leave a line with its indent alone. */
  readonly wraps?: 'words' | 'anywhere' | undefined;
}

/** A code block, left to right in both languages. It scrolls and is focusable for that, or `wraps`. */
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
