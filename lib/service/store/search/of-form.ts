import { warning } from '#lib/contract/warnings.ts';
import type { Language } from '#lib/domain/language.ts';
import { forms } from '#lib/service/store/record-forms.ts';
import { analyse } from '#lib/text/analyse.ts';
import type { Understood } from './understood.ts';

/** What a keyword finds of the kind of record it asks for, be it few; where nothing is of that kind, what there is on the rest, and that is said. */
export async function ofForm(
  language: Language,
  keyword: string,
  understand: (keyword: string) => Promise<Understood>,
): Promise<Understood> {
  const found = await understand(keyword);
  const asked = formAsked(keyword);
  if (!asked || (found.scores.slots.length > 0 && (found.mode === 'all' || found.warnings.some(({ code }) => code.startsWith('few_')))))
    return found;
  const others = await understand(asked.rest);
  if (others.scores.slots.length === 0) return others;
  return { ...others, mode: 'any', warnings: [warning('none_of_form', language, { word: asked.form }), ...others.warnings] };
}

/** The words of a keyword that name a kind of record, beside others. */
function formAsked(keyword: string): { readonly form: string; readonly rest: string } | undefined {
  const written = keyword.trim().split(/\s+/);
  const { spans, units } = analyse(keyword);
  const span = spans.find(({ concepts }) => concepts.some((token) => forms.has(token)));
  // Where the words are cut at other places than the blanks, which are meant cannot be told.
  if (!span || units.length !== written.length || /["“”«»:]/.test(keyword)) return undefined;
  const rest = [...written.slice(0, span.from), ...written.slice(span.to)];
  const [from, to] = [rest.findIndex(saysSomething), rest.findLastIndex(saysSomething) + 1];
  return from < 0 ? undefined : { form: written.slice(span.from, span.to).join(' '), rest: rest.slice(from, to).join(' ') };
}

const saysSomething = (word: string) => !analyse(word).units.every(({ stop }) => stop);
