import { Spaced } from '#components/ui/spaced.tsx';
import { limits } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';

interface PagerProps {
  readonly language: Language;
  readonly pageIndex: number;
  readonly pages: number;
  readonly hasNext: boolean;
  readonly hrefOf: (pageIndex: number) => string;
  /** Address of the first page that needs a cursor. */
  readonly furtherHref?: string | undefined;
  /** Address of the previous page, for pages that need a cursor. */
  readonly previousHref?: string | undefined;
}

/** Page links in logical order; in Arabic, only the arrows are mirrored. Links never lead beyond the last page. */
export function Pager({ language, pageIndex, pages, hasNext, hrefOf, furtherHref, previousHref }: PagerProps) {
  const t = useTranslations('paging');
  if (pages <= 1 && pageIndex === 1) return null;
  const lastPage = Math.max(pages, 1);
  const backHref = previousHref ?? (pageIndex > 1 && pageIndex <= lastPage + 1 ? hrefOf(Math.min(pageIndex - 1, lastPage)) : undefined);
  const box = 'grid min-h-11 min-w-11 place-items-center rounded px-2 no-underline hover:bg-accent-soft';
  return (
    <nav aria-label={t('label')} className="no-print flex flex-wrap items-center justify-center gap-1 py-8">
      <Spaced>
        {previousHref && (
          <a rel="first" href={hrefOf(1)} className={box}>
            {t('first')}
          </a>
        )}
        {backHref && (
          <a rel="prev" href={backHref} className={box} aria-label={t('previous')}>
            <Arrow to="back" />
          </a>
        )}
        {(previousHref ? [pageIndex] : pageNumbers(Math.min(pageIndex, lastPage), pages)).map((number, index) =>
          number === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no identity of their own.
            <span key={`gap-${index}`} className="px-1 text-muted" aria-hidden="true">
              …
            </span>
          ) : number === pageIndex ? (
            <span
              key={number}
              aria-current="page"
              className="grid min-h-11 min-w-11 place-items-center rounded bg-ink px-2 font-semibold text-paper"
            >
              <span className="sr-only">{t('page')} </span>
              {formatInteger(number, language)}
            </span>
          ) : (
            <a key={number} href={hrefOf(number)} aria-label={`${t('page')} ${formatInteger(number, language)}`} className={box}>
              {formatInteger(number, language)}
            </a>
          ),
        )}
        {hasNext && pageIndex < pages && (
          <a rel="next" href={hrefOf(pageIndex + 1)} className={box} aria-label={t('next')}>
            <Arrow to="forward" />
          </a>
        )}
        {furtherHref && (
          <a rel="next" href={furtherHref} className={box} aria-label={t('next')}>
            <Arrow to="forward" />
          </a>
        )}
      </Spaced>
    </nav>
  );
}

/** The first, last, current and adjacent pages; `undefined` is a gap. Pages beyond numbered paging are not included. */
export function pageNumbers(current: number, pages: number): (number | undefined)[] {
  const lastPage = Math.min(pages, limits.pageIndexMax);
  const nearPages = [1, current - 1, current, current + 1, lastPage].filter((number) => number >= 1 && number <= lastPage);
  const numbers = [...new Set(nearPages)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? number);
    return gap > 2 ? [undefined, number] : gap === 2 ? [number - 1, number] : [number];
  });
}

function Arrow({ to }: { readonly to: 'back' | 'forward' }) {
  return (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true" className="mirror size-4">
      <path d={to === 'back' ? 'M10 3 5 8l5 5' : 'm6 3 5 5-5 5'} />
    </svg>
  );
}
