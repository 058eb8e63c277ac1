/** A scrolling stretch of code: left to right and from the left in both languages, reachable by keyboard because it scrolls. */
export function CodeArea({ code, label }: { readonly code: string; readonly label: string }) {
  return (
    <figure aria-label={label}>
      <pre
        dir="ltr"
        translate="no"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-h-96 overflow-auto border-y border-line bg-surface px-4 py-3 font-mono text-xs/relaxed"
      >
        <code>{code}</code>
      </pre>
    </figure>
  );
}
