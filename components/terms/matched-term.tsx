import { useTranslations } from 'next-intl';
import { Text } from '#components/text/text.tsx';
import type { ResearchRowData } from '#lib/answers/research-answer.ts';
import { type DictionaryTerm, termName } from '#lib/domain/dictionary.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { TermCount } from './term-row.tsx';

export interface MatchedTermData {
  readonly term: DictionaryTerm;
  /** Best matches for the name of the term. */
  readonly records: readonly ResearchRowData[];
  readonly count?: number | undefined;
}

/** Publications on the term whose name equals the searched text, as plain links. */
export function MatchedTerm({ term, records, count, language }: MatchedTermData & { readonly language: Language }) {
  const t = useTranslations('terms');
  if (records.length === 0) return null;
  return (
    <section aria-labelledby="meant" className="mt-8 max-w-4xl" data-testid="meant-term">
      <h2 id="meant" className="border-b border-line pb-2 text-lg">
        {t.rich('recordsOn', { term: () => <Text value={termName(term, language)} contextLanguage={language} /> })}
      </h2>
      <ol>
        {records.map(({ id, title, year }) => (
          <li key={id} className="border-b border-line py-2">
            <a href={paths.record(language, id)} className="max-md:inline-flex max-md:min-h-11 max-md:items-center">
              <Text value={title} contextLanguage={language} />
            </a>{' '}
            <span className="text-sm text-muted">{year}</span>
          </li>
        ))}
      </ol>
      {count !== undefined && <TermCount term={term} count={count} language={language} />}
    </section>
  );
}
