import { Ltr, Text } from '#components/text/text.tsx';
import { YearRange, yearRange } from '#components/text/year-range.tsx';
import { FirstFew } from '#components/ui/first-few.tsx';
import { LabelledList, OtherNames } from '#components/ui/labelled-list.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { Author, AuthorAffiliation } from '#lib/domain/author.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface AuthorHeaderProps {
  readonly author: Author;
  readonly language: Language;
  /** Whether countries have pages. */
  readonly hasPlacePages: boolean;
  /** The page about the feed; absent without feeds. */
  readonly followHref?: string | undefined;
}

/** The name in both scripts, and the facts on one line where they fit. */
export function AuthorHeader({ author, language, hasPlacePages, followHref }: AuthorHeaderProps) {
  const t = useTranslations('author');
  return (
    <header className="min-w-0">
      {author.academicTitle && <Text value={author.academicTitle} as="p" className="page-start text-xs text-muted" />}
      <h1 className="text-[clamp(1.5rem,3.2vw,2.125rem)] leading-(--leading-tight)">
        <Text value={author.name} />
      </h1>
      {author.name.alt && (
        <p className="mt-1 text-lg text-muted">
          <Text value={author.name.alt} />
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4.5 text-sm text-muted" data-testid="facts">
        <Spaced>
          <Activity author={author} />
          <CurrentAffiliation author={author} language={language} />
          {author.country && <CountryLink code={author.country} language={language} hasPlacePages={hasPlacePages} />}
          {author.orcid && (
            <a href={`https://orcid.org/${author.orcid}`} rel="external me" className={touchable}>
              <Ltr>{`ORCID ${author.orcid}`}</Ltr>
            </a>
          )}
          {author.homepage && (
            <a href={author.homepage} rel="external nofollow" className={touchable}>
              <Ltr className="break-all">{author.homepage.replace(/^https?:\/\//, '')}</Ltr>
            </a>
          )}
          {followHref && (
            <PageLink href={followHref} className={`link no-print ${touchable}`}>
              {t('follow')}
            </PageLink>
          )}
        </Spaced>
      </p>
      <Affiliations author={author} language={language} />
      <LabelledList label={t('areas')} values={author.areas} language={language}>
        {(area) => (
          <a key={area.id} href={paths.research(language, { ...defaultResearchQuery, focusedAreaId: [area.id] })}>
            <Text value={area.name} />
          </a>
        )}
      </LabelledList>
      <OtherNames names={author.variants} above={[author.name.value, author.name.alt?.value]} language={language} />
      {author.biography && <Text value={author.biography} as="p" className="mt-4 max-w-[41em]" />}
    </header>
  );
}

/** Number of visible affiliations; the rest is folded. */
const affiliationsShown = 4;
/** Maximum folded affiliations. */
const affiliationsMax = 40;

function Affiliations({ author, language }: Pick<AuthorHeaderProps, 'author' | 'language'>) {
  const t = useTranslations('author');
  const affiliations = author.affiliations ?? [];
  if (affiliations.length < 2) return null;
  const affiliationList = (visible: typeof affiliations) => (
    <FirstFew values={visible} max={affiliationsMax} separator={t('separator')}>
      {(affiliation) => (
        <AffiliationName key={affiliation.institution?.id ?? affiliation.name.value} affiliation={affiliation} language={language} />
      )}
    </FirstFew>
  );
  const rest = affiliations.slice(affiliationsShown);
  return (
    <div className="mt-1 text-sm max-md:leading-7" data-testid="affiliations">
      <p>
        <span className="text-muted">{t('affiliations')}:</span> {affiliationList(affiliations.slice(0, affiliationsShown))}
      </p>
      {rest.length > 0 && (
        <details>
          <summary className="link min-h-11 w-fit py-2.5">{t('moreAffiliations', { count: rest.length })}</summary>
          <p>{affiliationList(rest)}</p>
        </details>
      )}
    </div>
  );
}

const touchable = 'inline-flex min-h-6 items-center max-md:min-h-11';

function Activity({ author }: { readonly author: Author }) {
  const t = useTranslations('author');
  const { publicationCount, firstYear, lastYear } = author;
  if (publicationCount === undefined) return null;
  const years = yearRange(firstYear, lastYear);
  return (
    <a href="#list" className={`text-ink ${touchable}`}>
      {t('count', { count: publicationCount }) + (years ? t('separator') + years : '')}
    </a>
  );
}

function CountryLink({ code, language, hasPlacePages }: { readonly code: string } & Pick<AuthorHeaderProps, 'language' | 'hasPlacePages'>) {
  const name = <Text value={countryName(code, language)} contextLanguage={language} />;
  return hasPlacePages ? (
    <a href={paths.country(language, code)} className={touchable}>
      {name}
    </a>
  ) : (
    <span>{name}</span>
  );
}

interface AffiliationNameProps {
  readonly affiliation: AuthorAffiliation;
  readonly language: Language;
}

/** The name of an affiliation, linked to its institution, and the years of the publications that state it. */
function AffiliationName({ affiliation, language }: AffiliationNameProps) {
  const { name, institution, firstYear, lastYear } = affiliation;
  return (
    <span>
      {institution ? (
        <a href={paths.institution(language, institution.id)} className="inline-block py-0.5 max-md:py-2.5">
          <Text value={name} />
        </a>
      ) : (
        <Text value={name} />
      )}{' '}
      <YearRange first={firstYear} last={lastYear} language={language} className="whitespace-nowrap text-xs text-muted" />
    </span>
  );
}

/** The latest affiliation with its last year; without dates, the name alone. */
function CurrentAffiliation({ author, ...props }: Omit<AffiliationNameProps, 'affiliation'> & { readonly author: Author }) {
  const [current] = author.affiliations ?? [];
  if (!current) return author.affiliation ? <Text value={author.affiliation} /> : null;
  const { firstYear: _, lastYear, ...rest } = current;
  return <AffiliationName {...props} affiliation={{ ...rest, ...(lastYear !== undefined && { firstYear: lastYear, lastYear }) }} />;
}
