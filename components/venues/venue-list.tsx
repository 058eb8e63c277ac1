import { useTranslations } from 'next-intl';
import { Pager } from '#components/list/pager.tsx';
import { Ltr, Text } from '#components/text.tsx';
import type { Language } from '#lib/domain/language.ts';
import type { ListedVenue } from '#lib/domain/places/listed-venue.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { paths } from '#lib/url/paths.ts';
import { encodeVenueQuery, type VenueQuery } from '#lib/url/venue-query.ts';

interface VenueListProps {
  readonly language: Language;
  readonly query: VenueQuery;
  readonly rows: readonly ListedVenue[];
  readonly total: number;
  readonly pages: number;
}

/** The venues with their names in both languages. Needs no script. */
export function VenueList(props: VenueListProps) {
  const { language, query, rows, total, pages } = props;
  const t = useTranslations('venues');
  const hrefOf = (change: Partial<VenueQuery>) => paths.venues(language, encodeVenueQuery({ ...query, pageIndex: 1, ...change }));
  return (
    <>
      <div className="no-print mt-4 flex flex-wrap items-center gap-x-8 gap-y-2 border-b border-line pb-2 text-sm">
        <span>{t('count', { count: total })}</span>
        <form method="get" action={paths.venues(language)} className="flex max-sm:w-full">
          {query.by === 'name' && <input type="hidden" name="by" value="name" />}
          <input
            name="find"
            type="search"
            defaultValue={query.find}
            dir="auto"
            maxLength={60}
            aria-label={t('find')}
            placeholder={t('find')}
            className="field joined min-w-0 flex-1 sm:w-72"
          />
          <button type="submit" className="button-quiet rounded-s-none">
            {t('go')}
          </button>
        </form>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-muted">{t('order')}</span>
          {(['count', 'name'] as const).map((by) => (
            <a
              key={by}
              href={hrefOf({ by })}
              aria-current={by === query.by ? 'true' : undefined}
              className="inline-flex min-h-11 items-center no-underline hover:underline aria-[current]:font-semibold aria-[current]:underline"
            >
              {t(by === 'name' ? 'byName' : 'byCount')}
            </a>
          ))}
        </p>
      </div>
      {rows.length === 0 ? (
        <p className="mt-6">{t('none')}</p>
      ) : (
        <ol data-testid="results" className="md:columns-2 md:gap-x-12">
          {rows.map((venue) => (
            <VenueRow key={venue.id} venue={venue} language={language} />
          ))}
        </ol>
      )}
      <Pager
        language={language}
        pageIndex={query.pageIndex}
        pages={pages}
        hasNext={query.pageIndex < pages}
        hrefOf={(pageIndex) => hrefOf({ pageIndex })}
      />
    </>
  );
}

function VenueRow({
  venue: { id, name, kind, issn, publicationCount },
  language,
}: {
  readonly venue: ListedVenue;
  readonly language: Language;
}) {
  const t = useTranslations('places');
  return (
    <li className="break-inside-avoid border-b border-line py-2.5">
      <p className="flex items-baseline justify-between gap-4">
        <a
          href={paths.venue(language, id)}
          className="font-semibold no-underline hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          <Text value={name} />
        </a>
        <span className="text-sm text-muted">{formatInteger(publicationCount, language)}</span>
      </p>
      {name.alt && <Text value={name.alt} as="p" className="page-start text-sm text-muted" />}
      {(kind || issn.length > 0) && (
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          {kind && <span>{t(`venueKinds.${kind}`)}</span>}
          {issn.map((number) => (
            <Ltr key={number}>{`ISSN ${number}`}</Ltr>
          ))}
        </p>
      )}
    </li>
  );
}
