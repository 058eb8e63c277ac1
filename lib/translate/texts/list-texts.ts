import { Problem } from '#lib/base/problem.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { ListedTexts, MachineFilter, TextStore, WritableText } from '#lib/store/values/text-port.ts';
import type { TextForPeople } from './people-texts.ts';
import type { RefusedTexts } from './refused-texts.ts';

const pageSize = 1000;

/** Texts without a translation, grouped by area so that a translator stays with one subject. */
export async function textsToTranslate(store: TextStore, selections: readonly TextSelection[]): Promise<readonly TextForPeople[]> {
  const list: TextForPeople[] = [];
  for (const { field, language, filter, limit = Number.POSITIVE_INFINITY } of selections) {
    let after: string | undefined;
    while (list.length < limit) {
      const page = await store.missing(field, language, filter, after, pageSize);
      if (page.length === 0) break;
      after = page.at(-1)?.recordId;
      list.push(...page.slice(0, limit - list.length).map((missing) => ({ missing })));
    }
  }
  const areaOf = ({ missing }: TextForPeople) => missing.areas[0] ?? '~';
  return list.toSorted((a, b) => areaOf(a).localeCompare(areaOf(b), 'en'));
}

/** Machine translations by area, in each area those of the most cited publications first. Throws a `Problem` when there are none. */
export async function* textsToReview(
  store: TextStore,
  filters: readonly MachineFilter[],
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<TextForPeople> {
  let count = 0;
  for (const filter of filters)
    for await (const machine of store.machineTexts(filter)) {
      if (count >= limit) return;
      count += 1;
      yield { missing: machine, text: machine.text };
    }
  if (count === 0) throw new Problem('not_found', { detail: 'No such texts were found, so no file was written.' });
}

/** Which texts to translate, in the order of the store. */
export interface TextSelection {
  readonly field: WritableText;
  readonly language: Language;
  readonly filter: ListedTexts;
  /** Maximum number of texts, and of characters sent. */
  readonly limit?: number | undefined;
  readonly budget?: number | undefined;
  /** Previously rejected texts, which are skipped. */
  readonly refused?: RefusedTexts | undefined;
}
