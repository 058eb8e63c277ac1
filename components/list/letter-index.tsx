import { Spaced } from '#components/ui/spaced.tsx';
import type { Letter } from '#lib/domain/collection.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { directionOf, type Language, otherLanguages } from '#lib/languages/languages.ts';

interface LetterIndexProps {
  readonly language: Language;
  readonly letters: readonly Letter[];
  readonly current: string | undefined;
  readonly hrefOf: (initial: string | undefined) => string;
}

const lettersOf: Readonly<Record<Language, RegExp>> = { en: /[A-Z]/, ar: /\p{Script=Arabic}/u };

/** Links to initials in Latin and Arabic letters, the page's alphabet first. Initials ignore a leading article (The, ال). */
export function LetterIndex({ language, letters, current, hrefOf }: LetterIndexProps) {
  const t = useTranslations('list');
  const alphabets = [language, ...otherLanguages(language)].map(
    (lang) => [lang, letters.filter(({ letter }) => lettersOf[lang].test(letter))] as const,
  );
  const box =
    'grid min-h-9 min-w-7.5 shrink-0 place-items-center rounded px-1 no-underline hover:bg-accent-soft aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper max-md:min-h-11 max-md:min-w-10';
  return (
    <nav aria-label={t('letters')} className="no-print mb-4">
      {/* On a phone, two alphabets fill half the window, so they are collapsed unless a letter is selected. */}
      <details className="unfolded letters" open={current !== undefined}>
        <summary className="link min-h-11 w-fit py-2.5 text-sm">{t('letters')}</summary>
        <div className="grid gap-1">
          {alphabets.map(
            ([lang, list]) =>
              list.length > 0 && (
                <p
                  key={lang}
                  lang={lang}
                  dir={directionOf(lang)}
                  className="-mx-2.5 flex flex-wrap gap-0.5 ltr:[html[dir=rtl]_&]:justify-end rtl:[html[dir=ltr]_&]:justify-end"
                >
                  <Spaced>
                    {list.map(({ letter }) => (
                      <a key={letter} href={hrefOf(letter)} aria-current={current === letter ? 'true' : undefined} className={box}>
                        {letter}
                      </a>
                    ))}
                  </Spaced>
                </p>
              ),
          )}
        </div>
      </details>
      {current && (
        <p>
          <a href={hrefOf(undefined)} className="link inline-flex min-h-9 items-center max-md:min-h-11">
            {t('allLetters')}
          </a>
        </p>
      )}
    </nav>
  );
}
