import { recordsById } from '#app/_pages/exports/records-by-id.ts';
import { instance } from '#lib/compose.ts';
import type { Language } from '#lib/domain/language.ts';
import { isProblem } from '#lib/domain/problem.ts';
import type { Text } from '#lib/domain/text.ts';
import { paths } from '#lib/url/paths.ts';
import type { MissingAddress } from './missing-address.ts';

/** Rows per page. */
const rowsMax = 50;

export interface MissingList {
  readonly entries: readonly { readonly href: string; readonly text: Text }[];
  /** The cursor of the next page; absent at the end. */
  readonly nextAfter?: string;
}

/** One page of publications (of people for names and affiliations) without a text `what` in language `of`. Rejects with a `Problem`. */
export async function loadMissing(language: Language, { what, of, after }: MissingAddress): Promise<MissingList> {
  const { catalogue, extras } = await instance();
  // One extra row shows whether there is a next page.
  const ids = (await extras?.withoutText(what, of, rowsMax + 1, after)) ?? [];
  const pageIds = ids.slice(0, rowsMax);
  const entries: { href: string; text: Text }[] = [];
  if (what === 'authorName' || what === 'affiliation') {
    for (const id of pageIds) {
      const author = await catalogue.author(language, id).catch((error: unknown) => {
        // The person was merged or removed after the ids were read.
        if (isProblem(error) && (error.kind === 'gone' || error.kind === 'not_found')) return undefined;
        throw error;
      });
      if (author) entries.push({ href: paths.author(language, id), text: author.name });
    }
  } else
    for await (const { id, title } of recordsById(catalogue, language, pageIds))
      entries.push({ href: paths.record(language, id), text: title });
  const lastId = pageIds.at(-1);
  return { entries, ...(ids.length > rowsMax && lastId !== undefined && { nextAfter: lastId }) };
}
