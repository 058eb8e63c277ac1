import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Ltr, Text } from '#components/text.tsx';
import type { Author } from '#lib/domain/author.ts';
import type { Language } from '#lib/domain/language.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { paths } from '#lib/url/paths.ts';

interface AuthorHeaderProps {
  readonly author: Author;
  readonly language: Language;
}

/** The name in both scripts, and what is known of the person, a line each. */
export function AuthorHeader({ author, language }: AuthorHeaderProps) {
  const t = useTranslations('author');
  const variants = (author.variants ?? []).filter((variant) => variant !== author.name.value && variant !== author.name.alt?.value);
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
      <Activity author={author} />
      <dl className="mt-4 grid items-baseline gap-x-5 text-sm sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-y-1.5">
        <Fact name={t('affiliation')}>{author.affiliation && <Text value={author.affiliation} />}</Fact>
        <Fact name={t('country')}>{author.country && countryName(author.country, language)}</Fact>
        <Fact name={t('orcid')}>
          {author.orcid && (
            <a href={`https://orcid.org/${author.orcid}`} rel="external me" className="inline-flex items-center max-md:min-h-11">
              <Ltr>{author.orcid}</Ltr>
            </a>
          )}
        </Fact>
        <Fact name={t('homepage')}>
          {author.homepage && (
            <a href={author.homepage} rel="external nofollow" className="inline-flex items-center max-md:min-h-11">
              <Ltr className="break-all">{author.homepage.replace(/^https?:\/\//, '')}</Ltr>
            </a>
          )}
        </Fact>
        <Fact name={t('variants')}>
          {variants.length > 0 &&
            variants.map((variant, place) => (
              <Fragment key={variant}>
                {place > 0 && t('separator')}
                <Text value={variant} />
              </Fragment>
            ))}
        </Fact>
        <Fact name={t('areas')}>
          {author.areas.length > 0 &&
            author.areas.map((area, place) => (
              <Fragment key={area.id}>
                {place > 0 && t('separator')}
                <a href={paths.research(language, { ...defaultResearchQuery, focusedAreaId: [area.id] })}>
                  <Text value={area.name} />
                </a>
              </Fragment>
            ))}
        </Fact>
      </dl>
      {author.biography && <Text value={author.biography} as="p" className="mt-4 max-w-[68ch] [&:lang(ar)]:leading-[1.75]" />}
    </header>
  );
}

function Activity({ author }: { readonly author: Author }) {
  const t = useTranslations('author');
  const { publicationCount, firstYear, lastYear } = author;
  if (publicationCount === undefined) return null;
  const years =
    firstYear === undefined || lastYear === undefined
      ? undefined
      : firstYear === lastYear
        ? t('in', { year: String(firstYear) })
        : t('between', { first: String(firstYear), last: String(lastYear) });
  return (
    <p className="mt-3 text-muted">
      {t('count', { count: publicationCount })}
      {years && t('separator') + years}
    </p>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className="text-muted max-sm:mt-2">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

/** The name of a country; an unknown code is shown as it is. */
function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
