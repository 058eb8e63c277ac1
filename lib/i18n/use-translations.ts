import { createTranslator, useLocale, useMessages, useTranslations as useUncached } from 'next-intl';
import { withCachedTexts } from './cached-texts.ts';
import { intlFormats } from './formats.ts';

type Translator = ReturnType<typeof useUncached>;

const translators = new WeakMap<object, Map<string | undefined, Translator>>();

function useCached(namespace?: string): Translator {
  const locale = useLocale();
  const messages = useMessages();
  const byNamespace = translators.get(messages) ?? new Map<string | undefined, Translator>();
  translators.set(messages, byNamespace);
  const cached = byNamespace.get(namespace);
  if (cached) return cached;
  const created = withCachedTexts(
    createTranslator({ locale, messages, namespace: namespace as never, formats: intlFormats, timeZone: 'UTC' }) as never,
  );
  byNamespace.set(namespace, created);
  return created;
}

/**
 * `useTranslations` of next-intl; on the server with one translator per language and namespace. There, next-intl creates one for each
 * component of each page, a tenth of the memory that rendering a list allocates. A browser renders one page, and gets no more code.
 */
export const useTranslations = typeof window === 'undefined' ? (useCached as typeof useUncached) : useUncached;
