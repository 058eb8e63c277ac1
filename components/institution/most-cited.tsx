import { ResearchRow } from '#components/research/rows/research-row.tsx';
import type { ResearchRowData } from '#lib/answers/research-answer.ts';
import type { Language } from '#lib/languages/languages.ts';

interface MostCitedProps {
  readonly records: readonly ResearchRowData[];
  readonly title: string;
  readonly language: Language;
  readonly id?: string;
}

/** A few publications with a heading. Renders nothing without publications. */
export function MostCited({ records, title, language, id = 'cited' }: MostCitedProps) {
  if (records.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8 max-w-4xl" data-testid={id}>
      <h2 id={id} className="border-b border-line pb-2 text-lg">
        {title}
      </h2>
      <ol>
        {records.map((research) => (
          <ResearchRow key={research.id} research={research} language={language} headingLevel={3} />
        ))}
      </ol>
    </section>
  );
}
