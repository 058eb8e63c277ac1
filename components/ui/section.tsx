import type { ComponentPropsWithoutRef, ReactNode } from 'react';

export interface SectionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** Anchor of the heading. */
  readonly id: string;
  readonly title: ReactNode;
}

/** A section of a page: a heading on a line, and its content. */
export function Section({ id, title, children, ...section }: SectionProps) {
  return (
    <section aria-labelledby={id} {...section}>
      <h2 id={id} className="border-b border-line pb-2 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
