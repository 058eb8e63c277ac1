import type { ReactNode } from 'react';

/** Code in a sentence: left to right, isolated, never translated. */
export function Code({ children }: { readonly children: ReactNode }) {
  return (
    <code dir="ltr" translate="no" className="font-mono text-[.875em] [overflow-wrap:anywhere]">
      {children}
    </code>
  );
}

/** Values for `t.rich` that render `<c>pageIndex</c>` in a message as code. */
export const inlineCode = { c: (chunks: ReactNode) => <Code>{chunks}</Code> };
