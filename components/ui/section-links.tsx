import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { Spaced } from './spaced.tsx';

interface SectionLinksProps {
  readonly label: string;
  /** In page order; `id` is the anchor. Sections with `count` 0 get no link. */
  readonly sections: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  readonly language: Language;
}

/** The sections of a page, each with the number of its entries. */
export function SectionLinks({ label, sections, language }: SectionLinksProps) {
  return (
    <nav aria-label={label} className="no-print mt-1 flex flex-wrap gap-x-4.5 text-sm" data-testid="sections">
      <Spaced>
        {sections
          .filter(({ count }) => count > 0)
          .map(({ id, name, count }) => (
            <a key={id} href={`#${id}`} className="link inline-flex items-center gap-1.5 max-md:min-h-11">
              {name} <span className="text-muted">{formatInteger(count, language)}</span>
            </a>
          ))}
      </Spaced>
    </nav>
  );
}
