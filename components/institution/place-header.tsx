import { useTranslations } from 'next-intl';
import { Fragment, type ReactElement } from 'react';
import { Ltr, Text } from '#components/text.tsx';
import type { Language } from '#lib/domain/language.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import type { PlaceFacts } from '#lib/domain/places/place-facts.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Ref } from '#lib/domain/research.ts';
import { paths } from '#lib/url/paths.ts';
import { InstitutionFacts } from './institution-facts.tsx';

interface PlaceHeaderProps {
  readonly place: PlaceFacts;
  /** Years of the publications in order, used if the place itself has no first and last year. */
  readonly years: readonly { readonly year: number }[];
  /** The most frequent areas of the publications. */
  readonly areas: readonly Ref[];
  /** Address of the list that contains the place. */
  readonly listHref: string;
  readonly listName: string;
  /** The address of a comparison with this place, where comparisons exist. */
  readonly compareHref?: string | undefined;
  readonly language: Language;
}

/** The names of a place in both scripts, and its facts. */
export function PlaceHeader({ place, years, areas, listHref, listName, compareHref, language }: PlaceHeaderProps) {
  const t = useTranslations('institutions');
  const home = useTranslations('home');
  const p = useTranslations('places');
  const { name, acronym, ror, country, parent, parts = [] } = place;
  const namesAbove = new Set([name.value, name.alt?.value, acronym]);
  const variants = (place.variants ?? []).filter((variant) => !namesAbove.has(variant));
  return (
    <header className="min-w-0">
      <p className="no-print flex flex-wrap justify-between gap-x-4.5 text-sm text-muted">
        <a href={listHref} className="inline-flex min-h-6 items-center max-md:min-h-11">
          {listName}
        </a>
        {compareHref && (
          <a href={compareHref} className="inline-flex min-h-6 items-center max-md:min-h-11">
            {p('compare')}
          </a>
        )}
      </p>
      <h1 className="text-[clamp(1.5rem,3.2vw,2.125rem)] leading-(--leading-tight)">
        <Text value={name} />
        {acronym && (
          <>
            {' '}
            <Ltr className="text-lg font-normal text-muted">{acronym}</Ltr>
          </>
        )}
      </h1>
      {name.alt && <Text value={name.alt} as="p" className="page-start mt-1 text-lg text-muted" />}
      {place.definition && <Text as="p" value={place.definition} className="mt-3 max-w-[41em]" />}
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4.5 text-sm text-muted" data-testid="facts">
        <InstitutionFacts institution={place} countryName={country ? countryName(country, language) : undefined} language={language} />
        <YearSpan firstYear={place.firstYear ?? years[0]?.year} lastYear={place.lastYear ?? years.at(-1)?.year} />
        {place.group && (
          <a href={`${paths.areas(language)}#${place.group}`} className="inline-flex items-center max-md:min-h-11">
            {home(`groups.${place.group}`)}
          </a>
        )}
        {place.venueKind && <span>{p(`venueKinds.${place.venueKind}`)}</span>}
        {place.issn?.map((number) => (
          <a
            key={number}
            href={`https://portal.issn.org/resource/ISSN/${number}`}
            rel="external"
            className="inline-flex items-center max-md:min-h-11"
          >
            <Ltr>{`ISSN ${number}`}</Ltr>
          </a>
        ))}
        {place.termId && (
          <a href={paths.term(language, place.termId)} className="inline-flex items-center max-md:min-h-11">
            {p('inDictionary')}
          </a>
        )}
        {ror && (
          <a href={`https://ror.org/${ror}`} rel="external" className="inline-flex items-center max-md:min-h-11">
            <Ltr>{`ROR ${ror}`}</Ltr>
          </a>
        )}
      </p>
      {parent && (
        <p className="mt-1 text-sm">
          {t.rich('partOf', {
            a: () => (
              <a href={paths.institution(language, parent.id)}>
                <Text value={parent.name} />
              </a>
            ),
          })}
        </p>
      )}
      <LabelledList label={t('areas')}>
        {areas.map((area) => (
          <a key={area.id} href={paths.research(language, { ...defaultResearchQuery, focusedAreaId: [area.id] })}>
            <Text value={area.name} />
          </a>
        ))}
      </LabelledList>
      <LabelledList label={t('parts')}>
        {parts.map((part) => (
          <a key={part.id} href={paths.institution(language, part.id)}>
            <Text value={part.name} />
          </a>
        ))}
      </LabelledList>
      <LabelledList label={t('variants')}>
        {variants.map((variant) => (
          <Text key={variant} value={variant} />
        ))}
      </LabelledList>
    </header>
  );
}

/** Years of the oldest and newest publication; nothing when unknown. */
function YearSpan({ firstYear, lastYear }: { readonly firstYear: number | undefined; readonly lastYear: number | undefined }) {
  if (firstYear === undefined || lastYear === undefined) return null;
  return <Ltr>{firstYear === lastYear ? String(firstYear) : `${firstYear}–${lastYear}`}</Ltr>;
}

/** A label and elements, joined by the comma of the page's language; nothing without elements. */
function LabelledList({ label, children }: { readonly label: string; readonly children: readonly ReactElement[] }) {
  const t = useTranslations('institutions');
  if (children.length === 0) return null;
  return (
    <p className="mt-1 text-sm max-md:leading-7">
      <span className="text-muted">{label}:</span>{' '}
      {children.map((child, index) => (
        <Fragment key={child.key}>
          {index > 0 && t('and')}
          {child}
        </Fragment>
      ))}
    </p>
  );
}
