import type { ReactElement } from 'react';
import { Text } from '#components/text/text.tsx';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { directionOf, isInScriptOf, type Language, languageFacts, languageOfName, otherLanguages } from '#lib/languages/languages.ts';
import { FirstFew } from './first-few.tsx';

interface LabelledListProps<T> {
  readonly label: string;
  readonly values: readonly T[];
  /** The language whose comma joins the values. */
  readonly language: Language;
  readonly children: (value: T) => ReactElement;
}

/** Maximum names, units or areas in a list; the API has all of them. */
const valuesMax = 60;

/** A label and the first values, joined by commas; nothing without values. */
export function LabelledList<T>({ label, values, language, children }: LabelledListProps<T>) {
  if (values.length === 0) return null;
  return (
    <p className="mt-1 text-sm max-md:leading-7">
      <span className="text-muted">{label}:</span> {/* Names of the other direction run in it from the first to the last. */}
      <bdi lang={language} dir={directionOf(language)}>
        <FirstFew values={values} max={valuesMax} separator={languageFacts[language].comma}>
          {children}
        </FirstFew>
      </bdi>
    </p>
  );
}

interface OtherNamesProps {
  readonly names: readonly string[] | undefined;
  /** The names that the page has already. */
  readonly above: readonly (string | undefined)[];
  readonly language: Language;
}

/** The other names of a person or place, by script since a comma among names of the other direction is at the wrong end; unknown scripts come first. */
export function OtherNames({ names = [], above, language }: OtherNamesProps) {
  const t = useTranslations('institutions');
  const byScript = Map.groupBy(
    names.filter((name) => !above.includes(name)),
    (name) => (isInScriptOf(languageOfName(name), name) ? languageOfName(name) : language),
  );
  return [language, ...otherLanguages(language)].map((script) => (
    <LabelledList
      key={script}
      label={script === language || !byScript.has(language) ? t('variants') : t(`variantsIn.${script}`)}
      values={byScript.get(script) ?? []}
      language={script}
    >
      {(name) => <Text key={name} value={name} />}
    </LabelledList>
  ));
}
