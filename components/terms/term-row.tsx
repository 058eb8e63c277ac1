import { useTranslations } from 'next-intl';
import { Text } from '#components/text/text.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { TermRowData } from '#lib/answers/term-answer.ts';
import { type DictionaryTerm, isMission, termKeyword, termName } from '#lib/domain/dictionary.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { type Language, languageFacts, otherLanguages } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

const otherNamesShown = 4;

interface TermRowProps extends TermRowData {
  /** Whether this is the searched term, which is shown with all names and its definition. */
  readonly isMeant?: boolean;
  readonly language: Language;
}

/** A term in a list: its names in both languages and its number of publications. */
export function TermRow({ term, count, isMeant, language }: TermRowProps) {
  const name = termName(term, language);
  const [other] = otherLanguages(language);
  const gloss = name.lang === language ? term.names[other][0] : undefined;
  const namesMax = isMeant ? Number.POSITIVE_INFINITY : otherNamesShown;
  const otherNames = term.names[language].slice(1, 1 + namesMax);
  const moreInOther = term.names[other].slice(1, 1 + namesMax - otherNames.length);
  return (
    <li className="break-inside-avoid border-b border-line py-3">
      <article>
        <h2 className="text-base font-normal">
          <a href={termHref(term, count, language)} className="font-semibold max-md:inline-flex max-md:min-h-11 max-md:items-center">
            <Text value={name} contextLanguage={language} />
          </a>
          {gloss && (
            <>
              {' '}
              <Text value={{ value: gloss, lang: other }} className="text-muted" />
            </>
          )}
        </h2>
        {otherNames.length + moreInOther.length > 0 && (
          <p className="flex flex-wrap gap-x-4 text-sm text-muted">
            <Spaced>
              <NameRun names={otherNames} lang={language} />
              <NameRun names={moreInOther} lang={other} />
            </Spaced>
          </p>
        )}
        {isMeant && term.definition && <Text as="p" className="my-1" value={{ value: term.definition[language], lang: language }} />}
        {count !== undefined && <TermCount term={term} count={count} language={language} />}
      </article>
    </li>
  );
}

/** The page of a term: that of a mission if it has publications. */
const termHref = (term: DictionaryTerm, count: number | undefined, language: Language): string =>
  count && isMission(term) ? paths.mission(language, term.id) : paths.term(language, term.id);

/** Names in one language, with the direction and commas of that language. */
export function NameRun({ names, lang }: { readonly names: readonly string[]; readonly lang: Language }) {
  return names.length > 0 && <Text value={{ value: names.join(languageFacts[lang].comma), lang }} />;
}

/** The number of publications as a link to them. */
export function TermCount({ term, count, language }: TermRowData & { readonly count: number; readonly language: Language }) {
  const t = useTranslations('terms');
  if (count === 0) return <p className="text-sm text-muted">{t('publications', { count })}</p>;
  return (
    <p className="text-sm">
      <a
        href={paths.research(language, { ...defaultResearchQuery, keyword: termKeyword(term, language) })}
        className="max-md:inline-flex max-md:min-h-11 max-md:items-center"
      >
        {t('publications', { count })}
      </a>
    </p>
  );
}
