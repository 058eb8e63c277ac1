import type { Translate } from '#lib/i18n/translator.ts';

/** Names of the parameters a service ignored; undefined without any. `list` translates list messages. */
export function ignoredNames(ignored: readonly string[] = [], list: Translate): string | undefined {
  return ignored.length > 0 ? [...new Set(ignored)].map((name) => list(`part.${name}`)).join(list('separator')) : undefined;
}
