import type { AbstractAnswer } from '#lib/answers/abstract-answer.ts';
import { machineOrigin, type TextOriginEntry } from '#lib/domain/text-origin.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';

/** The abstract of one publication, for the row of a list in which it is opened. Rejects with a `Problem`. */
export async function readAbstract({ collection }: Sources, language: Language, id: string): Promise<AbstractAnswer> {
  const { abstract, abstractKind, textOrigins } = await collection.research(language, id);
  if (!abstract) return { abstract: undefined, abstractKind: undefined, note: undefined };
  const { value, lang } = abstract;
  const machine = machineOrigin(textOrigins, 'abstract', lang);
  return { abstract: { value, lang }, abstractKind, note: machine && noteOf(machine, language) };
}

function noteOf({ engine, date, reviewed }: TextOriginEntry, language: Language): string {
  const t = translator(language, 'record.machine');
  const facts = [engine, reviewed ?? date].filter(Boolean).join(', ');
  return facts ? `${t('abstract')} (\u2068${facts}\u2069)` : t('abstract');
}
