import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { decodeId } from '#app/_pages/load/decode-id.ts';
import { loadTerm } from '#app/_pages/load/load-terms.ts';
import { loadTermTopic, TermTopic } from '#app/_pages/places/term-topic.tsx';
import { JsonLd } from '#app/_pages/view/json-ld.tsx';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { problemMetadata } from '#app/_pages/view/problem-metadata.ts';
import { ProblemView } from '#components/problem-view.tsx';
import { TermView } from '#components/terms/term-view.tsx';
import { instance, siteUrl } from '#lib/compose.ts';
import { apiPaths } from '#lib/contract/api-paths.ts';
import { termName } from '#lib/domain/dictionary.ts';
import { Problem } from '#lib/domain/problem.ts';
import { definedTermNode } from '#lib/formats/feeds/term-files.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/terms/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const term = (await instance()).dictionary.term(decodeId((await params).id));
  if (!term) return problemMetadata(new Problem('not_found'));
  const t = await getTranslations('terms');
  const name = termName(term, language).value;
  return {
    ...listMetadata({ title: [name, t('title')], pathIn: (other) => paths.term(other, term.id), index: true, language }),
    description: term.definition?.[language] ?? t('termDescription', { name }),
  };
}

/** The page of a dictionary term: definition, related terms and publications. */
export default async function TermPage({ params }: Props) {
  const language = await languageOf(params);
  const id = decodeId((await params).id);
  const result = await loadTerm(language, id);
  if (!result) return <ProblemView language={language} problem={new Problem('not_found')} path={paths.term(language, id)} />;
  const { term, count } = result;
  if (term.id !== id) return <MovedView language={language} location={paths.term(language, term.id)} />;
  const { dictionary, extras } = await instance();
  const topic = await loadTermTopic(language, term, count);
  const [areas, broader, narrower, related] = [term.areas, term.broader, term.narrower, term.related].map((ids) =>
    ids.flatMap((termId) => dictionary.term(termId) ?? []),
  );
  return (
    <>
      <JsonLd node={definedTermNode(term, { language, siteUrl: siteUrl() })} />
      <TermView
        {...result}
        {...(topic && { records: [] })}
        topic={topic && <TermTopic term={term} content={topic} language={language} />}
        canFollow={extras !== undefined}
        areas={areas ?? []}
        broader={(broader ?? []).filter(({ id: broaderId }) => !term.areas.includes(broaderId))}
        narrower={narrower ?? []}
        related={related ?? []}
        language={language}
        foot={<PageInApi path={apiPaths.term(language, id)} />}
      />
    </>
  );
}
