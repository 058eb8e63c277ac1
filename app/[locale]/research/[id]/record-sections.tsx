import { getTranslations } from 'next-intl/server';
import { FailedSection } from '#components/failed-section.tsx';
import { CitedBy } from '#components/record/citations/cited-by.tsx';
import { References } from '#components/record/citations/references.tsx';
import { RecordSources } from '#components/record/record-sources.tsx';
import { RelatedResearch } from '#components/record/related-research.tsx';
import type { CitationSides, RelatedRow, SectionRows } from '#lib/answers/record-answer.ts';
import type { RecordSource } from '#lib/domain/collection.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';

interface SectionProps {
  readonly research: Research;
  readonly language: Language;
}

/** The sources of the record. */
export async function SourcesSection({
  sources,
  language,
}: Pick<SectionProps, 'language'> & { readonly sources: SectionRows<RecordSource> }) {
  const t = await getTranslations('record');
  return sources === 'failed' ? <FailedSection name={t('origin.heading')} /> : <RecordSources sources={sources} language={language} />;
}

/** The list of references, and the works that cite the record. */
export async function CitationSections({ research, language, citations }: SectionProps & { readonly citations: CitationSides }) {
  const t = await getTranslations('record');
  const { insideCount, citing, referenceRows } = citations;
  const { id, references = [], citedByCount = 0 } = research;
  return (
    <>
      {references.length > 0 &&
        (insideCount === 'failed' || referenceRows === 'failed' ? (
          <FailedSection name={t('references')} />
        ) : (
          <References references={references} rows={referenceRows} insideCount={insideCount} id={id} language={language} />
        ))}
      {citedByCount > 0 &&
        (citing === 'failed' ? (
          <FailedSection name={t('citedByHere')} />
        ) : (
          <CitedBy research={research} rows={citing} language={language} />
        ))}
    </>
  );
}

/** Research related to the record. */
export async function RelatedSection({ research, language, related }: SectionProps & { readonly related: SectionRows<RelatedRow> }) {
  const t = await getTranslations('record');
  if (related === 'failed') return <FailedSection name={t('related')} />;
  return related.length > 0 && <RelatedResearch related={related} work={research} language={language} />;
}
