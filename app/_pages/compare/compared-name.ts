import { placeKinds } from '#app/_pages/places/place-kinds.ts';
import { instance } from '#lib/compose.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Text } from '#lib/domain/text.ts';
import type { ComparedKind } from '#lib/url/compare-query.ts';
import { paths } from '#lib/url/paths.ts';

/** Name and page of a compared institution, country, area or person. Rejects with `Problem` `not_found`. */
export async function comparedName(language: Language, kind: ComparedKind, id: string): Promise<{ name: Text; href: string }> {
  if (kind === 'authorId')
    return { name: (await (await instance()).catalogue.author(language, id)).name, href: paths.author(language, id) };
  const placeKind = Object.values(placeKinds).find(({ filter }) => filter === kind) ?? placeKinds.area;
  return { name: (await placeKind.load(language, id)).name, href: paths.place(language, placeKind.segment, id) };
}
