import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listFeeds } from '#app/_pages/exports/list-feeds.ts';
import { JsonLd } from '#app/_pages/view/json-ld.tsx';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { problemMetadata } from '#app/_pages/view/problem-metadata.ts';
import { ProblemView } from '#components/problem-view.tsx';
import { TermView } from '#components/terms/term-view.tsx';
import { Problem } from '#lib/base/problem.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { isMission, termKeyword, termName } from '#lib/domain/dictionary.ts';
import { definedTermNode } from '#lib/formats/feeds/term-files.ts';
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
  return {
    ...listMetadata({
      title: [name, t('title')],
      pathIn: (other) => paths.term(other, term.id),
      index: true,
      language,
      feeds: await listFeeds(language, { keyword: termKeyword(term, language) }),
    }),
    description: term.definition?.[language] ?? t('termDescription', { name }),
  };
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
