import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page-link.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { Neighbours } from '#lib/answers/record-answer.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

/** Links to the list of results, the previous record and the next one. */
export function ListPosition({ language, neighbours }: { readonly language: Language; readonly neighbours: Neighbours }) {
  const t = useTranslations('record');
  const { query, place, total, previousId, nextId } = neighbours;
  const step = 'inline-flex min-h-11 items-center';
  return (
    <nav data-exact aria-label={t('listPlace')} className="no-print flex flex-wrap items-center gap-x-5 pt-4 text-sm text-muted">
      <Spaced>
        <PageLink href={place === undefined ? paths.research(language, query) : paths.researchRow(language, query, place)} className={step}>
          <span>
            {query.keyword
              ? t.rich('backToKeyword', { query: query.keyword, q: (chunks) => <bdi dir="auto">{chunks}</bdi> })
              : t('backToList')}
          </span>
        </PageLink>
        {/* One element, so that position and links stay on one line. */}
        {place !== undefined && (
          <span className="flex items-center gap-x-5 whitespace-nowrap">
            <Spaced>
              {total !== undefined && <span>{t('place', { place, total })}</span>}
              {previousId && (
                <PageLink href={paths.record(language, previousId, { query, place: place - 1 })} rel="prev" className={step}>
                  {t('previous')}
                </PageLink>
              )}
              {nextId && (
                <PageLink href={paths.record(language, nextId, { query, place: place + 1 })} rel="next" className={step}>
                  {t('next')}
                </PageLink>
              )}
            </Spaced>{' '}
          </span>
        )}
      </Spaced>{' '}
    </nav>
  );
}
