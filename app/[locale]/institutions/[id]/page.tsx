import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadResearchList } from '#app/_pages/lists/load-lists.ts';
import { idOf, lastSegment } from '#app/_pages/load/id-of.ts';
import { loadInstitution } from '#app/_pages/load/load-institutions.ts';
import { loadPlaceContext } from '#app/_pages/load/load-place-context.ts';
import { JsonLd } from '#app/_pages/view/json-ld.tsx';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { BreadcrumbData } from '#app/_pages/view/page-node.tsx';
import { placeActions } from '#app/_pages/view/place-actions.ts';
import { placeMetadata } from '#app/_pages/view/place-metadata.ts';
import { PlacePage } from '#app/_pages/view/place-page.tsx';
import { problemMetadata } from '#app/_pages/view/problem-metadata.ts';
import { problemOf } from '#app/_pages/view/problem-of.ts';
import { InstitutionHeader } from '#components/institution/institution-header.tsx';
import { AsOfNote } from '#components/list/as-of-note.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { siteUrl } from '#lib/compose.ts';
import { apiPaths } from '#lib/contract/api-paths.ts';
import type { Language } from '#lib/domain/language.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { institutionNode } from '#lib/formats/metadata/jsonld-places.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

type Props = PageProps<'/[locale]/institutions/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const id = idOf((await params).id);
  const content = await loadInstitution(language, id).catch(problemOf);
  if ('problem' in content) return problemMetadata(content.problem);
  return placeMetadata({
    language,
    name: content.institution.name.value,
    pathIn: (other) => paths.institution(other, id),
    image: paths.institutionImage(language, id),
    fixed: { institutionId: [id] },
  });
}

async function load(language: Language, id: string, query: ResearchQuery) {
  const [{ institution }, context, list] = await Promise.all([
    loadInstitution(language, id),
    loadPlaceContext(language, { institutionId: [id], country: [] }),
    loadResearchList(language, query, { hasTabs: false }),
  ]);
  return { institution, context, list };
}

export default async function InstitutionPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const id = idOf((await params).id);
  const fixed = { institutionId: [id] };
  const query = { ...decodeResearchQuery(await searchParams), ...fixed };
  const path = paths.institution(language, id);
  const content = await load(language, id, query).catch(problemOf);
  if ('problem' in content) {
    const { problem } = content;
    if (problem.movedTo) return <MovedView language={language} location={paths.institution(language, lastSegment(problem.movedTo))} />;
    return <ProblemView language={language} problem={problem} path={path} />;
  }
  const { institution, context, list } = content;
  const t = await getTranslations('institutions');
  const name = institution.name.value;
  const api = { language, name, embedHref: paths.institutionEmbed(language, id), apiPath: apiPaths.institution(language, id) };
  return (
    <main id="content" className="wrap pb-16">
      <JsonLd node={institutionNode(institution, { language, siteUrl: siteUrl() })} />
      <BreadcrumbData language={language} section="institutions" name={name} path={path} />
      <AsOfNote asOf={institution.asOf} />
      <PlacePage
        language={language}
        basePath={path}
        fixed={fixed}
        query={query}
        list={list}
        context={context}
        country={institution.country}
        header={
          <InstitutionHeader
            institution={institution}
            areas={context.areas.length > 0 ? [] : (institution.areas ?? [])}
            language={language}
          />
        }
        partnersNote={t('partnersNote')}
        actions={await placeActions(api)}
      />
    </main>
  );
}
