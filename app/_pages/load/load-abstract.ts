import type { AbstractAnswer } from '#lib/answers/abstract-answer.ts';
import { machineOrigin, type TextOriginEntry } from '#lib/domain/text-origin.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';

/** The abstract of one publication, for the row of a list in which it is opened. Rejects with a `Problem`. */
export async function loadAbstract(language: Language, id: string): Promise<AbstractAnswer> {
  const { collection } = await instance();
  const { abstract, abstractKind, textOrigins } = await collection.research(language, id);
  if (!abstract) return {};
  const { value, lang } = abstract;
  const machine = machineOrigin(textOrigins, 'abstract', lang);
  return { abstract: { value, lang }, ...(abstractKind && { abstractKind }), ...(machine && { note: noteOf(machine, language) }) };
}

function noteOf({ engine, date, reviewed }: TextOriginEntry, language: Language): string {
  const t = translator(language, 'record.machine');
  const facts = [engine, reviewed ?? date].filter(Boolean).join(', ');
  return facts ? `${t('abstract')} (\u2068${facts}\u2069)` : t('abstract');
}
