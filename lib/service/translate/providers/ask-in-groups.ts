import type { Language } from '#lib/domain/language.ts';
import { isProblem, type Problem } from '#lib/domain/problem.ts';
import { checkTranslation, type TranslationFault } from '#lib/service/translate/check-translation.ts';
import { glossaryFor } from '#lib/service/translate/glossary.ts';
import { type ProtectedText, restore } from '#lib/service/translate/protect.ts';
import type { MissingText } from '#lib/service/translate/text-port.ts';
import { tidy } from '#lib/service/translate/tidy.ts';
import type { Provider } from './provider.ts';

export interface SelectedText {
  readonly missing: MissingText;
  readonly protected: ProtectedText;
}

/** What became of one text: an answer without faults is taken. */
export interface Answered {
  readonly selected: SelectedText;
  readonly answer?: string;
  readonly faults: readonly TranslationFault[];
  /** The service did its work for it. */
  readonly charged: boolean;
}

interface Asking {
  readonly provider: Provider;
  readonly language: Language;
  readonly concurrency: number;
  /** Whether characters may be sent still; those that may are counted. */
  readonly spend: (characters: number) => boolean;
}

/**
 * Asks for texts in requests as large as the provider takes, several at a time. A problem that concerns every text ends it: what is answered until then is
 * given back with the problem, what was not asked is not.
 */
export async function askInGroups(
  texts: readonly SelectedText[],
  asking: Asking,
): Promise<{ readonly answered: readonly Answered[]; readonly problem?: Problem }> {
  const groups = groupsOf(texts, asking.provider);
  const answered: Answered[] = [];
  let problem: Problem | undefined;
  let at = 0;
  const work = async () => {
    for (let group = groups[at++]; group && !problem; group = groups[at++]) {
      try {
        answered.push(...(await askGroup(group, asking)));
      } catch (error) {
        if (!isProblem(error)) throw error;
        problem ??= error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, asking.concurrency) }, work));
  return { answered, ...(problem && { problem }) };
}

/** Texts of one language within what a request may hold. */
function groupsOf(texts: readonly SelectedText[], { textsMax, charactersMax }: Provider): readonly (readonly SelectedText[])[] {
  const groups: SelectedText[][] = [];
  for (const list of Map.groupBy(texts, ({ missing }) => missing.fromLanguage).values()) {
    let room = 0;
    let group: SelectedText[] | undefined;
    for (const one of list) {
      room -= one.protected.text.length;
      if (!group || group.length >= textsMax || room < 0) {
        group = [];
        groups.push(group);
        room = charactersMax - one.protected.text.length;
      }
      group.push(one);
    }
  }
  return groups;
}

/**
 * A text whose answer is missing, or whose request is refused, is asked for once more by itself. What the budget does not allow is not asked; where that was
 * the second time, `earlier` is what became of it.
 */
async function askGroup(group: readonly SelectedText[], asking: Asking, earlier?: TranslationFault): Promise<Answered[]> {
  const failed = (fault: TranslationFault) => group.map((selected) => ({ selected, faults: [fault], charged: false }));
  if (!asking.spend(group.reduce((sum, { protected: sent }) => sum + lengthOf(sent), 0))) return earlier ? failed(earlier) : [];
  const first = await answersTo(group, asking);
  if ('fault' in first && group.length === 1) return failed(first.fault);
  const answers = 'fault' in first ? [] : first.answers;
  const fault = 'fault' in first ? first.fault : ({ code: 'no_answer' } as const);
  const found: Answered[] = [];
  for (const [place, selected] of group.entries()) {
    const answer = answers[place];
    if (answer !== undefined) found.push(judge(selected, answer, asking.language));
    else if (group.length > 1) found.push(...(await askGroup([selected], asking, fault)));
    else found.push({ selected, faults: [fault], charged: false });
  }
  return found;
}

async function answersTo(
  group: readonly SelectedText[],
  { provider, language }: Asking,
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

function judge(selected: SelectedText, given: string, to: Language): Answered {
  const { missing, protected: sent } = selected;
  const { text: answer, lost, doubled, strange } = restore(tidy(given, to), sent.kept);
  const marks: TranslationFault[] = [
    ...lost.map((value) => ({ code: 'kept_lost', value }) as const),
    ...doubled.map((value) => ({ code: 'kept_doubled', value }) as const),
    ...(strange ? [{ code: 'kept_doubled', value: '⟦⟧' } as const] : []),
  ];
  const checked = { source: missing.from, answer, from: missing.fromLanguage, to, by: 'machine' } as const;
  // Without its marks a text in the wrong language has lost them as well; the language says more.
  const faults = [...checkTranslation(checked), ...marks];
  const seen = new Set<string>();
  const once = faults.filter(({ code, value }) => !seen.has(`${code} ${value}`) && seen.add(`${code} ${value}`));
  return { selected, answer, faults: once, charged: true };
}

/** As a provider counts: letters, not UTF-16 units. */
export const lengthOf = ({ text }: ProtectedText): number => [...text].length;
