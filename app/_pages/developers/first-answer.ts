import { instance } from '#lib/compose.ts';

const peopleMax = 2;
const members = ['id', 'title', 'alternativeTitle', 'authors', 'year', 'doi'] as const;

/**
 * What the API answers now to a list of publications: of its first record the members one looks at first, of its people the first names, each value whole.
 * Undefined where it answers with no record.
 */
export async function firstAnswer(address: string): Promise<string | undefined> {
  const { service } = await instance();
  const answer = await service?.fetch(new Request(address), { principal: 'site' });
  if (!answer?.ok) return undefined;
  const { items, totalCount } = (await answer.json()) as { items: Record<string, unknown>[]; totalCount: number };
  const [first] = items;
  if (!first) return undefined;
  const { authors } = first as { authors: readonly { name: string }[] };
  const whole = { ...first, authors: authors.slice(0, peopleMax).map(({ name }) => ({ name })) };
  return JSON.stringify(
    { items: [Object.fromEntries(members.map((name) => [name, whole[name as keyof typeof whole]]))], totalCount },
    null,
    2,
  );
}
