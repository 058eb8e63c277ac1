import type { ReactNode } from 'react';

interface CountLinkProps {
  /** Undefined for a number that no list has. */
  readonly href: string | undefined;
  readonly children: ReactNode;
}

/** A number, with its bar if any, that links to the list of the publications it counts. */
export function CountLink({ href, children }: CountLinkProps) {
  return href ? (
    <a href={href} rel="nofollow" className="flex min-h-7 items-center gap-2 no-underline hover:underline max-md:min-h-11">
      {children}
    </a>
  ) : (
    <span className="flex min-h-7 items-center gap-2 max-md:min-h-11">{children}</span>
  );
}
