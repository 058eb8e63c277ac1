import { useTranslations } from 'next-intl';
import { LetterIndex } from '#components/list/letter-index.tsx';
import { NameFinder } from '#components/list/name-finder.tsx';
import { Pager } from '#components/list/pager.tsx';
import { Text } from '#components/text/text.tsx';
import { ChoiceLinks } from '#components/ui/choice-links.tsx';
import type { Letter } from '#lib/domain/collection.ts';
import type { ListedVenue } from '#lib/domain/listed-venue.ts';
import type { VenueKind } from '#lib/domain/research.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { encodeVenueQuery, type VenueQuery } from '#lib/url/venue-query.ts';

interface VenueListProps {
  readonly language: Language;
  readonly query: VenueQuery;
  readonly rows: readonly ListedVenue[];
  readonly total: number;
  readonly letters: readonly Letter[];
  readonly kinds: readonly VenueKind[];
  readonly pages: number;
}

/** Venues with names in both languages. Needs no script. */
export function VenueList(props: VenueListProps) {
  const { language, query, rows, total, letters, kinds, pages } = props;
  const t = useTranslations('venues');
  const hrefOf = (change: Partial<VenueQuery>) => paths.venues(language, encodeVenueQuery({ ...query, pageIndex: 1, ...change }));
  return (
    <>
      <NameFinder
        action={paths.venues(language)}
        hidden={[...(query.by === 'name' ? ([['by', 'name']] as const) : []), ...(query.kind ? ([['kind', query.kind]] as const) : [])]}
        find={query.find}
        label={t('find')}
        by={query.by}
        hrefOf={(order) => hrefOf({ by: order })}
        count={
          <span data-testid="result-count" data-total={total}>
            {t('count', { count: total })}
          </span>
        }
      >
        <ChoiceLinks
          label={t('kinds')}
          choices={[undefined, ...kinds].map((kind) => ({
            id: kind ?? 'all',
            name: t(`kind.${kind ?? 'all'}`),
            href: hrefOf({ kind, initial: undefined }),
            isCurrent: kind === query.kind,
          }))}
        />
      </NameFinder>
      <div className="mt-3">
        <LetterIndex language={language} letters={letters} current={query.initial} hrefOf={(initial) => hrefOf({ initial })} />
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

function VenueRow({ venue: { id, name, publicationCount }, language }: { readonly venue: ListedVenue; readonly language: Language }) {
  return (
    <li className="break-inside-avoid border-b border-line py-2">
      <article>
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-base leading-normal font-normal">
            <a href={paths.venue(language, id)} className="no-underline hover:underline">
              <Text value={name} />
            </a>
          </h2>
          <span className="text-muted">{formatInteger(publicationCount, language)}</span>
        </div>
        {name.alt && <Text value={name.alt} as="p" className="page-start text-sm text-muted" />}
      </article>
    </li>
  );
}
