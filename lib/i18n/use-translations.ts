import { createTranslator, useLocale, useMessages, type useTranslations as useUncached } from 'next-intl';
import { withCachedTexts } from './cached-texts.ts';
import { intlFormats } from './formats.ts';

type Translator = ReturnType<typeof useUncached>;

const translators = new WeakMap<object, Map<string | undefined, Translator>>();

/**
 * `useTranslations` of next-intl with one translator per language and namespace: there, each component of each page creates its own,
 * a tenth of the memory that rendering a list allocates. A browser gets neither cached texts nor the original.
 */
export const useTranslations = ((namespace?: string) => {
  const locale = useLocale();
  const messages = useMessages();
  const byNamespace = translators.get(messages) ?? new Map<string | undefined, Translator>();
  translators.set(messages, byNamespace);
  const cached = byNamespace.get(namespace);
  if (cached) return cached;
  const translate = createTranslator({ locale, messages, namespace: namespace as never, formats: intlFormats, timeZone: 'UTC' });
  const created: Translator = typeof window === 'undefined' ? withCachedTexts(translate as never) : (translate as never);
  byNamespace.set(namespace, created);
  return created;
}) as typeof useUncached;
