import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Ltr, Text } from '#components/text.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import type { Language } from '#lib/domain/language.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import type { Authorship, Research } from '#lib/domain/research.ts';
import { nameInitial } from '#lib/text/names/name-keys.ts';
import { paths } from '#lib/url/paths.ts';
import { AffiliationLinks } from './affiliation-links.tsx';
import { PeopleSearch } from './people-search.tsx';

interface PeopleProps {
  readonly research: Research;
  readonly language: Language;
  /** Anchor of the next section. */
  readonly nextSection: string;
}

interface PeopleListProps extends PeopleProps {
  /** Whether institutions have pages. */
  readonly hasPlacePages: boolean;
}

/** Maximum names on the line below the title; the list of people has all of them. */
const shownMax = 12;
/** People per `<details>` element of a long list. */
const pageMax = 100;
/** From this many people on, a list has an index of letters. */
const letteredMin = 25;
/** From this many links on, keyboard users get a skip link. */
const skippableMin = 6;

/** The authors in their order, on one line below the title. */
export function PeopleLine({ research, language, nextSection }: PeopleProps) {
  const t = useTranslations('record');
  const people = research.authors.slice(0, shownMax);
  const hiddenCount = research.authorCount - people.length;
  if (people.length === 0) return null;
  return (
    <p className="relative mt-4 max-md:leading-7">
      {people.length >= skippableMin && <SkipAuthors to={nextSection} />}
      {people.map((person, index) => (
        <Fragment key={person.position}>
          {index > 0 && t('separator')}
          <PersonName person={person} language={language} />
        </Fragment>
      ))}
      {hiddenCount > 0 && (
        <>
          {' '}
          <a href="#people" className="text-muted">
            {t('moreAuthors', { count: hiddenCount })}
          </a>
        </>
      )}
    </p>
  );
}

/** Whether the list of people shows more than the line below the title. */
export function hasPeopleList({ authors, authorCount, authorsIncomplete }: Research): boolean {
  const hasDetails = authors.some(({ affiliation, orcid, corresponding, country }) => affiliation || orcid || corresponding || country);
  return authors.length > 0 && (authors.length > shownMax || hasDetails || authorCount > authors.length || authorsIncomplete);
}

/** The section with all authors, their affiliations and ORCID iDs, for records with `hasPeopleList`. */
export function PeopleList({ research, language, hasPlacePages, nextSection }: PeopleListProps) {
  const t = useTranslations('record');
  const { authors } = research;
  const isLong = authors.length > shownMax;
  const rows = (persons: readonly Authorship[]) => (
    <ol className="mt-1" start={persons[0]?.position}>
      {persons.map((person) => (
        <PersonRow key={person.position} person={person} language={language} hasPlacePages={hasPlacePages} />
      ))}
    </ol>
  );
  return (
    <section aria-labelledby="people-heading" className="mt-8">
      <h2 id="people-heading" className="text-base">
        {t('affiliations')}
      </h2>
      <div id={isLong ? undefined : 'people'}>
        {isLong ? (
          <details className="relative">
            <summary className="link min-h-11 w-fit py-2.5">{t('showAllAuthors', { count: authors.length })}</summary>
            {/* Inside `<details>`, because browsers open a closed `<details>` if a link leads to an element in it. */}
            <span id="people" className="block scroll-mt-20" />
            <SkipAuthors to={nextSection} />
            <PeopleSearch label={t('findAuthor')} />
            <a href={paths.authorsCsv(language, research.id)} download className="no-print link inline-flex min-h-11 items-center text-sm">
              {t('authorsFile')}
            </a>
            {authors.length >= letteredMin && <Letters authors={authors} language={language} />}
            {authors.length > pageMax ? <PagedRows authors={authors} rows={rows} /> : rows(authors)}
          </details>
        ) : (
          rows(authors)
        )}
      </div>
      {research.authorCount > authors.length ? (
        <p className="mt-2 text-xs text-muted">{t('authorsShort', { known: authors.length, total: research.authorCount })}</p>
      ) : (
        research.authorsIncomplete && <p className="mt-2 text-xs text-muted">{t('authorsIncomplete')}</p>
      )}
    </section>
  );
}

