import { Text } from '#components/text/text.tsx';
import type { TermRowData } from '#lib/answers/term-answer.ts';
import { type DictionaryTerm, isMission, termName, termQuery } from '#lib/domain/dictionary.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { type Language, languageFacts, otherLanguages } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

const otherNamesShown = 2;

interface TermRowProps extends TermRowData {
  /** Whether this is the searched term, which is shown with all names and its definition. */
  readonly isMeant?: boolean;
  readonly language: Language;
}

/** A term in a list: its names in both languages on one line with its number of publications, other names below. */
export function TermRow({ term, count, isMeant, language }: TermRowProps) {
  const name = termName(term, language);
  const [other] = otherLanguages(language);
  const gloss = name.lang === language ? term.names[other][0] : undefined;
  const namesMax = isMeant ? Number.POSITIVE_INFINITY : otherNamesShown;
  const otherNames = term.names[language].slice(1, 1 + namesMax);
  const moreInOther = term.names[other].slice(1, 1 + namesMax - otherNames.length);
  return (
    <li className="break-inside-avoid border-b border-line py-2">
      <article>
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.25rem] items-baseline gap-x-3">
          <h2 className={`text-base font-normal leading-normal ${capital(name.value)}`}>
            <a href={termHref(term, count, language)}>
              <Text value={name} contextLanguage={language} />
            </a>
          </h2>{' '}
          {gloss ? <Text value={{ value: gloss, lang: other }} as="p" className={`leading-normal ${capital(gloss)}`} /> : <span />}{' '}
          {count === undefined ? <span /> : <RowCount term={term} count={count} language={language} />}
          <OtherNames names={otherNames} lang={language} className="col-start-1 max-sm:col-span-full" />
          <OtherNames
            names={moreInOther}
            lang={other}
            className={isMeant ? 'col-start-2 max-sm:col-span-full max-sm:col-start-1' : 'col-start-2 max-sm:hidden'}
          />
        </div>
        {isMeant && term.definition && <Text as="p" className="my-1" value={{ value: term.definition[language], lang: language }} />}
      </article>
    </li>
  );
}

/** Names from the thesaurus begin with a capital and ours do not, so each line does; “r-process”, “eROSITA” and “roAp stars” stay as they are. */
export const capital = (text: string) => (/^\p{Ll}{2}(?![^\s-]*\p{Lu}[^\s-]*(?!\S))/u.test(text) ? 'first-letter:uppercase' : '');

/** Further names, below the first name in their language. */
function OtherNames({
  names,
  lang,
  className,
}: {
  readonly names: readonly string[];
  readonly lang: Language;
  readonly className: string;
}) {
  if (names.length === 0) return null;
  const value = joinNames(names, lang);
  return <Text as="p" value={{ value, lang }} className={`text-sm leading-normal text-muted ${capital(value)} ${className}`} />;
}

type CountProps = TermRowData & { readonly count: number; readonly language: Language };

/** The number of publications in a row, as a link to them; a dash for none. */
function RowCount({ term, count, language }: CountProps) {
  const t = useTranslations('terms');
  const name = t('publications', { count });
  return (
    <p className="text-end text-muted">
      {count === 0 ? (
        <>
          <span aria-hidden="true">–</span> <span className="sr-only">{name}</span>
        </>
      ) : (
        <a
          href={publicationsHref(term, language)}
          className="inline-flex min-h-6 min-w-6 items-center justify-end max-md:-my-2 max-md:min-h-11"
        >
          <span aria-hidden="true">{formatInteger(count, language)}</span> <span className="sr-only">{name}</span>
        </a>
      )}
    </p>
  );
}

const publicationsHref = (term: DictionaryTerm, language: Language): string =>
  paths.research(language, { ...defaultResearchQuery, ...termQuery(term, language) });

/** The page of a term: that of a mission if it has publications. */
const termHref = (term: DictionaryTerm, count: number | undefined, language: Language): string =>
  count && isMission(term) ? paths.mission(language, term.id) : paths.term(language, term.id);

const joinNames = (names: readonly string[], lang: Language) => names.join(languageFacts[lang].comma);

/** The number of publications as a link to them. */
export function TermCount({ term, count, language }: CountProps) {
  const t = useTranslations('terms');
  if (count === 0) return <p className="mt-2 text-sm text-muted">{t('publications', { count })}</p>;
  return (
    <p className="text-sm">
      <a href={publicationsHref(term, language)} className="touch">
        {t('publications', { count })}
      </a>
    </p>
  );
}
