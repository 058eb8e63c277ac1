import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { ListLinks } from '#components/list/list-links.tsx';
import { ResearchRow } from '#components/research/rows/research-row.tsx';
import { Text } from '#components/text.tsx';
import { type DictionaryTerm, termName } from '#lib/domain/dictionary.ts';
import { type Language, otherLanguage } from '#lib/domain/language.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRowData } from '#lib/queries/research-answer.ts';
import { paths } from '#lib/url/paths.ts';
import { NameRun, TermCount } from './term-row.tsx';

interface TermViewProps {
  readonly term: DictionaryTerm;
  readonly areas: readonly DictionaryTerm[];
  readonly broader: readonly DictionaryTerm[];
  readonly narrower: readonly DictionaryTerm[];
  readonly related: readonly DictionaryTerm[];
  readonly records: readonly ResearchRowData[];
  readonly count?: number | undefined;
  readonly language: Language;
  /** Statistics of a mission or instrument. */
  readonly topic?: ReactNode;
  /** Whether the publications have a feed. */
  readonly canFollow: boolean;
  readonly foot?: ReactNode;
}

/** A term: names in both languages, definition, related terms, publications. */
export function TermView({ term, areas, broader, narrower, related, records, count, language, topic, canFollow, foot }: TermViewProps) {
  const t = useTranslations('terms');
  const name = termName(term, language);
  const other = otherLanguage(language);
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
      <dl className="mt-6 grid max-w-4xl items-baseline gap-x-5 sm:gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {[language, other].map((nameLanguage) => (
          <Names key={nameLanguage} title={t(`names.${nameLanguage}`)} names={term.names[nameLanguage].slice(1)} lang={nameLanguage} />
        ))}
        <Links title={t('areas')} terms={areas.filter(({ id }) => id !== term.id)} language={language} />
        <Links title={t('broader')} terms={broader} language={language} />
        <Links title={t('narrower')} terms={narrower} language={language} />
        <Links title={t('related')} terms={related} language={language} />
      </dl>
      {topic}
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
            <ListLinks query={{ ...defaultResearchQuery, keyword: name.value }} language={language} hasPrint />
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

interface LinksProps {
  readonly title: string;
  readonly terms: readonly DictionaryTerm[];
  readonly language: Language;
}

function Links({ title, terms, language }: LinksProps) {
  const t = useTranslations('terms');
  if (terms.length === 0) return null;
  return (
    <>
      <dt className="text-sm text-muted max-sm:not-first:mt-2">{title}</dt>
      <dd>
        {terms.map((term, index) => (
          <Fragment key={term.id}>
            {/* A comma never begins a line. */}
            <span className="max-md:inline-block">
              <a href={paths.term(language, term.id)} className="max-md:inline-flex max-md:min-h-11 max-md:items-center">
                <Text value={termName(term, language)} contextLanguage={language} />
              </a>
              {index < terms.length - 1 && t('separator').trim()}
            </span>{' '}
          </Fragment>
        ))}
      </dd>
    </>
  );
}
