interface CodeAreaProps {
  readonly code: string;
  readonly label: string;
  readonly wraps?: boolean;
}

/** A code block, left to right in both languages. It scrolls and is focusable for that, or `wraps`. */
export function CodeArea({ code, label, wraps = false }: CodeAreaProps) {
  return (
    <figure aria-label={label}>
      <pre
        dir="ltr"
        translate="no"
        tabIndex={wraps ? undefined : 0}
        className={`border-y border-line px-4 py-3 font-mono text-xs/relaxed ${wraps ? 'whitespace-pre-wrap bg-surface' : 'scrolls max-h-96 [--ground:var(--surface)]'}`}
      >
        <code>{code}</code>
      </pre>
    </figure>
  );
}
