'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type Language, otherLanguage } from '#lib/domain/language.ts';
import { inLanguage } from '#lib/url/paths.ts';

const names: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };

/**
 * The same page in the other language: path, query and page are kept, and the anchor with JavaScript. A full navigation on purpose: language and
 * direction of the whole document change. The choice is remembered for visits to the bare address and never overrides one with a language.
 */
export function LanguageSwitch({ language, label }: { readonly language: Language; readonly label: string }) {
  const path = usePathname();
  const query = useSearchParams().toString();
  const other = otherLanguage(language);
  const href = inLanguage(query ? `${path}?${query}` : path, other);
  return (
    <a
      href={href}
      lang={other}
      hrefLang={other}
      dir={other === 'ar' ? 'rtl' : 'ltr'}
      aria-label={`${names[other]}${label ? ` (${label})` : ''}`}
      // A system face: the label alone must not make English pages load the Arabic font.
      className="flex min-h-11 items-center font-[system-ui]"
      data-testid="language-switch"
      onClick={(event) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser.
        document.cookie = `language=${other}; path=/; max-age=31536000; samesite=lax`;
        event.currentTarget.href = inLanguage(`${location.pathname}${location.search}${location.hash}`, other);
      }}
    >
      {names[other]}
    </a>
  );
}
