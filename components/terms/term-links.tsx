import { Fragment, type ReactNode } from 'react';
import { Text } from '#components/text/text.tsx';
import type { LinkedTerm, TermRelations } from '#lib/answers/term-answer.ts';
import { termName } from '#lib/domain/dictionary.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { type Language, languageFacts } from '#lib/languages/languages.ts';

/** The style of the list of names and related terms. */
export const termListStyle = 'mt-6 grid max-w-4xl items-baseline gap-x-5 sm:gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]';

const relations = ['areas', 'broader', 'narrower', 'related'] as const;

/** A list of the terms to which a mission is related; nothing for other places. */
export function RelatedTerms({ terms, language }: { readonly terms: TermRelations | undefined; readonly language: Language }) {
  return (
    terms && (
      <dl className={termListStyle}>
        <TermLinks {...terms} language={language} />
      </dl>
    )
  );
}

/** The terms to which a term is related, as rows of a `dl`. */
export function TermLinks({ language, ...terms }: TermRelations & { readonly language: Language }) {
  const t = useTranslations('terms');
  return relations.map((relation) => <Links key={relation} title={t(relation)} terms={terms[relation]} language={language} />);
}

function Links({ title, terms, language }: { readonly title: string; readonly terms: readonly LinkedTerm[]; readonly language: Language }) {
  if (terms.length === 0) return null;
  return (
    <TermFact title={title}>
      {terms.map(({ term, href, name }, index) => (
        <Fragment key={term.id}>
          {/* A comma never begins a line. */}
          <span className="max-md:inline-block">
            <a href={href} className="touch">
              <Text value={name ?? termName(term, language)} contextLanguage={language} />
            </a>
            {index < terms.length - 1 && languageFacts[language].comma.trim()}
          </span>{' '}
        </Fragment>
      ))}
    </TermFact>
  );
}

/** A row of the list of a term. */
export function TermFact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-muted max-sm:not-first:mt-2">{title}</dt>
      <dd>{children}</dd>
    </>
  );
}
