import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadRecord } from '#app/_pages/load/load-once.ts';
import { JsonLd } from '#app/_pages/view/json-ld.tsx';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { BreadcrumbData } from '#app/_pages/view/page-node.tsx';
import { problemMetadata } from '#app/_pages/view/problem-metadata.ts';
import { shareCard } from '#app/_pages/view/share-card.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { recordActions } from '#app/[locale]/research/[id]/record-actions.ts';
import { FailedSection } from '#components/failed-section.tsx';
import { AsOfNote } from '#components/list/as-of-note.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { Abstract, OtherLanguage } from '#components/record/abstracts.tsx';
import { References } from '#components/record/citations/references.tsx';
import { hasPeopleList, PeopleList } from '#components/record/people.tsx';
import { ReadingOptions } from '#components/record/reading-options.tsx';
import { CiteSection, RecordBar } from '#components/record/record-bar.tsx';
import { RecordFacts } from '#components/record/record-facts.tsx';
import { RecordFoot } from '#components/record/record-foot.tsx';
import { RecordHeader } from '#components/record/record-header.tsx';
import { RecordSources } from '#components/record/record-sources.tsx';
import { RelatedResearch } from '#components/record/related-research.tsx';
import { Versions } from '#components/record/versions.tsx';
import { ResearchRow } from '#components/research/rows/research-row.tsx';
import { Ltr } from '#components/text/text.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { type CitationSides, citingFirst, type Neighbours, type RelatedRow, type SectionRows } from '#lib/answers/record-answer.ts';
import type { ResearchRowData } from '#lib/answers/research-answer.ts';
import { cutAtWord } from '#lib/base/cut-at-word.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import { citationCounter } from '#lib/domain/citations/citation-counter.ts';
import type { RecordSource } from '#lib/domain/collection.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { type RecordUseTotals, totalUse } from '#lib/domain/record-use.ts';
import type { Research } from '#lib/domain/research.ts';
import { researchNode } from '#lib/formats/jsonld/jsonld.ts';
import { highwireTags } from '#lib/formats/metadata/highwire.ts';
import { signpostingLinks } from '#lib/formats/signposting.ts';
import { formatDate, formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { externalIdPath } from '#lib/library/records/external-id-path.ts';
import { readCitations, readKeywordTerms, readNeighbours, readRecordSources, readRelated } from '#lib/library/records/read-record.ts';
import { type Instance, instance, siteUrl } from '#lib/setup/compose.ts';
import { renamedSearch } from '#lib/url/clean-search.ts';
import { decodeId, lastSegment } from '#lib/url/decode-id.ts';
import { paths, withQuery } from '#lib/url/paths.ts';
import { researchTable } from '#lib/url/research-query.ts';

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
    <main id="content" className="wrap pb-8">
      <RecordMeta {...parts} />
      {neighbours && <ListPosition language={language} neighbours={neighbours} />}
      <AsOfNote asOf={research.asOf} />
      <article className="record pt-3 md:pt-6">
        <div className="lg:[grid-area:head]">
          <RecordHeader {...parts} />
          <Abstract {...parts} />
        </div>
        <RecordBar research={research} language={language} {...actions} />
        <div className="lg:[grid-area:texts]">
          <CiteSection research={research} language={language} citations={actions.citations} />
          <OtherLanguage {...parts} />
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

const yearDays = 365;
const dayMs = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The uses of a record in a year, and the day (UTC) until which they are counted. */
interface YearOfUse {
  readonly totals: RecordUseTotals;
  readonly until: string;
}

/** The uses of a record in the year before now; undefined unless the operator shows them, and where they cannot be read. */
async function readRecordUse({ env, keys }: Instance, id: string): Promise<YearOfUse | undefined> {
  if (!(env.SHOW_USAGE && keys)) return undefined;
  const now = Date.now();
  const lines = await keys.recordUse(dayOf(now - yearDays * dayMs), id).catch(fallback(undefined));
  return lines && { totals: totalUse(lines), until: dayOf(now) };
}

interface RecordMetaProps {
  readonly research: Research;
  /** The record in the other language. */
  readonly other?: Research | undefined;
  readonly language: Language;
}

/** Maximum authors and maximum keywords in the head of the page; the files and the API have all of them. */
const headMax = 100;

/** The part of a record that the head of its page describes. */
const forHead = (research: Research): Research => ({
  ...research,
  authors: research.authors.slice(0, headMax),
  keywords: research.keywords.slice(0, headMax),
});

/** Tags for Google Scholar and catalogues. React moves the tags to the head and keeps their order, on which the author tags depend. */
function RecordMeta({ research, other, language }: RecordMetaProps) {
  // The tags describe the work in its own language, venue and affiliations included.
  const original = research.language === other?.title.lang && research.language !== language && other ? other : research;
  const options = { language, siteUrl: siteUrl() };
  return (
    <>
      {highwireTags(forHead(original), options).map(({ name, content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the tags never move.
        <meta key={index} name={name} content={content} />
      ))}
      {signpostingLinks(research, options).map(({ rel, href, type }) => (
        <link key={`${rel} ${href}`} rel={rel} href={href} {...(type && { type })} />
      ))}
      <JsonLd node={researchNode(forHead(research), options)} />
      <BreadcrumbData language={language} section="research" name={research.title.value} path={paths.record(language, research.id)} />
    </>
  );
}

/** Links to the list of results, the previous record and the next one. */
function ListPosition({ language, neighbours }: { readonly language: Language; readonly neighbours: Neighbours }) {
  const t = useTranslations('record');
  const { query, place, total, previousId, nextId } = neighbours;
  const step = 'inline-flex min-h-11 items-center';
  return (
    <nav data-exact aria-label={t('listPlace')} className="no-print flex flex-wrap items-center gap-x-5 pt-4 text-sm text-muted">
      <Spaced>
        <PageLink href={place === undefined ? paths.research(language, query) : paths.researchRow(language, query, place)} className={step}>
          <span>
            {query.keyword
              ? t.rich('backToKeyword', { query: query.keyword, q: (chunks) => <bdi dir="auto">{chunks}</bdi> })
              : t('backToList')}
          </span>
        </PageLink>
        {/* One element, so that position and links stay on one line. */}
        {place !== undefined && (
          <span className="flex items-center gap-x-5 whitespace-nowrap">
            <Spaced>
              {total !== undefined && <span>{t('place', { place, total })}</span>}
              {previousId && (
                <PageLink href={paths.record(language, previousId, { query, place: place - 1 })} rel="prev" className={step}>
                  {t('previous')}
                </PageLink>
              )}
              {nextId && (
                <PageLink href={paths.record(language, nextId, { query, place: place + 1 })} rel="next" className={step}>
                  {t('next')}
                </PageLink>
              )}
            </Spaced>{' '}
          </span>
        )}
      </Spaced>{' '}
    </nav>
  );
}

interface SectionProps {
  readonly research: Research;
  readonly language: Language;
}

/** The sources of the record. */
async function SourcesSection({ sources, language }: Pick<SectionProps, 'language'> & { readonly sources: SectionRows<RecordSource> }) {
  const t = await getTranslations('record');
  return sources === 'failed' ? <FailedSection name={t('origin.heading')} /> : <RecordSources sources={sources} language={language} />;
}

/** The list of references, and the works that cite the record. */
async function CitationSections({ research, language, citations }: SectionProps & { readonly citations: CitationSides }) {
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
async function RelatedSection({ research, language, related }: SectionProps & { readonly related: SectionRows<RelatedRow> }) {
  const t = await getTranslations('record');
  if (related === 'failed') return <FailedSection name={t('related')} />;
  return related.length > 0 && <RelatedResearch related={related} work={research} language={language} />;
}

/** With fewer citing works, a chart by year would add nothing to the rows. */
const chartMin = 3;

interface CitedByProps {
  readonly research: Research;
  /** The first works that cite the record, newest first. */
  readonly rows: readonly ResearchRowData[];
  readonly language: Language;
}

/** Publications of the collection that cite the work, newest first. Their number and the count of a source are shown but never summed. */
function CitedBy({ research, rows, language }: CitedByProps) {
  const t = useTranslations('record');
  const { id, citedByCount = 0 } = research;
  const citing = { ...defaultResearchQuery, cites: [id] };
  return (
    <section aria-labelledby="cited-by" className="mt-12" data-testid="cited-by">
      <h2 id="cited-by" className="border-b border-line pb-2 text-lg">
        {t('citedByHere')} <span className="font-normal text-muted">({formatInteger(citedByCount, language)})</span>
      </h2>
      <p className="mt-1 text-sm text-muted">
        {t('citingHere', { count: citedByCount })} <SourceCount research={research} language={language} />
      </p>
      <ol>
        {rows.map((row) => (
          <ResearchRow key={row.id} research={row} language={language} headingLevel={3} />
        ))}
      </ol>
      {citedByCount >= chartMin && (
        <p className="no-print mt-1 flex flex-wrap gap-x-6 text-sm">
          <Spaced>
            {citedByCount > citingFirst && (
              <a href={paths.research(language, citing)} className="link inline-flex min-h-11 items-center">
                {t('allCiting', { count: citedByCount })}
              </a>
            )}
            <a href={`${paths.charts(language, citing)}#citation`} className="link inline-flex min-h-11 items-center">
              {t('chartOfCitations')}
            </a>
          </Spaced>
        </p>
      )}
    </section>
  );
}

function SourceCount({ research: { citations, citationsFrom }, language }: Pick<CitedByProps, 'research' | 'language'>) {
  const t = useTranslations('record');
  if (citations === undefined || !citationsFrom) return null;
  const name = citationCounter(citationsFrom.source);
  const values = { count: citations, date: formatDate({ iso: citationsFrom.date, precision: 'day' }, language) };
  return name ? t.rich('sourceCount', { ...values, name: () => <Ltr>{name}</Ltr> }) : t('sourceCountUnnamed', values);
}
