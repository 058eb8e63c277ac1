import type { ReactNode } from 'react';
import { Spaced } from '#components/ui/spaced.tsx';

interface EssayProps {
  readonly title: string;
  readonly lead: string;
  /** Table of contents, for long texts: headings with their anchors. */
  readonly contents?: { readonly label: string; readonly parts: readonly { readonly id: string; readonly title: string }[] };
  readonly children: ReactNode;
}

/** A text page: heading, a lead of two lines, and sections with anchors. */
export function Essay({ title, lead, contents, children }: EssayProps) {
  return (
    <main id="content" className="wrap pb-8">
      <h1 className="mt-8 text-2xl md:mt-12 md:text-3xl">{title}</h1>
      <p className="mt-3 max-w-[36em] text-lg text-muted">{lead}</p>
      {contents && (
        <Spaced as="nav" aria-label={contents.label} className="no-print mt-6 flex flex-wrap gap-x-6 border-y border-line text-sm">
          {contents.parts.map(({ id, title: part }) => (
            <a key={id} href={`#${id}`} className="tap">
              {part}
            </a>
          ))}
        </Spaced>
      )}
      {/* Two columns where one would leave half of the window empty. */}
      <div className="mt-4 gap-x-16 lg:columns-2">{children}</div>
    </main>
  );
}

/** A section of an essay. */
export function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="max-w-[41em] pt-6 [&_:is(p,table,dl)]:break-inside-avoid [&_p]:mt-3">
      <h2 id={id} className="break-after-avoid text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
