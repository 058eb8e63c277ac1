import { Collapsible } from '#components/institution/collapsible.tsx';
import { Text } from '#components/text/text.tsx';
import type { LinkedTerm } from '#lib/answers/term-answer.ts';
import { termName } from '#lib/domain/dictionary.ts';
import type { Language } from '#lib/languages/languages.ts';

interface NarrowerTermsProps {
  readonly terms: readonly LinkedTerm[];
  readonly title: string;
  readonly language: Language;
}

/** Terms of an area as links; renders nothing if there are none. */
export function NarrowerTerms({ terms, title, language }: NarrowerTermsProps) {
  if (terms.length === 0) return null;
  return (
    <div className="mt-6 max-sm:mt-0">
      <Collapsible id="narrower" title={title} count={terms.length} leading={[]} language={language} isOpenWide>
        <ul className="flex flex-wrap gap-x-5 text-sm">
          {terms.map(({ term, href }) => (
            <li key={term.id}>
              <a href={href} className="inline-flex items-center py-1 max-md:min-h-11">
                <Text value={termName(term, language)} contextLanguage={language} />
              </a>
            </li>
          ))}
        </ul>
      </Collapsible>
    </div>
  );
}
