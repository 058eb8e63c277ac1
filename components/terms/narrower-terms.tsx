import { Text } from '#components/text.tsx';
import { type DictionaryTerm, termName } from '#lib/domain/dictionary.ts';
import type { Language } from '#lib/domain/language.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { paths } from '#lib/url/paths.ts';

interface NarrowerTermsProps {
  readonly terms: readonly DictionaryTerm[];
  readonly title: string;
  readonly language: Language;
}

/** Terms of an area, as links; nothing when empty. */
export function NarrowerTerms({ terms, title, language }: NarrowerTermsProps) {
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby="narrower" className="mt-6" data-testid="narrower">
      <h2 id="narrower" className="border-b border-line pb-2 text-lg">
        {title} <span className="font-normal text-muted">{formatInteger(terms.length, language)}</span>
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-5 text-sm">
        {terms.map((term) => (
          <li key={term.id}>
            <a href={paths.term(language, term.id)} className="inline-flex items-center py-1 max-md:min-h-11">
              <Text value={termName(term, language)} contextLanguage={language} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
