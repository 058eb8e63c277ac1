import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ListLinks } from '#components/list/list-links.tsx';
import { ResearchRow } from '#components/research/rows/research-row.tsx';
import { Text } from '#components/text/text.tsx';
import type { ResearchRowData } from '#lib/answers/research-answer.ts';
import type { TermRelations } from '#lib/answers/term-answer.ts';
import { type DictionaryTerm, termKeyword, termName } from '#lib/domain/dictionary.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { TermLinks, termListStyle } from './term-links.tsx';
import { NameRun, TermCount } from './term-row.tsx';

interface TermViewProps {
  readonly term: DictionaryTerm;
  readonly relations: TermRelations;
  readonly records: readonly ResearchRowData[];
  readonly count?: number | undefined;
  readonly language: Language;
  /** Whether the publications have a feed. */
  readonly canFollow: boolean;
  readonly hasDigests: boolean;
  readonly foot?: ReactNode;
}

/** A term: names in both languages, definition, related terms, publications. */
export function TermView({ term, relations, records, count, language, canFollow, hasDigests, foot }: TermViewProps) {
  const t = useTranslations('terms');
  const name = termName(term, language);
  const [other] = otherLanguages(language);
  return (
    <main id="content" className="wrap pb-16">
      <p className="mt-6 text-sm">
        <a href={paths.terms(language)} className="inline-flex min-h-9 items-center max-md:min-h-11">
          {t('title')}
        </a>
      </p>
      <h1 className="mt-2 text-2xl md:text-3xl">
        <Text value={name} />
      </h1>
      {name.lang === language && term.names[other][0] && (
        <p className="mt-1 text-lg text-muted">
          <Text value={{ value: term.names[other][0], lang: other }} />
        </p>
      )}
      {term.definition && (
        <Text as="p" className="mt-4 max-w-[41em] text-lg" value={{ value: term.definition[language], lang: language }} />
      )}
      <dl className={termListStyle}>
        {[language, other].map((nameLanguage) => (
          <Names key={nameLanguage} title={t(`names.${nameLanguage}`)} names={term.names[nameLanguage].slice(1)} lang={nameLanguage} />
        ))}
        <TermLinks {...relations} language={language} />
        {term.uat && (
          <>
            <dt className="text-sm text-muted max-sm:not-first:mt-2">{t('thesaurus.title')}</dt>
            <dd>
              <a href={paths.thesaurus(language, term.uat)} className="max-md:inline-flex max-md:min-h-11 max-md:items-center">
                {t('thesaurus.place')}
              </a>
            </dd>
          </>
        )}
      </dl>
      <section aria-labelledby="records" className="mt-10 max-w-4xl">
        <h2 id="records" className="border-b border-line pb-2 text-lg">
          {t('records')}
        </h2>
        {records.length > 0 && (
          <ol>
            {records.map((research) => (
              <ResearchRow key={research.id} research={research} language={language} headingLevel={3} />
            ))}
          </ol>
        )}
        {count !== undefined && <TermCount term={term} count={count} language={language} />}
        {canFollow && count ? (
          <p className="flex flex-wrap gap-x-6">
            <ListLinks
              query={{ ...defaultResearchQuery, keyword: termKeyword(term, language) }}
              language={language}
              hasDigests={hasDigests}
              hasPrint
            />
          </p>
        ) : null}
      </section>
      {foot}
    </main>
  );
}

function Names({ title, names, lang }: { readonly title: string; readonly names: readonly string[]; readonly lang: Language }) {
  if (names.length === 0) return null;
  return (
    <>
      <dt className="text-sm text-muted max-sm:not-first:mt-2">{title}</dt>
      <dd>
        <NameRun names={names} lang={lang} />
      </dd>
    </>
  );
}
