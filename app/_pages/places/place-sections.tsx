import { getTranslations } from 'next-intl/server';
import { CollapsibleCounts } from '#components/institution/collapsible-counts.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import type { PlaceContext } from '#lib/answers/place-answer.ts';
import type { CountedRef } from '#lib/domain/collection.ts';
import { defaultAuthorQuery, defaultInstitutionQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { institutionsPath } from '#lib/url/institution-query.ts';
import { paths } from '#lib/url/paths.ts';
import type { PagePlace } from './place-pages.ts';

interface PlaceSectionsProps {
  readonly language: Language;
  /** The filter or keyword that selects the publications. */
  readonly filter: Partial<Pick<ResearchQuery, 'keyword' | 'institutionId' | 'country' | 'focusedAreaId' | 'venueId'>>;
  readonly context: PlaceContext;
  /** The institutions of a country; undefined for other places. */
  readonly institutions?: { readonly rows: readonly CountedRef[]; readonly total: number } | undefined;
  /** Countries of the publications, without the country of the place. */
  readonly countries: PlaceContext['countries'];
  readonly signed: PagePlace['signed'];
}

interface Fold {
  readonly id: 'institutions' | 'people' | 'partners' | 'partnerCountries' | 'countries';
  readonly total?: number;
  readonly rows: Parameters<typeof CollapsibleCounts>[0]['rows'];
  readonly note?: string | undefined;
  /** Whether each row counts only the publications that it shares with the place. */
  readonly isShared?: boolean;
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
export async function PlaceSections({ language, filter, context, institutions, countries, signed }: PlaceSectionsProps) {
  const t = await getTranslations('institutions');
  const p = await getTranslations('places');
  const { people, total: peopleTotal, counted } = context.people;
  const hrefs = (rows: readonly CountedRef[], hrefOf: (id: string) => string) => rows.map((row) => ({ ...row, href: hrefOf(row.id) }));
  const institutionHref = (id: string) => paths.institution(language, id);
  const institutionRows = institutions ?? (context.institutions && { rows: context.institutions.best, total: context.institutions.total });
  const query = { ...defaultResearchQuery, ...filter };
  const allPeople = signed
    ? paths.authors(language, { ...defaultAuthorQuery, ...filter, sort: '-publications' })
    : paths.facet(language, 'author', query);
  const allInstitutions = signed
    ? institutionsPath(language, { ...defaultInstitutionQuery, country: filter.country ?? [] })
    : paths.facet(language, 'institution', query);
  const topicNote = p(counted === 'here' ? 'peopleOfWorksNote' : 'peopleOfAreaNote');
  const peopleNote = signed ? t(counted === 'here' ? 'peopleNote' : 'peopleNoteAll') : topicNote;
  const countriesId = signed ? 'partnerCountries' : 'countries';
  const institutionsFold: Fold | undefined = institutionRows && {
    id: 'institutions',
    total: institutionRows.total,
    rows: hrefs(institutionRows.rows, institutionHref),
    allHref: allInstitutions,
  };
  const peopleFold: Fold = {
    id: 'people',
    total: peopleTotal,
    rows: hrefs(people, (id) => paths.author(language, id)),
    note: peopleNote,
    allHref: allPeople,
  };
  const folds: readonly Fold[] = [
    ...[institutionsFold, peopleFold].filter((item) => item !== undefined),
    { id: 'partners', rows: hrefs(context.partners, institutionHref), note: signed && t(signed.partnersNote), isShared: true },
    { id: countriesId, rows: countries.map(({ code, ...row }) => ({ id: code, ...row })), isShared: signed !== undefined },
  ];
  const columns = folds.filter(({ rows }) => rows.length > 0).length;
  const linkLabels = { institutions: t(signed ? 'allHere' : 'all'), people: t('allPeople') };
  return (
    <div className={`folds mt-4 grid gap-x-12 sm:gap-y-4 ${gridColumns[columns] ?? ''}`}>
      {folds.map(({ id, total, rows, note, isShared = false, allHref }) => (
        <CollapsibleCounts
          key={id}
          id={id}
          title={id === 'countries' ? p(id) : t(id)}
          total={total ?? rows.length}
          rows={rows}
          {...(note && { note })}
          counts={isShared ? 'together' : 'alone'}
          language={language}
          foot={
            allHref &&
            (total ?? 0) > rows.length && <AllLink href={allHref} text={id === 'people' ? linkLabels.people : linkLabels.institutions} />
          }
        />
      ))}
      {!signed && institutionRows?.total === 0 && peopleTotal > 0 && (
        <p className="col-span-full py-3 text-sm text-muted">{p('noInstitutions')}</p>
      )}
    </div>
  );
}

function AllLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <PageLink href={href} className="link inline-flex min-h-11 items-center text-sm">
      {text}
    </PageLink>
  );
}
