import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listMetadata } from '#app/list-metadata.ts';
import { languageOf } from '#app/locale.ts';
import { SiteData } from '#app/page-node.tsx';
import { problemOf } from '#app/problem-of.ts';
import { AsOfNote } from '#components/list/as-of-note.tsx';
import { SearchBox } from '#components/list/search-box.tsx';
import { SearchHistory } from '#components/list/search-history.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { ResearchRow } from '#components/research/research-row.tsx';
import { Text } from '#components/text.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { instance } from '#lib/compose.ts';
import type { Language } from '#lib/domain/language.ts';
import { leftOut } from '#lib/domain/missing-parts.ts';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]'>;

/** Real searches over the starter collection: a topic, a name, and one that crosses languages. */
const examples: Readonly<Record<Language, readonly string[]>> = {
  en: ['gravitational waves', 'الثقوب السوداء', 'lunar regolith'],
  ar: ['موجات الجاذبية', 'رصد المريخ', 'remote sensing'],
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const t = await getTranslations('site');
  const metadata = listMetadata({ title: [], pathIn: paths.home, index: true, language });
  return { ...metadata, title: { absolute: t('title') } };
}

async function load(language: Language) {
  const { catalogue, mode, ignored } = await instance();
  const [newest, authors, areas] = await Promise.all([
    catalogue.findResearch(language, { ...defaultResearchQuery, pageSize: 5 }),
    // The number of authors and the areas are additions: without them the page is still worth showing.
    catalogue.findAuthors(language, { ...defaultAuthorQuery, pageSize: 1 }).catch(leftOut(undefined)),
    catalogue.researchAreas(language).catch(leftOut([])),
  ]);
  return {
    newest,
    authorTotal: authors?.total,
    areas: areas.filter((area) => area.researchCount !== 0),
    isRemote: mode === 'remote',
    // Where the service knows no order, its first rows are just some.
    isNewest: !ignored.includes('sort'),
    canSearch: !ignored.includes('keyword'),
  };
}

export default async function HomePage({ params }: Props) {
  const language = await languageOf(params);
  const t = await getTranslations('home');
  const content = await load(language).catch(problemOf);
  if ('problem' in content) return <ProblemView language={language} problem={content.problem} />;
  const { newest, authorTotal, areas, isRemote, isNewest, canSearch } = content;
  return (
    <main id="content" className="wrap pb-16">
      <SiteData language={language} />
      <h1 className="mt-10 max-w-3xl text-2xl md:mt-16 md:text-3xl">{t('heading')}</h1>
      {canSearch && (
        <form method="get" action={paths.research(language)} className="[&_search]:mb-3">
          <SearchBox isRemembered />
        </form>
      )}
      {!isRemote && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
          {t('examples')}
          {examples[language].map((keyword) => (
            <a
              key={keyword}
              href={paths.research(language, { ...defaultResearchQuery, keyword })}
              className="inline-flex min-h-8 items-center text-ink max-md:min-h-11"
            >
              <Text value={keyword} />
            </a>
          ))}
        </p>
      )}
      <SearchHistory language={language} />
      <p className="mt-8 max-w-prose">{isRemote ? t('remoteIntro') : t('intro')}</p>
      {newest.total !== undefined && authorTotal !== undefined && (
        <p className="mt-1 text-muted">{t('counts', { research: newest.total, authors: authorTotal })}</p>
      )}
      <AsOfNote asOf={newest.asOf} />
      {areas.length > 0 && (
        <section aria-labelledby="areas" className="mt-12">
          <h2 id="areas" className="border-b border-line pb-2 text-lg">
            {t('areas')}
          </h2>
          <ul className="mt-4 gap-x-10 text-sm sm:columns-2 md:columns-3">
            {areas.map((area) => (
              <li key={area.id} className="break-inside-avoid">
                <a
                  href={paths.research(language, { ...defaultResearchQuery, focusedAreaId: [area.id] })}
                  className="flex items-baseline justify-between gap-3 py-1 no-underline hover:underline max-md:min-h-11 max-md:items-center"
                >
                  <Text value={area.name} as="span" />
                  {area.researchCount !== undefined && (
                    <span className="text-xs text-muted">{formatInteger(area.researchCount, language)}</span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="newest" className="mt-12 max-w-4xl">
        <h2 id="newest" className="border-b border-line pb-2 text-lg">
          {isNewest ? t('newest') : t('some')}
        </h2>
        <ol>
          {newest.items.map((research) => (
            <ResearchRow key={research.id} research={research} language={language} headingLevel={3} />
          ))}
        </ol>
        <p className="mt-4">
          <PageLink href={paths.research(language)}>{isNewest ? t('allNewest') : t('allSome')}</PageLink>
        </p>
      </section>
    </main>
  );
}
