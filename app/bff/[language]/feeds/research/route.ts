import { researchFeed } from '#app/_pages/exports/research-feed.ts';
import { problemAnswer } from '#app/_pages/exports/text-answer.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { instance } from '#lib/compose.ts';
import { fallback } from '#lib/domain/failed-parts.ts';
import { isLanguage, type Language } from '#lib/domain/language.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { translator } from '#lib/i18n/translator.ts';
import { site } from '#lib/site.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

/** A search as a feed: `/en/research.atom?keyword=mars`. */
export async function GET(request: Request, { params }: RouteContext<'/bff/[language]/feeds/research'>): Promise<Response> {
  const { language } = await params;
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const query = decodeResearchQuery(new URL(request.url).searchParams);
  const t = translator(language, 'files');
  const name = site().name[language];
  const title = query.keyword
    ? t('feedSearch', { site: name, query: query.keyword })
    : ((await placeTitle(language, query)) ?? t('feedAll', { site: name }));
  const selfIn = (other: typeof language) => paths.researchFile(other, 'atom', query);
  const answer = await researchFeed({ language, query, title, selfIn, page: paths.research(language, query) }).catch(toProblem);
  return 'problem' in answer ? problemAnswer(answer.problem, language) : answer;
}

/** The title of a feed for a single institution or country, with its name; undefined for other lists. */
async function placeTitle(language: Language, { institutionId, country }: ResearchQuery): Promise<string | undefined> {
  const [id, ...otherIds] = institutionId;
  const { institutions } = (await instance()).catalogue;
  const place =
    id && otherIds.length === 0
      ? (await institutions?.one(language, id).catch(fallback(undefined)))?.name
      : country.length === 1 && country[0]
        ? countryName(country[0], language)
        : undefined;
  return place && translator(language, 'files')('feedAuthor', { site: site().name[language], name: place.value });
}
