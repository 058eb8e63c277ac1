import type { Translate } from '#lib/i18n/translator.ts';

/** The parts of a query that a service left out of account, in words; undefined where there are none. `list` translates the messages of lists. */
export function ignoredNames(ignored: readonly string[] = [], list: Translate): string | undefined {
  return ignored.length > 0 ? [...new Set(ignored)].map((name) => list(`part.${name}`)).join(list('separator')) : undefined;
}
