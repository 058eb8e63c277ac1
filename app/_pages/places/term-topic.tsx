import { getTranslations } from 'next-intl/server';
import { rowData } from '#app/_pages/lists/row-data.ts';
import { MostCited } from '#components/institution/most-cited.tsx';
import { SectionLinks } from '#components/ui/section-links.tsx';
import { instance } from '#lib/compose.ts';
import { type DictionaryTerm, termName } from '#lib/domain/dictionary.ts';
import { fallback } from '#lib/domain/failed-parts.ts';
import type { Language } from '#lib/domain/language.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { paths } from '#lib/url/paths.ts';
import { loadTopicContext, type PlaceContext } from './load-place-context.ts';
import { PlaceSections } from './place-sections.tsx';
import { YearsAndAreas } from './place-years-areas.tsx';

/** Terms of these types (spacecraft, telescopes, instruments) produce publications and get statistics; other terms are only subjects. */
const missionTypes: ReadonlySet<string> = new Set(['mission', 'sensor']);
const newestMax = 5;

export interface TermTopicContent extends PlaceContext {
  readonly newest: readonly Research[];
}

/** Statistics of a mission or instrument. Undefined for other terms, for terms without publications, and in remote mode. */
export async function loadTermTopic(
  language: Language,
  term: DictionaryTerm,
  count: number | undefined,
): Promise<TermTopicContent | undefined> {
  const { catalogue, extras } = await instance();
  if (!extras || !count || !missionTypes.has(term.type)) return undefined;
  const keyword = termName(term, language).value;
  const [context, newest] = await Promise.all([
    loadTopicContext(language, { keyword }),
    catalogue.findResearch(language, { ...defaultResearchQuery, keyword, sort: '-year', pageSize: newestMax }).catch(fallback(undefined)),
  ]);
  return { ...context, newest: newest?.items ?? [] };
}

interface TermTopicProps {
  readonly term: DictionaryTerm;
  readonly content: TermTopicContent;
  readonly language: Language;
}

/** Statistics of the publications on a mission or instrument, and lists of the most cited and the newest ones. */
export async function TermTopic({ term, content, language }: TermTopicProps) {
  const t = await getTranslations('institutions');
  const p = await getTranslations('places');
  const filter = { keyword: termName(term, language).value };
  const { years, areas, countries, people, institutions, cited = [], newest } = content;
  const sections = [
    { id: 'areas', name: t('areas'), count: areas.length },
    { id: 'people', name: t('people'), count: people.total },
    { id: 'institutions', name: t('institutions'), count: institutions?.total ?? 0 },
    { id: 'countries', name: p('countries'), count: countries.length },
    { id: 'cited', name: p('cited'), count: cited.length },
    { id: 'newest', name: p('newest'), count: newest.length },
  ];
  return (
    <div data-testid="topic" className="mt-6">
      <SectionLinks label={t('contents')} sections={sections} language={language} />
      <YearsAndAreas
        years={years}
        areas={areas}
        chartsHref={paths.charts(language, { ...defaultResearchQuery, ...filter })}
        language={language}
        title={t('areas')}
        hrefOf={(areaId) => paths.research(language, { ...defaultResearchQuery, ...filter, focusedAreaId: [areaId] })}
      />
      <PlaceSections language={language} filter={filter} context={content} countries={countries} signed={undefined} />
      <MostCited records={cited.map((research) => rowData(research, language))} title={p('cited')} language={language} />
      <MostCited records={newest.map((research) => rowData(research, language))} title={p('newest')} id="newest" language={language} />
    </div>
  );
}
