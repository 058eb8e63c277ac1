import { useTranslations } from 'next-intl';
import { CitationText, type FormattedCitation } from '#components/text/citation-text.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface BibliographyProps {
  readonly language: Language;
  readonly ids: readonly string[];
  readonly styles: readonly { readonly id: string; readonly name: string }[];
  /** The selected style; undefined before the first selection. */
  readonly selected: string | undefined;
  /** Sorted as the style requires. */
  readonly citations: readonly FormattedCitation[];
  /** Numbered styles (IEEE) keep the order of the list; other styles sort the references. */
  readonly isNumbered: boolean;
}

/** A reader's list as a bibliography: a form and a text that need no script, with a copy button. */
export function Bibliography({ language, ids, styles, selected, citations, isNumbered }: BibliographyProps) {
  const t = useTranslations('myList');
  const text = citations
    .map((entry, index) => (isNumbered ? `[${index + 1}] ${entry.text}` : entry.text))
    .join(citations[0]?.isCode ? '\n\n' : '\n');
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <section aria-labelledby="bibliography" data-testid="bibliography" className="mt-10 max-w-4xl">
      <h2 id="bibliography" className="border-b border-line pb-2 text-lg">
        {t('bibliography')}
      </h2>
      <form method="get" action={`${paths.list(language)}#bibliography`} className="no-print flex flex-wrap items-center gap-x-4 text-sm">
        <input type="hidden" name="ids" value={ids.join(',')} />
        <label className="flex min-h-11 items-center gap-2 text-muted">
          {t('style')}
          <select name="style" defaultValue={selected} className="choice">
            {styles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="link min-h-11 cursor-pointer">
          {t('show')}
        </button>
        {citations.length > 0 && <CopyButton text={text} label={t('copyAll')} doneLabel={t('copied')} />}
      </form>
      <List className={isNumbered ? 'list-decimal ps-8' : ''}>
        {citations.map((citation) => (
          <li key={citation.text}>
            <CitationText citation={citation} />
          </li>
        ))}
      </List>
    </section>
  );
}
