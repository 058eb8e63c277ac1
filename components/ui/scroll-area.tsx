import type { ReactNode } from 'react';

/** A table that may be wider than a phone: it scrolls in its box, which shows at the edge that there is more and is reached by keyboard. */
export function ScrollArea({ labelledBy, children }: { readonly labelledBy: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1).
    <figure className="scrolls" tabIndex={0} aria-labelledby={labelledBy}>
      {children}
    </figure>
  );
}
