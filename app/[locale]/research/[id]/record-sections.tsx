import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FailedSection } from '#components/failed-section.tsx';
import { Abstracts } from '#components/record/abstracts.tsx';
import { BothLanguages } from '#components/record/both-languages.tsx';
import { CitationDrawing, isDrawn } from '#components/record/citations/citation-drawing.tsx';
import { CitedBy } from '#components/record/citations/cited-by.tsx';
import { References } from '#components/record/citations/references.tsx';
import { hasPeopleList, PeopleList } from '#components/record/people.tsx';
import type { ContentsEntry } from '#components/record/record-aside.tsx';
import { RecordFacts } from '#components/record/record-facts.tsx';
import { RecordSources } from '#components/record/record-sources.tsx';
import { RelatedResearch } from '#components/record/related-research.tsx';
import { Versions } from '#components/record/versions.tsx';
import type { CitationSides, RelatedRow, SectionRows } from '#lib/answers/record-answer.ts';
import type { RecordSource } from '#lib/domain/collection.ts';
import type { Research } from '#lib/domain/research.ts';
import { familyName } from '#lib/formats/values/person-name.ts';
import type { Language } from '#lib/languages/languages.ts';
import { keywordHrefs } from '#lib/library/records/read-record.ts';
import type { Sources } from '#lib/library/sources.ts';

interface RecordSection extends ContentsEntry {
  /** Whether the section is below the record and its side column. */
  readonly isBelow?: true;
  /** `nextSection` is the anchor of the following section, for a skip link. */
  readonly content: (nextSection: string) => ReactNode;
}

interface RecordParts {
  readonly research: Research;
  /** The record in the other language. */
  readonly other?: Research | undefined;
  readonly language: Language;
  readonly origins: SectionRows<RecordSource>;
  readonly related: SectionRows<RelatedRow>;
  readonly citations: CitationSides;
  /** Whether title, summary and keywords are in both languages. */
  readonly isBoth: boolean;
}

/** Sections of the record page in order; the table of contents and the skip links follow this list. */
export async function recordSections(
  sources: Sources,
  { research, other, language, origins, related, citations, isBoth }: RecordParts,
): Promise<readonly RecordSection[]> {
  const t = await getTranslations('record');
  const [hasPages, termHrefs] = [sources.collection.institutions !== undefined, await keywordHrefs(sources, language, research)];
  const { abstractKind, authorCount, versions } = research;
  const sections: readonly (RecordSection | false | undefined)[] = [
    {
      id: 'abstract',
      name: t(abstractKind === 'editor' ? 'summary' : 'abstract'),
      content: () =>
        isBoth ? (
          <BothLanguages research={research} other={other} language={language} />
        ) : (
          <Abstracts research={research} other={other} language={language} />
        ),
    },
    hasPeopleList(research) && {
      id: 'people',
      name: t('affiliations'),
      count: authorCount,
      content: (nextSection) => <PeopleList research={research} language={language} hasPlacePages={hasPages} nextSection={nextSection} />,
    },
    { id: 'details', name: t('details'), content: () => <RecordFacts research={research} termHrefs={termHrefs} language={language} /> },
    versions && {
      id: 'versions',
      name: t('versions.heading'),
      count: versions.length,
      content: () => <Versions versions={versions} language={language} />,
    },
    {
      id: 'sources',
      content: () =>
        origins === 'failed' ? <FailedSection name={t('origin.heading')} /> : <RecordSources sources={origins} language={language} />,
    },
    ...citationSections(research, citations, language, t),
    related === 'failed'
      ? { id: 'related', isBelow: true, content: () => <FailedSection name={t('related')} /> }
      : related.length > 0 && {
          id: 'related',
          name: t('related'),
          isBelow: true,
          content: () => <RelatedResearch related={related} work={research} language={language} />,
        },
  ];
  return sections.filter((section) => typeof section === 'object');
}

/** The drawing of citations, the list of references, and the works that cite the record. */
function citationSections(
  research: Research,
  { citedSide, citing, referenceRows }: CitationSides,
  language: Language,
  t: Awaited<ReturnType<typeof getTranslations<'record'>>>,
): readonly (RecordSection | false)[] {
  const { id, references = [], citedByCount = 0 } = research;
  return [
    citedSide !== 'failed' &&
      citing !== 'failed' &&
      isDrawn(research, citedSide, citing) && {
        id: 'orbit',
        isBelow: true,
        content: () => <CitationDrawing research={research} cites={citedSide} citedBy={citing} familyOf={familyName} language={language} />,
      },
    references.length > 0 && {
      id: 'references',
      name: t('references'),
      count: references.length,
      isBelow: true,
      content: () =>
        citedSide === 'failed' || referenceRows === 'failed' ? (
          <FailedSection name={t('references')} />
        ) : (
          <References references={references} rows={referenceRows} insideCount={citedSide.total} id={id} language={language} />
        ),
    },
    citedByCount > 0 && {
      id: 'cited-by',
      name: t('citedByHere'),
      count: citedByCount,
      isBelow: true,
      content: () =>
        citing === 'failed' ? (
          <FailedSection name={t('citedByHere')} />
        ) : (
          <CitedBy research={research} rows={citing.rows} language={language} />
        ),
    },
  ];
}
