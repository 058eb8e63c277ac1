import { PageLink } from '#components/ui/page-link.tsx';
import { Section, type SectionProps } from '#components/ui/section.tsx';
import type { ResearchRowData } from '#lib/answers/research-answer.ts';
import type { Language } from '#lib/languages/languages.ts';
import { ResearchRow } from './research-row.tsx';

interface RowSectionProps extends SectionProps {
  readonly records: readonly ResearchRowData[];
  readonly language: Language;
}

/** A few publications under a heading; nothing without publications and other content. */
export function RowSection({ records, language, children, ...section }: RowSectionProps) {
  if (records.length === 0 && !children) return null;
  return (
    <Section {...section}>
      {records.length > 0 && (
        <ol>
          {records.map((research) => (
            <ResearchRow key={research.id} research={research} language={language} headingLevel={3} />
          ))}
        </ol>
      )}
      {children}
    </Section>
  );
}

/** The link from a few publications to all of them. */
export function AllRowsLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <p className="mt-4">
      <PageLink href={href} className="touch">
        {text}
      </PageLink>
    </p>
  );
}
