import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listFeeds } from '#app/_pages/exports/list-feeds.ts';
import { ResearchListSection } from '#app/_pages/lists/research-list-section.tsx';
import { loadAuthor } from '#app/_pages/load/load-once.ts';
import { embedCode } from '#app/_pages/plain-list/embed-code.ts';
import { JsonLd } from '#app/_pages/view/json-ld.tsx';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { BreadcrumbData } from '#app/_pages/view/page-node.tsx';
import { problemMetadata } from '#app/_pages/view/problem-metadata.ts';
import { shareCard } from '#app/_pages/view/share-card.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { AuthorActions } from '#components/author/author-actions.tsx';
import { AuthorHeader } from '#components/author/author-header.tsx';
import { YearsChart } from '#components/author/years-chart.tsx';
import { FailedSection } from '#components/failed-section.tsx';
import { Collapsible } from '#components/institution/collapsible.tsx';
import { AsOfNote } from '#components/list/as-of-note.tsx';
import { PrintNote } from '#components/list/print-note.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { Text } from '#components/text/text.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import type { Author } from '#lib/domain/author.ts';
import type { CountedRef } from '#lib/domain/collection.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { personNode } from '#lib/formats/jsonld/jsonld.ts';
import { translator } from '#lib/i18n/translator.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { readAuthorContext } from '#lib/library/authors/read-author-context.ts';
import { listResearch } from '#lib/library/lists/list-research.ts';
import { externalIdPath } from '#lib/library/records/external-id-path.ts';
import type { Sources } from '#lib/library/sources.ts';
import { type Instance, instance, siteUrl } from '#lib/setup/compose.ts';
import { movedSearch } from '#lib/url/clean-search.ts';
import { decodeId, lastSegment } from '#lib/url/decode-id.ts';
import { paths, withQuery } from '#lib/url/paths.ts';
import { decodeResearchQuery, researchTable } from '#lib/url/research-query.ts';

type Props = PageProps<'/[locale]/authors/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const id = decodeId((await params).id);
  const content = await loadAuthor(language, id).catch(toProblem);
  if ('problem' in content) return problemMetadata(content.problem);
  const t = await getTranslations('author');
  const name = content.name.value;
  return {
    ...listMetadata({
      title: [name],
      pathIn: (other) => paths.author(other, id),
      index: true,
      language,
      feeds: await listFeeds(language, { authorId: [id] }, paths.authorFile(language, id, 'atom')),
    }),
    description: t('description', { name }),
    ...shareCard({ language, title: name, description: t('description', { name }), path: paths.author(language, id), type: 'profile' }),
  };
}

/** Number of co-authors listed, the most frequent first. */
const coauthorsShown = 24;

async function load(sources: Sources, language: Language, id: string, query: ResearchQuery) {
  const [author, context, list] = await Promise.all([
    loadAuthor(language, id),
    readAuthorContext(sources, language, id),
    listResearch(sources, language, query, { hasTabs: false }),
  ]);
  const { harvest, institutions } = sources.collection;
  return { author, context, list, canExport: harvest !== undefined, hasPlacePages: institutions !== undefined };
}

