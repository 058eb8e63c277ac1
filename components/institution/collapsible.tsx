import type { ReactNode } from 'react';
import { Text } from '#components/text/text.tsx';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';

interface CollapsibleProps {
  /** Anchor of an element inside the section. A link to this element makes browsers open the section. */
  readonly id: string;
  readonly title: string;
  readonly count?: number | undefined;
  /** Entries of the section, most frequent first. The heading shows the first two. */
  readonly leading: readonly { readonly id: string; readonly name: TextValue | string; readonly count: number }[];
  readonly language: Language;
  /** Whether the section is open on wide screens. */
  readonly isOpenWide?: boolean;
  readonly children: ReactNode;
}

/** A section with count and first entries in its heading. It starts closed; with `isOpenWide`, it is always open on wide screens. */
export function Collapsible({ id, title, count, leading, language, isOpenWide = false, children }: CollapsibleProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="no-print min-w-0" data-testid={id}>
      <details className={`fold border-b border-line ${isOpenWide ? 'unfolded sm:border-0' : ''}`}>
        <summary className="grid min-h-13 content-center py-1.5">
          <h2 id={`${id}-title`} className="text-lg">
            {title} {count !== undefined && <span className="ms-2 font-normal text-muted">{formatInteger(count, language)}</span>}
          </h2>
          <span className={`leading block text-xs text-muted ${isOpenWide ? 'sm:hidden' : ''}`}>
            {leading.slice(0, 2).map((entry) => (
              <span key={entry.id} className="me-3 inline-block">
                <Text value={entry.name} contextLanguage={language} /> {formatInteger(entry.count, language)}{' '}
              </span>
            ))}
          </span>
        </summary>
        <div id={id} className="scroll-mt-20 pb-3">
          {children}
        </div>
      </details>
    </section>
  );
}
