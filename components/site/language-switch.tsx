'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { isPlainClick } from '#components/ui/is-plain-click.ts';
import { directionOf, type Language, languageFacts, otherLanguages } from '#lib/languages/languages.ts';
import { inLanguage } from '#lib/url/paths.ts';

interface LanguageProps {
  readonly language: Language;
  readonly label: string;
}

/** Links to this page in the other languages. */
export function LanguageSwitch({ language, label }: LanguageProps) {
  return otherLanguages(language).map((other) => <LanguageLink key={other} language={other} label={label} />);
}

/** A link to this page in another language, with anchor and page state. It loads the document again, because `lang` changes. */
function LanguageLink({ language: other, label }: LanguageProps) {
  const path = usePathname();
  const query = useSearchParams().toString();
  const { name } = languageFacts[other];
  const href = inLanguage(query ? `${path}?${query}` : path, other);
  return (
    <a
      href={href}
      lang={other}
      hrefLang={other}
      dir={directionOf(other)}
      aria-label={`${name}${label ? ` (${label})` : ''}`}
      className="flex min-h-11 items-center"
      data-testid="language-switch"
      data-scripted
      // In the capture phase, because the click closes open menus, which are part of the state.
      onClickCapture={(event) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser.
        document.cookie = `language=${other}; path=/; max-age=31536000; samesite=lax`;
        const target = inLanguage(`${location.pathname}${location.search}${location.hash}`, other);
        event.currentTarget.href = target;
        if (!isPlainClick(event)) return;
        event.preventDefault();
        const open = [...document.querySelectorAll('main details[open]')];
        import('./carry-state.ts')
          .then(({ carryState }) => carryState(open))
          .then(
            () => location.assign(target),
            () => location.assign(target),
          );
      }}
    >
      {name}
    </a>
  );
}