/** An author's page: name and affiliations, years, co-authors, people with similar subjects, and the list of publications. */
export default async function AuthorPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const id = decodeId((await params).id);
  const raw = await searchParams;
  const redirectPath = movedSearch(researchTable, raw);
  if (redirectPath !== undefined) return <MovedView language={language} location={withQuery(paths.author(language, id), redirectPath)} />;
  const query = { ...decodeResearchQuery(raw), authorId: [id] };
  const sources = await instance();
  const content = await load(sources, language, id, query).catch(toProblem);
  const basePath = paths.author(language, id);
  if ('problem' in content) {
    const { problem } = content;
    const recordPath = problem.movedTo
      ? paths.author(language, lastSegment(problem.movedTo))
      : await externalIdPath(sources, language, id, 'authors');
    if (recordPath) return <MovedView language={language} location={recordPath} />;
    return <ProblemView language={language} problem={problem} path={basePath} />;
  }
  const { author, context, list, canExport, hasPlacePages } = content;
  const t = await getTranslations('author');
  const coauthors = context.coauthors === 'failed' ? [] : context.coauthors;
  const similar = context.similar === 'failed' ? [] : context.similar;
  return (
    <main id="content" className="wrap pb-8">
      <AuthorMeta author={author} language={language} />
      <AsOfNote asOf={author.asOf} />
      <div className="grid gap-x-12 pt-4 md:grid-cols-[minmax(0,1fr)_18rem] md:pt-6">
        <div className="min-w-0">
          <AuthorHeader
            author={author}
            language={language}
            hasPlacePages={hasPlacePages}
            followHref={canExport ? paths.followResearch(language, { ...defaultResearchQuery, authorId: [id] }) : undefined}
          />
        </div>
        <div className="min-w-0 max-md:mt-4">
          {context.years === 'failed' ? (
            <FailedSection name={t('years')} />
          ) : (
            <YearsChart years={context.years} language={language} query={{ ...defaultResearchQuery, authorId: [id] }} />
          )}
        </div>
      </div>
      <div className="folds mt-2 grid items-start gap-x-12 md:grid-cols-2">
        {context.coauthors === 'failed' && <FailedSection name={t('coauthors')} />}
        {coauthors.length > 0 && (
          <Collapsible id="coauthors" title={t('coauthors')} count={coauthors.length} leading={coauthors} language={language}>
            <PeopleCounts people={coauthors.slice(0, coauthorsShown)} language={language} counts="together" />
          </Collapsible>
        )}
        {context.similar === 'failed' && <FailedSection name={t('similar')} />}
        {similar.length > 0 && (
          <Collapsible id="similar" title={t('similar')} count={similar.length} leading={similar} language={language}>
            <p className="text-xs text-muted">{t('similarNote')}</p>
            <PeopleCounts people={similar} language={language} counts="alone" />
          </Collapsible>
        )}
      </div>
      <section aria-labelledby="list" className="mt-4 min-w-0">
        <h2 id="list" className="border-b border-line pb-2 text-lg">
          {t('list')}
        </h2>
        <PrintNote language={language} address={siteUrl() + paths.author(language, id, query)} />
        <ResearchListSection language={language} basePath={basePath} fixed={{ authorId: [id] }} query={query} list={list} search={raw} />
      </section>
      {canExport && (
        <div className="no-print mt-8 border-t border-line pt-6">
          <AuthorActions {...authorActions(sources, language, author)} />
        </div>
      )}
    </main>
  );
}

/** The embed code of an author's publications and the API request for the person. */
function authorActions({ service }: Instance, language: Language, { id, name }: Author) {
  const title = translator(language, 'embed')('title', { name: name.value });
  return {
    frame: embedCode(paths.embed(language, id), title),
    ...(service && { curl: `curl -H "X-Api-Key: YOUR_KEY" \\\n  "${siteUrl()}${apiPaths.author(language, id)}"` }),
  };
}

/** Maximum spellings of a name in the head of the page; the API has all of them. */
const variantsMax = 100;

/** Structured data (JSON-LD) of an author page: the person, and the position of the page in the site. */
function AuthorMeta({ author, language }: { readonly author: Author; readonly language: Language }) {
  const person = { ...author, variants: (author.variants ?? []).slice(0, variantsMax) };
  return (
    <>
      <JsonLd node={personNode(person, { language, siteUrl: siteUrl() })} />
      <BreadcrumbData language={language} section="authors" name={author.name.value} path={paths.author(language, author.id)} />
    </>
  );
}

interface PeopleCountsProps {
  readonly people: readonly CountedRef[];
  readonly language: Language;
  /** What is counted: publications `together` with the person of the page, or all publications (`alone`). */
  readonly counts: 'together' | 'alone';
}

const visibleMax = 12;

/** Names with counts; the first are visible, the others folded. */
function PeopleCounts({ people, language, counts }: PeopleCountsProps) {
  const t = useTranslations('author');
  if (people.length === 0) return null;
  const rest = people.slice(visibleMax);
  const rows = (entries: readonly CountedRef[]) => (
    <ul className="gap-x-10 text-sm sm:columns-2">
      {entries.map((person) => (
        <li key={person.id} className="break-inside-avoid">
          <PageLink
            href={paths.author(language, person.id)}
            className="flex items-baseline justify-between gap-3 py-1 no-underline hover:underline max-md:min-h-11 max-md:items-center"
          >
            <Text value={person.name} /> <span className="text-xs text-muted">{t(counts, { count: person.count })}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="min-w-0">
      <div className="mt-2">{rows(people.slice(0, visibleMax))}</div>
      {rest.length > 0 && (
        <details>
          <summary className="link min-h-11 w-fit py-2.5 text-sm">{t('more', { count: rest.length })}</summary>
          {rows(rest)}
        </details>
      )}
    </div>
  );
}
