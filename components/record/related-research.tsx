import { useTranslations } from 'next-intl';
import { ResearchRow } from '#components/research/research-row.tsx';
import type { Language } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';

/** Where to read on. */
export function RelatedResearch({ related, language }: { readonly related: readonly Research[]; readonly language: Language }) {
  const t = useTranslations('record');
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="no-print mt-12">
      <div className="border-b border-line pb-2">
        <h2 id="related" className="text-lg">
          {t('related')}
        </h2>
        <p className="text-xs text-muted">{t('relatedNote')}</p>
      </div>
      <ol>
        {related.map((research) => (
          <ResearchRow key={research.id} research={research} language={language} headingLevel={3} />
        ))}
      </ol>
    </section>
  );
}
