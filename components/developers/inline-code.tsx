import type { ReactNode } from 'react';

/** Code in a sentence: left to right, isolated, never translated. */
export function Code({ children }: { readonly children: ReactNode }) {
  return (
    <code dir="ltr" translate="no" className="font-mono text-[.875em] [overflow-wrap:anywhere]">
      {children}
    </code>
  );
}

/** For `t.rich`: `<c>pageIndex</c>` in a message. */
export const inlineCode = { c: (chunks: ReactNode) => <Code>{chunks}</Code> };
