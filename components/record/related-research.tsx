import { Fragment } from 'react';
import { ResearchRow } from '#components/research/rows/research-row.tsx';
import { Text } from '#components/text/text.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { RelatedRow } from '#lib/answers/record-answer.ts';
import type { RelatedResearch as RelatedWork } from '#lib/domain/collection.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';

interface RelatedResearchProps {
  readonly related: readonly RelatedRow[];
  /** The record to which the rows are related. */
  readonly work: Research;
  readonly language: Language;
}

/** Related records, each with the authors, areas and references that it shares with the work. */
export function RelatedResearch({ related, work, language }: RelatedResearchProps) {
  const t = useTranslations('record');
  return (
    <section aria-labelledby="related" className="no-print mt-12">
      <h2 id="related" className="border-b border-line pb-2 text-lg">
        {t('related')}
      </h2>
      <ol>
        {related.map((research) => (
          <ResearchRow
            key={research.id}
            research={research}
            language={language}
            headingLevel={3}
            note={<Shared research={research} work={work} />}
          />
        ))}
      </ol>
    </section>
  );
}

const shownMax = 3;

function Shared({ research, work }: { readonly research: RelatedWork; readonly work: Research }) {
  const t = useTranslations('record');
  const people = new Set(work.authors.map(({ id }) => id).filter((id) => id !== undefined));
  const areas = new Set(work.areas.map(({ id }) => id));
  const sharedParts = [
    ['sharedAuthors', research.authors.filter(({ id }) => id !== undefined && people.has(id)).map(({ name }) => name)],
    ['sharedAreas', research.areas.filter(({ id }) => areas.has(id)).map(({ name }) => name)],
  ] as const;
  const reasons = sharedParts
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => (
      <span key={what} className="me-4">
        {t(what)} <Names names={names.slice(0, shownMax)} separator={t('separator')} />
      </span>
    ));
  const { sharedReferences = 0 } = research;
  return (
    <Spaced>
      {reasons}
      {sharedReferences > 0 && <span>{t('sharedReferences', { count: sharedReferences })}</span>}
    </Spaced>
  );
}

function Names({ names, separator }: { readonly names: readonly TextValue[]; readonly separator: string }) {
  return names.map((name, index) => (
    <Fragment key={name.value}>
      {index > 0 && separator}
      <Text value={name} className="font-semibold" />
    </Fragment>
  ));
}