/** The letters of `letterOf`, each a link to the first person listed under it. Browsers open the `<details>` around the target. */
function Letters({ authors, language }: { readonly authors: readonly Authorship[]; readonly language: Language }) {
  const t = useTranslations('record');
  const firstByLetter = new Map(authors.toReversed().map((person) => [letterOf(person), person.position]));
  return (
    <nav aria-label={t('authorLetters')} className="no-print flex flex-wrap gap-x-1">
      {[...firstByLetter]
        .toSorted(([one], [other]) => one.localeCompare(other, language))
        .map(([letter, position]) => (
          <a key={letter} href={`#author-${position}`} className="grid min-h-11 min-w-9 place-items-center no-underline hover:underline">
            <bdi>{letter}</bdi>
          </a>
        ))}
    </nav>
  );
}

interface PagedRowsProps {
  readonly authors: readonly Authorship[];
  readonly rows: (authors: readonly Authorship[]) => ReactNode;
}

/** The people in `<details>` elements of a hundred each; the first is open. */
function PagedRows({ authors, rows }: PagedRowsProps) {
  const t = useTranslations('record');
  const pages = Array.from({ length: Math.ceil(authors.length / pageMax) }, (_, page) =>
    authors.slice(page * pageMax, (page + 1) * pageMax),
  );
  return pages.map((people) => (
    <details key={people[0]?.position} open={people[0]?.position === 1}>
      <summary className="link min-h-11 w-fit py-2.5">
        {t('authorsPage', { from: people[0]?.position ?? 0, to: people.at(-1)?.position ?? 0 })}
      </summary>
      {rows(people)}
    </details>
  ));
}

/** Initial under which a person is listed: that of the last word of a Latin name, or of the first word of an Arabic name. */
function letterOf({ name: { value, lang } }: Authorship): string {
  return nameInitial(lang === 'ar' ? value : (value.split(/\s+/).at(-1) ?? value));
}

function SkipAuthors({ to }: { readonly to: string }) {
  const t = useTranslations('record');
  return (
    <a href={`#${to}`} className="skip">
      {t('skipAuthors')}
    </a>
  );
}

interface PersonRowProps extends Pick<PeopleListProps, 'language' | 'hasPlacePages'> {
  readonly person: Authorship;
}

function PersonRow({ person, language, hasPlacePages }: PersonRowProps) {
  const t = useTranslations('record');
  const institutions = hasPlacePages ? (person.affiliations ?? []) : [];
  // An institution whose name is the whole affiliation is shown once.
  const isAffiliationLinked = institutions.some(
    ({ name }) => name.value === person.affiliation?.value || name.alt?.value === person.affiliation?.value,
  );
  return (
    <li
      id={`author-${person.position}`}
      className="grid scroll-mt-20 gap-x-6 border-b border-line py-2 text-sm last:border-0 sm:grid-cols-[minmax(10rem,2fr)_3fr]"
    >
      <span>
        <PersonName person={person} language={language} className="max-md:inline-flex max-md:min-h-11 max-md:items-center" />
        {person.corresponding && <span className="text-xs text-muted"> ({t('corresponding')})</span>}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-3 text-muted">
        {!isAffiliationLinked && <Text value={person.affiliation} as="span" />}
        {institutions.map((institution) => (
          <AffiliationLinks key={institution.id} place={institution} language={language} />
        ))}
        {hasPlacePages && person.country && (
          <a href={paths.country(language, person.country)} className="inline-flex min-h-6 items-center text-xs max-md:min-h-11">
            <Text value={countryName(person.country, language)} contextLanguage={language} />
          </a>
        )}
        {person.orcid && (
          <a href={`https://orcid.org/${person.orcid}`} rel="external" className="inline-flex min-h-6 items-center text-xs max-md:min-h-11">
            <Ltr>ORCID {person.orcid}</Ltr>
          </a>
        )}
      </span>
    </li>
  );
}

interface PersonNameProps {
  readonly person: Authorship;
  readonly language: Language;
  readonly className?: string;
}

function PersonName({ person, language, className = '' }: PersonNameProps) {
  if (!person.id) return <Text value={person.name} />;
  return (
    <PageLink href={paths.author(language, person.id)} className={`no-underline hover:underline ${className}`}>
      <Text value={person.name} />
    </PageLink>
  );
}
