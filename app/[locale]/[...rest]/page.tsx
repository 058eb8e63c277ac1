import type { Metadata } from 'next';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { problemMetadata } from '#app/_pages/view/problem-metadata.ts';
import { ProblemView } from '#components/problem-view.tsx';
import { Problem } from '#lib/base/problem.ts';
import type { Language } from '#lib/languages/languages.ts';
import { externalIdPath } from '#lib/library/records/external-id-path.ts';
import { instance } from '#lib/setup/compose.ts';
import { authorTable } from '#lib/url/author-query.ts';
import { cleanSearch } from '#lib/url/clean-search.ts';
import { decodeId } from '#lib/url/decode-id.ts';
import { movedPage, movedPath } from '#lib/url/moved-path.ts';
import { paths, withQuery } from '#lib/url/paths.ts';
import { researchTable } from '#lib/url/research-query.ts';

type Props = PageProps<'/[locale]/[...rest]'>;

export async function generateMetadata(): Promise<Metadata> {
  return problemMetadata(new Problem('not_found'));
}

/** Answers addresses that no page serves: redirects those of old pages and otherwise shows the 404 page in the language of the path. */
export default async function UnknownPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const { rest } = await params;
  const newPage = movedPage(rest);
  if (newPage) return <MovedView language={language} location={`/${language}/${newPage}`} status={308} />;
  const redirectPath = await movedTo(language, rest);
  if (redirectPath) {
    const raw = await searchParams;
    const isAuthors = redirectPath.startsWith(paths.authors(language));
    const search = isAuthors ? cleanSearch(authorTable, raw) : cleanSearch(researchTable, raw);
    return <MovedView language={language} location={withQuery(redirectPath, search)} />;
  }
  return <ProblemView language={language} problem={new Problem('not_found')} path={`/${language}/${rest.map(decodeId).join('/')}`} />;
}

/** The new path of an old address such as `/publication/468`, or of `/research/` with a DOI, whose slashes make several segments. */
async function movedTo(language: Language, rest: readonly string[]): Promise<string | undefined> {
  const path = movedPath(rest);
  if (path) return `/${language}/${path}`;
  const [section, ...text] = rest.map(decodeId);
  const name = text.length > 0 ? text.join('/') : undefined;
  return section === 'research' && name ? externalIdPath(await instance(), language, name, section) : undefined;
}
