import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { listFeeds } from '#app/_pages/exports/list-feeds.ts';
import { JsonLd } from '#app/_pages/view/json-ld.tsx';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { problemMetadata } from '#app/_pages/view/problem-metadata.ts';
import { PlaceHeader } from '#components/institution/place-header.tsx';
import { ListLinks } from '#components/list/list-links.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { RowSection } from '#components/research/rows/row-section.tsx';
import { linkedName, TermLinks } from '#components/terms/term-links.tsx';
import { capital, TermCount } from '#components/terms/term-row.tsx';
import type { LinkedTerm, TermAnswer, TermRelations } from '#lib/answers/term-answer.ts';
import { Problem } from '#lib/base/problem.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { isMission, termName, termQuery } from '#lib/domain/dictionary.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { definedTermNode } from '#lib/formats/feeds/term-files.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { termFacts } from '#lib/library/places/place-kinds.ts';
import { readTerm, termRelations } from '#lib/library/terms/terms.ts';
import { instance, siteUrl } from '#lib/setup/compose.ts';
import { decodeId } from '#lib/url/decode-id.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/terms/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const term = (await instance()).dictionary.term(decodeId((await params).id));
  if (!term) return problemMetadata(new Problem('not_found'));
  const t = await getTranslations('terms');
  const name = termName(term, language).value;
  return listMetadata({
    title: [name, t('title')],
    pathIn: (other) => paths.term(other, term.id),
    index: true,
    language,
    feeds: await listFeeds(language, termQuery(term, language)),
    description: term.definition?.[language] ?? t('termDescription', { name }),
  });
}

/** The page of a dictionary term: definition, related terms and publications. A mission with publications has a page of its own. */
export default async function TermPage({ params }: Props) {
  const language = await languageOf(params);
  const id = decodeId((await params).id);
  const sources = await instance();
  const result = await readTerm(sources, language, id);
  if (!result) return <ProblemView language={language} problem={new Problem('not_found')} path={paths.term(language, id)} />;
  const { term, count } = result;
  if (term.id !== id) return <MovedView language={language} location={paths.term(language, term.id)} />;
  const hasStore = sources.collection.harvest !== undefined;
  if (hasStore && count && isMission(term)) return <MovedView language={language} location={paths.mission(language, id)} status={308} />;
  return (
    <>
      <JsonLd node={definedTermNode(term, { language, siteUrl: siteUrl() })} />
      <TermView
        {...result}
        canFollow={hasStore}
        hasDigests={sources.keys?.digests !== undefined}
        relations={await termRelations(sources, language, id)}
        language={language}
        foot={<PageInApi path={apiPaths.term(language, id)} />}
      />
    </>
  );
}

interface TermViewProps extends TermAnswer {
  readonly relations: TermRelations;
  readonly language: Language;
  /** Whether the publications have a feed. */
  readonly canFollow: boolean;
  readonly hasDigests: boolean;
  readonly foot?: ReactNode;
}

/** A term: the way to it, names in both languages, definition, related terms, publications. A term of the way is not listed again. */
function TermView({ term, relations, records, count, language, canFollow, hasDigests, foot }: TermViewProps) {
  const t = useTranslations('terms');
  const { trail, areas, broader } = relations;
  const others = (terms: readonly LinkedTerm[]) => terms.filter((linked) => !trail.some(({ href }) => href === linked.href));
  const first = records.length;
  const title = count !== undefined && count > first ? t('firstRecords', { first, count }) : t('records');
  const countLine = count !== undefined && <TermCount term={term} count={count} language={language} />;
  return (
    <main id="content" className="wrap pt-4 pb-8 md:pt-8">
      <PlaceHeader
        place={termFacts(term, language)}
        crumbs={[
          { href: paths.terms(language), name: t('title') },
          ...trail.map((wider) => ({ href: wider.href, name: linkedName(wider, language) })),
        ]}
        language={language}
        nameStyle={capital(termName(term, language).value)}
      >
        <TermLinks terms={{ ...relations, areas: others(areas), broader: others(broader) }} language={language} />
        {term.uat && (
          <p className="mt-1 text-sm">
            <a href={paths.thesaurus(language, term.uat)} className="touch">
              {t('thesaurus.place')}
            </a>
          </p>
        )}
      </PlaceHeader>
      {records.length > 0 ? (
        <RowSection id="records" title={title} className="mt-8 max-w-4xl" records={records} language={language}>
          {countLine}
          {canFollow && count ? (
            <p className="flex flex-wrap gap-x-6">
              <ListLinks
                query={{ ...defaultResearchQuery, ...termQuery(term, language) }}
                language={language}
                hasDigests={hasDigests}
                hasPrint
              />
            </p>
          ) : null}
        </RowSection>
      ) : (
        countLine
      )}
      {foot}
    </main>
  );
}
