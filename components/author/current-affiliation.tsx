import { Text } from '#components/text/text.tsx';
import type { Author, AuthorAffiliation } from '#lib/domain/author.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface AffiliationNameProps {
  readonly affiliation: AuthorAffiliation;
  readonly language: Language;
  readonly className?: string | undefined;
}

/** The name of an affiliation, linked to its institution, and the years of the publications that state it. */
export function AffiliationName({ affiliation, language, className = 'inline-flex min-h-6 items-center' }: AffiliationNameProps) {
  const { name, institution, firstYear, lastYear } = affiliation;
  const years = firstYear === lastYear ? lastYear : `${firstYear}–${lastYear}`;
  return (
    // The element has no box (`contents`), so that the name and the years wrap separately in a row of facts.
    <span className="contents">
      {institution ? (
        <a href={paths.institution(language, institution.id)} className={className}>
          <Text value={name} />
        </a>
      ) : (
        <Text value={name} />
      )}
      {years && (
        <>
          {' '}
          <span className="text-xs text-muted">{years}</span>
        </>
      )}
    </span>
  );
}

/** The latest affiliation with its last year; without dates, the name alone. */
export function CurrentAffiliation({ author, ...props }: Omit<AffiliationNameProps, 'affiliation'> & { readonly author: Author }) {
  const [current] = author.affiliations ?? [];
  if (!current) return author.affiliation ? <Text value={author.affiliation} /> : null;
  const { firstYear: _, lastYear, ...rest } = current;
  return <AffiliationName {...props} affiliation={{ ...rest, ...(lastYear !== undefined && { firstYear: lastYear, lastYear }) }} />;
}
