import type { Metadata } from 'next';
import { loadRecord } from '#app/_pages/load/load-once.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { problemMetadata } from '#app/_pages/view/problem-metadata.ts';
import { shareCard } from '#app/_pages/view/share-card.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { AsOfNote } from '#components/list/as-of-note.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { Abstract, OtherLanguage } from '#components/record/abstracts.tsx';
import { BothLanguages } from '#components/record/both-languages.tsx';
import { ListPosition } from '#components/record/list-position.tsx';
import { hasPeopleList, PeopleList } from '#components/record/people.tsx';
import { ReadingOptions } from '#components/record/reading-options.tsx';
import { CiteSection, RecordBar } from '#components/record/record-bar.tsx';
import { RecordFacts } from '#components/record/record-facts.tsx';
import { RecordFoot } from '#components/record/record-foot.tsx';
import { RecordHeader } from '#components/record/record-header.tsx';
import { Versions } from '#components/record/versions.tsx';
import { Ltr } from '#components/text/text.tsx';
import { cutAtWord } from '#lib/base/cut-at-word.ts';
import { externalIdPath } from '#lib/library/records/external-id-path.ts';
import { readCitations, readKeywordTerms, readNeighbours, readRecordSources, readRelated } from '#lib/library/records/read-record.ts';
import { instance } from '#lib/setup/compose.ts';
import { renamedSearch } from '#lib/url/clean-search.ts';
import { decodeId, lastSegment } from '#lib/url/decode-id.ts';
import { paths, withQuery } from '#lib/url/paths.ts';
import { isBothView, recordViewPath } from '#lib/url/record-view.ts';
import { researchTable } from '#lib/url/research-query.ts';
import { recordActions } from './record-actions.ts';
import { RecordMeta } from './record-meta.tsx';
import { CitationSections, RelatedSection, SourcesSection } from './record-sections.tsx';
import { readRecordUse } from './record-use.ts';

type Props = PageProps<'/[locale]/research/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const id = decodeId((await params).id);
  const content = await loadRecord(language, id).catch(toProblem);
  if ('problem' in content) return problemMetadata(content.problem);
  const { research } = content;
  const metadata = listMetadata({ title: [research.title.value], pathIn: (other) => paths.record(other, id), index: true, language });
  const description = cutAtWord(research.abstract?.value ?? research.title.alt?.value ?? research.title.value, 300);
  return {
    ...metadata,
    description,
    ...shareCard({
      language,
      title: research.title.value,
      description,
      path: paths.record(language, id),
      type: 'article',
      image: paths.recordImage(language, id),
    }),
  };
}

/** The page of one publication. Redirects merged ids and DOIs; without a record, shows the problem page. */
export default async function RecordPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const id = decodeId((await params).id);
  const path = paths.record(language, id);
  const raw = await searchParams;
  const renamed = renamedSearch(researchTable, raw);
  if (renamed !== undefined) return <MovedView language={language} location={withQuery(paths.record(language, id), renamed)} />;
  const isBoth = isBothView(raw);
  // These requests run in parallel, so that a slow service delays the page only once.
  const sources = await instance();
  const [content, neighbours, related, origins, use] = await Promise.all([
    loadRecord(language, id).catch(toProblem),
    readNeighbours(sources, language, id, raw),
    readRelated(sources, language, id),
    readRecordSources(sources, id),
    readRecordUse(sources, id),
  ]);
  if ('problem' in content) {
    const { problem } = content;
    const redirectPath = problem.movedTo
      ? paths.record(language, lastSegment(problem.movedTo))
      : await externalIdPath(sources, language, id, 'research');
    if (redirectPath) return <MovedView language={language} location={redirectPath} />;
    return <ProblemView language={language} problem={problem} path={path} />;
  }
  const { research, other } = content;
  const actions = recordActions(sources, language, research, other);
  const [citations, keywordTerms] = await Promise.all([
    readCitations(sources, language, research),
    readKeywordTerms(sources, language, research),
  ]);
  const parts = { research, other, language };
  return (
    <main id="content" className="wrap pb-16">
      <RecordMeta {...parts} />
      {neighbours && <ListPosition language={language} neighbours={neighbours} />}
      <AsOfNote asOf={research.asOf} />
      <article className="record pt-3 md:pt-6">
        <div className="lg:[grid-area:head]">
          <RecordHeader {...parts} isBoth={isBoth} viewHref={recordViewPath(path, raw, !isBoth)} />
          {isBoth ? <BothLanguages {...parts} /> : <Abstract {...parts} />}
        </div>
        <RecordBar research={research} language={language} {...actions} />
        <div className="lg:[grid-area:texts]">
          <CiteSection research={research} language={language} citations={actions.citations} />
          {!isBoth && <OtherLanguage {...parts} />}
        </div>
        <ReadingOptions reading={actions.reading} language={language} />
        {hasPeopleList(research) && (
          <div className="lg:[grid-area:people]">
            <PeopleList research={research} language={language} hasPlacePages={sources.collection.institutions !== undefined} />
          </div>
        )}
        <div className="lg:[grid-area:details]">
          <RecordFacts research={research} keywordTerms={keywordTerms} language={language} />
          {research.versions && <Versions versions={research.versions} language={language} />}
          <SourcesSection sources={origins} language={language} />
        </div>
        <div className="lg:[grid-area:rest]">
          <CitationSections research={research} language={language} citations={citations} />
          <RelatedSection research={research} language={language} related={related} />
          <RecordFoot research={research} language={language} {...actions} use={use} />
          <p className="mt-8 hidden text-sm print:block">
            <Ltr className="break-all">{actions.permanentUrl}</Ltr>
          </p>
        </div>
      </article>
    </main>
  );
}
