import { writeResearchSummary } from '#lib/contract/payloads/write-research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

const peopleMax = 2;

/**
 * The response of the API to the address of a list, shortened to the main fields of the first record and two of its authors. Undefined
 * if the list is empty.
 */
export async function sampleResponse(language: Language, address: string): Promise<string | undefined> {
  const { collection } = await instance();
  const query = decodeResearchQuery(Object.fromEntries(new URL(address).searchParams));
  const { items, total } = await collection.findResearch(language, query);
  if (!items[0]) return undefined;
  const { id, title, alternativeTitle, authors, year, doi } = writeResearchSummary(items[0], language);
  const item = { id, title, alternativeTitle, authors: authors.slice(0, peopleMax).map(({ name }) => ({ name })), year, doi };
  return JSON.stringify({ items: [item], totalCount: total }, null, 2);
}
