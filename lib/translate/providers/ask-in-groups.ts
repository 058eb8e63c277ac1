import { isProblem, type Problem } from '#lib/base/problem.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { MissingText } from '#lib/store/values/text-port.ts';
import { checkTranslation, type TranslationFault } from '#lib/translate/texts/check-translation.ts';
import { glossaryFor } from '#lib/translate/texts/glossary.ts';
import { normaliseTranslation } from '#lib/translate/texts/normalise-translation.ts';
import { type ProtectedText, restore } from '#lib/translate/texts/protect.ts';
import type { Provider } from './provider.ts';

export interface SelectedText {
  readonly missing: MissingText;
  readonly protected: ProtectedText;
}

/** Result for one text; an answer without faults is accepted. */
export interface TextResult {
  readonly selected: SelectedText;
  readonly answer?: string;
  readonly faults: readonly TranslationFault[];
  /** Whether the service charged for this text. */
  readonly isBilled: boolean;
}

interface GroupOptions {
  readonly provider: Provider;
  readonly language: Language;
  readonly concurrency: number;
  /** Takes characters from the budget; returns false, and takes none, if too few are left. */
  readonly spend: (characters: number) => boolean;
}

/** Translates groups of texts, several groups at once. A problem that affects every text ends the run and is returned with the results. */
export async function askInGroups(
  texts: readonly SelectedText[],
  options: GroupOptions,
): Promise<{ readonly results: readonly TextResult[]; readonly problem?: Problem }> {
  const groups = groupsOf(texts, options.provider);
  const results: TextResult[] = [];
  let problem: Problem | undefined;
  let index = 0;
  const worker = async () => {
    for (let group = groups[index++]; group && !problem; group = groups[index++]) {
      try {
        results.push(...(await askGroup(group, options)));
      } catch (error) {
        if (!isProblem(error)) throw error;
        problem ??= error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, options.concurrency) }, worker));
  return { results, ...(problem && { problem }) };
}

/** Groups texts by language, each group within the bounds of one request. */
function groupsOf(texts: readonly SelectedText[], { textsMax, charactersMax }: Provider): readonly (readonly SelectedText[])[] {
  const groups: SelectedText[][] = [];
  for (const list of Map.groupBy(texts, ({ missing }) => missing.fromLanguage).values()) {
    let charactersLeft = 0;
    let group: SelectedText[] | undefined;
    for (const text of list) {
      charactersLeft -= text.protected.text.length;
      if (!group || group.length >= textsMax || charactersLeft < 0) {
        group = [];
        groups.push(group);
        charactersLeft = charactersMax - text.protected.text.length;
      }
      group.push(text);
    }
  }
  return groups;
}

/**
 * Requests a group. Retries a text alone if its answer is missing or the group was refused. Without budget left, sends nothing: the result
 * is empty, or for a retry the fault `earlier`.
 */
async function askGroup(group: readonly SelectedText[], options: GroupOptions, earlier?: TranslationFault): Promise<TextResult[]> {
  const failWith = (fault: TranslationFault) => group.map((selected) => ({ selected, faults: [fault], isBilled: false }));
  if (!options.spend(group.reduce((sum, { protected: text }) => sum + lengthOf(text), 0))) return earlier ? failWith(earlier) : [];
  const response = await requestAnswers(group, options);
  if ('fault' in response && group.length === 1) return failWith(response.fault);
  const answers = 'fault' in response ? [] : response.answers;
  const fault = 'fault' in response ? response.fault : ({ code: 'no_answer' } as const);
  const results: TextResult[] = [];
  for (const [index, selected] of group.entries()) {
    const answer = answers[index];
    if (answer !== undefined) results.push(checkAnswer(selected, answer, options.language));
    else if (group.length > 1) results.push(...(await askGroup([selected], options, fault)));
    else results.push({ selected, faults: [fault], isBilled: false });
  }
  return results;
}

async function requestAnswers(
  group: readonly SelectedText[],
  { provider, language }: GroupOptions,
): Promise<{ readonly answers: readonly (string | undefined)[] } | { readonly fault: TranslationFault }> {
  const from = group[0]?.missing.fromLanguage ?? '';
  const glossary = glossaryFor(
    group.map(({ missing }) => missing.from),
    from,
    language,
  );
  const texts = group.map(({ protected: { text } }) => text);
  try {
    return { answers: await provider.translate(texts, from, language, glossary) };
  } catch (error) {
    if (!isProblem(error) || error.kind !== 'bad_request') throw error;
    return { fault: { code: 'service', value: error.detail ?? '' } };
  }
}

function checkAnswer(selected: SelectedText, raw: string, to: Language): TextResult {
  const { missing, protected: text } = selected;
  const { text: answer, lost, doubled, strange } = restore(normaliseTranslation(raw, to), text.pieces);
  const marks: TranslationFault[] = [
    ...lost.map((value) => ({ code: 'kept_lost', value }) as const),
    ...doubled.map((value) => ({ code: 'kept_doubled', value }) as const),
    ...(strange ? [{ code: 'kept_doubled', value: '⟦⟧' } as const] : []),
  ];
  const check = { source: missing.from, answer, from: missing.fromLanguage, to, by: 'machine' } as const;
  // Text in the wrong language has lost its marks too; its language fault is more informative, so it comes first.
  const faults = [...checkTranslation(check), ...marks];
  const keys = new Set<string>();
  const distinct = faults.filter(({ code, value }) => !keys.has(`${code} ${value}`) && keys.add(`${code} ${value}`));
  return { selected, answer, faults: distinct, isBilled: true };
}

/** Characters as providers count them: code points, not UTF-16 units. */
export const lengthOf = ({ text }: ProtectedText): number => [...text].length;
