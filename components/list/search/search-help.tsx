import { useLocale } from 'next-intl';
import { Spaced } from '#components/ui/spaced.tsx';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { translator } from '#lib/i18n/translator.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

const entries = [
  'phrase',
  'without',
  'or',
  'years',
  'title',
  'abstract',
  'keyword',
  'author',
  'institution',
  'venue',
  'identifier',
] as const;

/**
 * Search syntax next to the field, with example searches in both languages. Server-rendered, collapsed by default; works without
 * JavaScript.
 */
export function SearchHelp() {
  const t = useTranslations('list.help');
  const language = useLocale() as Language;
  const other = translator(otherLanguages(language)[0], 'list.help');
  // An identifier is the same in both languages and belongs to neither.
  const examplesOf = (example: string, foreign: string) => [
    { example, lang: example === foreign ? undefined : language },
    ...(example === foreign ? [] : [{ example: foreign, lang: otherLanguages(language)[0] }]),
  ];
  return (
    <details className="shrink-0 text-sm" data-menu data-testid="search-help">
      <summary className="link grid h-full min-h-11 min-w-11 cursor-pointer list-none place-items-center text-lg no-underline">
        <span className="sr-only">{t('heading')}</span>
        <span aria-hidden="true">{t('sign')}</span>
      </summary>
      {/* Overlays the page, so that opening it does not move the content below. */}
      <div className="absolute inset-x-0 top-full z-10 mt-1 rounded border border-control bg-surface px-4 py-3">
        <p>{t('both')}</p>
        <dl className="mt-1 grid gap-x-5 sm:grid-cols-[max-content_minmax(0,1fr)]">
          {entries.map((way) => (
            <div key={way} className="contents">
              <dt className="flex flex-wrap gap-x-4">
                <Spaced>
                  {examplesOf(t(`${way}.example`), other(`${way}.example`)).map(({ example, lang }) => (
                    <a
                      key={example}
                      href={paths.research(language, { ...defaultResearchQuery, keyword: example })}
                      className="inline-flex min-h-8 items-center max-md:min-h-11"
                    >
                      <bdi lang={lang} dir="auto">
                        {example}
                      </bdi>
                    </a>
                  ))}
                </Spaced>
              </dt>
              <dd className="self-center max-sm:mb-1">{t(`${way}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
