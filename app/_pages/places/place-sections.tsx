import { getTranslations } from 'next-intl/server';
import { jointListHref } from '#app/_pages/places/joint-list.ts';
import type { PagePlace } from '#app/_pages/places/place-pages.ts';
import { Collapsible } from '#components/institution/collapsible.tsx';
import { BarList } from '#components/ui/bar-list.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import type { BarRow } from '#lib/answers/bar-row.ts';
import type { PlaceContext } from '#lib/answers/place-answer.ts';
import type { CountedRef } from '#lib/domain/collection.ts';
import { defaultAuthorQuery, defaultInstitutionQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { institutionsPath } from '#lib/url/institution-query.ts';
import { paths } from '#lib/url/paths.ts';

interface PlaceSectionsProps {
  readonly language: Language;
  readonly kind: PagePlace;
  readonly id: string;
  /** The filter or keyword that selects the publications. */
  readonly filter: Partial<Pick<ResearchQuery, 'keyword' | 'institutionId' | 'country' | 'focusedAreaId' | 'venueId'>>;
  readonly context: PlaceContext;
  /** The institutions of a country; undefined for other places. */
  readonly institutions?: { readonly rows: readonly CountedRef[]; readonly total: number } | undefined;
  /** Countries of the publications, without the country of the place. */
  readonly countries: PlaceContext['countries'];
}

interface Fold {
  readonly id: 'institutions' | 'people' | 'partners' | 'partnerCountries' | 'countries';
  readonly total?: number;
  readonly rows: readonly BarRow[];
  /** Text below the rows. */
  readonly note?: string | undefined;
  /** Whether each row counts only the publications that it shares with the place; screen readers state it. */
  readonly isShared?: boolean;
  /** The page of all rows. */
  readonly allHref?: string;
}

/** Grid columns by number of sections. With `auto-fit`, columns would move when the browser receives the last section. */
const gridColumns: readonly string[] = [
  '',
  '',
  'sm:grid-cols-2',
  'sm:grid-cols-2 lg:grid-cols-3',
  'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
];

/** Institutions, people, countries and partners of a place, in columns, or collapsed on a phone. */
export async function PlaceSections({ language, kind, id: placeId, filter, context, institutions, countries }: PlaceSectionsProps) {
  const t = await getTranslations('institutions');
  const p = await getTranslations('places');
  const [{ people, total: peopleTotal, counted }, { signed }] = [context.people, kind];
  const jointHref = (filterName: Parameters<typeof jointListHref>[1]) => (other: Parameters<typeof jointListHref>[2]) =>
    jointListHref({ language, kind, id: placeId }, filterName, other);
  const institutionHref = (id: string) => paths.institution(language, id);
  const institutionRows = institutions ?? (context.institutions && { rows: context.institutions.best, total: context.institutions.total });
  const all = listHrefs(language, filter, signed !== undefined);
  const countriesId = signed ? 'partnerCountries' : 'countries';
  const institutionsFold: Fold | undefined = institutionRows && {
    id: 'institutions',
    total: institutionRows.total,
    // The institutions of a country are counted with all their publications, which are those of their pages.
    rows: hrefs(institutionRows.rows, institutionHref, institutions ? undefined : jointHref('institutionId')),
    allHref: all.institutions,
  };
  const peopleFold: Fold = {
    id: 'people',
    total: peopleTotal,
    rows: hrefs(people, (id) => paths.author(language, id), counted === 'here' ? jointHref('authorId') : undefined),
    note: (await getTranslations())(peopleNoteOf(signed !== undefined, counted === 'here')),
    allHref: all.people,
  };
  const folds: readonly Fold[] = [
    ...[institutionsFold, peopleFold].filter((item) => item !== undefined),
    {
      id: 'partners',
      rows: hrefs(context.partners, institutionHref, jointHref('institutionId')),
      note: signed && t(signed.partnersNote),
      isShared: true,
    },
    {
      id: countriesId,
      rows: countries.map(({ code, ...row }) => ({ id: code, ...row, countHref: jointHref('country')({ id: code, count: row.count }) })),
      isShared: signed !== undefined,
    },
  ];
  const columns = folds.filter(({ rows }) => rows.length > 0).length;
  return (
    <div className={`folds mt-4 grid gap-x-12 sm:gap-y-4 ${gridColumns[columns] ?? ''}`}>
      {folds.map((fold) => (
        <CollapsibleCounts
          key={fold.id}
          {...fold}
          title={fold.id === 'countries' ? p(fold.id) : t(fold.id)}
          allText={t(fold.id === 'people' ? 'allPeople' : signed ? 'allHere' : 'all')}
          language={language}
        />
      ))}
      {!signed && institutionRows?.total === 0 && peopleTotal > 0 && (
        <p className="col-span-full py-3 text-sm text-muted">{p('noInstitutions')}</p>
      )}
    </div>
  );
}

/** The rows with the addresses of their pages and, unless a number counts all publications of its page, of the counted ones. */
function hrefs(
  rows: readonly CountedRef[],
  hrefOf: (id: string) => string,
  countHrefOf?: (row: CountedRef) => string | undefined,
): readonly BarRow[] {
  return rows.map((row) => ({ ...row, href: hrefOf(row.id), countHref: countHrefOf?.(row) }));
}

/** The lists of all people and institutions of a place. */
function listHrefs(language: Language, filter: PlaceSectionsProps['filter'], isSigned: boolean) {
  const query = { ...defaultResearchQuery, ...filter };
  return isSigned
    ? {
        people: paths.authors(language, { ...defaultAuthorQuery, ...filter, sort: '-publications' }),
        institutions: institutionsPath(language, { ...defaultInstitutionQuery, country: filter.country ?? [] }),
      }
    : { people: paths.facet(language, 'author', query), institutions: paths.facet(language, 'institution', query) };
}

/** What the number of a person counts. */
function peopleNoteOf(isSigned: boolean, isCountedHere: boolean) {
  if (!isCountedHere) return 'institutions.peopleNoteAll';
  return isSigned ? 'institutions.peopleNote' : 'places.peopleOfWorksNote';
}

interface CollapsibleCountsProps extends Fold {
  readonly title: string;
  readonly allText: string;
  readonly language: Language;
}

/** Number of visible rows; the rest is folded. */
const rowsFirst = 6;

/** Message key of the link to the collapsed rows, by id of the section. Other sections list people. */
const restMessages: Readonly<Partial<Record<Fold['id'], 'moreInstitutions' | 'moreCountries'>>> = {
  institutions: 'moreInstitutions',
  partners: 'moreInstitutions',
  countries: 'moreCountries',
  partnerCountries: 'moreCountries',
};

/** Names with publication counts: people, partners, countries. */
function CollapsibleCounts({ id, title, rows, total = rows.length, note, isShared, allHref, allText, language }: CollapsibleCountsProps) {
  const t = useTranslations('author');
  const counts = isShared ? 'together' : 'alone';
  if (rows.length === 0) return null;
  const list = (visible: readonly BarRow[]) => (
    <BarList rows={visible} countMax={rows[0]?.count ?? 0} language={language} countName={(count) => t(counts, { count })} />
  );
  const rest = rows.slice(rowsFirst);
  return (
    <Collapsible id={id} title={title} count={total} leading={rows} language={language} isOpenWide>
      {list(rows.slice(0, rowsFirst))}
      {rest.length > 0 && (
        <details>
          <summary className="link min-h-11 w-fit py-2.5 text-sm">{t(restMessages[id] ?? 'more', { count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
      {allHref && total > rows.length && (
        <PageLink href={allHref} className="link tap gap-x-1.5 text-sm">
          {allText} <span className="text-muted">{formatInteger(total, language)}</span>
        </PageLink>
      )}
      {note && <p className="mt-1 text-xs text-muted">{note}</p>}
    </Collapsible>
  );
}
