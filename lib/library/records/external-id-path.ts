import { fallback } from '#lib/base/failed-parts.ts';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';
import { identifierIn } from '#lib/text/query/identifier.ts';
import { paths } from '#lib/url/paths.ts';

/**
 * The path for an address with a DOI or ORCID in place of an id; undefined for other texts or without a match. Checks the identifier of
 * each result, because the search of a remote service for a number may match anything.
 */
export async function externalIdPath(
  { collection }: Sources,
  language: Language,
  text: string,
  section: 'research' | 'authors',
): Promise<string | undefined> {
  const identifier = identifierIn(text);
  if (identifier?.kind !== (section === 'research' ? 'doi' : 'orcid')) return undefined;
  const lookup = { keyword: identifier.value, strict: true, pageSize: 2 };
  if (section === 'research') {
    const page = await collection.findResearch(language, { ...defaultResearchQuery, ...lookup }).catch(fallback(undefined));
    const match = page?.items.find(({ doi }) => doi === identifier.value);
    return match && paths.record(language, match.id);
  }
  const page = await collection.findAuthors(language, { ...defaultAuthorQuery, ...lookup }).catch(fallback(undefined));
  const match = page?.items.find(({ orcid }) => orcid === identifier.value);
  return match && paths.author(language, match.id);
}
