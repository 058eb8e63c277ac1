import type { ReactNode } from 'react';
import { Ltr, Text } from '#components/text/text.tsx';
import { yearRange } from '#components/text/year-range.tsx';
import { type Crumb, Crumbs } from '#components/ui/crumbs.tsx';
import { FirstFew } from '#components/ui/first-few.tsx';
import { LabelledList, OtherNames } from '#components/ui/labelled-list.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { countryName } from '#lib/domain/places/country-name.ts';
import type { PlaceFacts } from '#lib/domain/places/place-facts.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Ref } from '#lib/domain/research.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { InstitutionFacts } from './institution-facts.tsx';

interface PlaceHeaderProps {
  readonly place: PlaceFacts;
  /** Years of the publications in order, used if the place itself has no first and last year. */
  readonly years?: readonly { readonly year: number }[];
  /** The most frequent areas of the publications. */
  readonly areas?: readonly Ref[];
  /** The list that contains the place, and what is between them. */
  readonly crumbs: readonly Crumb[];
  /** The address of a comparison with this place, where comparisons exist. */
  readonly compareHref?: string | undefined;
  readonly language: Language;
  /** A style of the name. */
  readonly nameStyle?: string;
  /** Lines below the other names. */
  readonly children?: ReactNode;
}

/** Maximum ISSNs of a venue; one has two, of print and of the web, and each earlier name has others. */
const issnMax = 10;

/** The names of a place in both scripts, and its facts. */
export function PlaceHeader({ place, years = [], areas = [], crumbs, compareHref, language, nameStyle = '', children }: PlaceHeaderProps) {
  const t = useTranslations('institutions');
  const home = useTranslations('home');
  const site = useTranslations('site');
  const p = useTranslations('places');
  const { name, acronym, ror, country, parent, parts = [] } = place;
  const hasFacts = [place.publicationCount, country, place.kind, place.group, place.venueKind, place.issn, place.termId, ror].some(Boolean);
  return (
    <header className="min-w-0">
      <Spaced as="div" className="no-print flex flex-wrap justify-between gap-x-4.5 text-sm text-muted">
        <Crumbs crumbs={crumbs} label={site('above')} />
        {compareHref && (
          <a href={compareHref} className="touch">
            {p('compare')}
          </a>
        )}
      </Spaced>
      <h1 className={`text-[clamp(1.5rem,3.2vw,2.125rem)] leading-(--leading-tight) ${nameStyle}`}>
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
      {hasFacts && (
        <Spaced as="p" className="mt-2 flex flex-wrap items-baseline gap-x-4.5 text-sm text-muted" data-testid="facts">
          <InstitutionFacts
            institution={place}
            countryName={country ? countryName(country, language) : undefined}
            language={language}
            listHref="#list"
            years={yearRange(place.firstYear ?? years[0]?.year, place.lastYear ?? years.at(-1)?.year)}
          />
          {place.group && (
            <a href={`${paths.areas(language)}#${place.group}`} className="touch">
              {home(`groups.${place.group}`)}
            </a>
          )}
          {place.venueKind && <span>{p(`venueKinds.${place.venueKind}`)}</span>}
          <FirstFew values={place.issn ?? []} max={issnMax}>
            {(number) => (
              <a key={number} href={`https://portal.issn.org/resource/ISSN/${number}`} rel="external" className="touch">
                <Ltr>{`ISSN ${number}`}</Ltr>
              </a>
            )}
          </FirstFew>
          {place.termId && (
            <a href={paths.term(language, place.termId)} className="touch">
              {p('inDictionary')}
            </a>
          )}
          {ror && (
            <a href={`https://ror.org/${ror}`} rel="external" className="touch">
              <Ltr>{`ROR ${ror}`}</Ltr>
            </a>
          )}
        </Spaced>
      )}
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
      <LabelledList label={t('areas')} values={areas} language={language}>
        {(area) => (
          <a key={area.id} href={paths.research(language, { ...defaultResearchQuery, focusedAreaId: [area.id] })}>
            <Text value={area.name} />
          </a>
        )}
      </LabelledList>
      <LabelledList label={t('parts')} values={parts} language={language}>
        {(part) => (
          <a key={part.id} href={paths.institution(language, part.id)}>
            <Text value={part.name} />
          </a>
        )}
      </LabelledList>
      <OtherNames names={place.variants} above={[name.value, name.alt?.value, acronym]} language={language} />
      {children}
    </header>
  );
}
