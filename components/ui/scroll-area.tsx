import type { ReactNode } from 'react';

/** A box for a table that may be wider than a phone: it scrolls, with a shadow at the edge, and is focusable. */
export function ScrollArea({ labelledBy, children }: { readonly labelledBy: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1).
    <figure className="scrolls relative" tabIndex={0} aria-labelledby={labelledBy}>
      {children}
    </figure>
  );
}
