import type { ReactElement } from 'react';
import { type Language, languageFacts } from '#lib/languages/languages.ts';
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
      <span className="text-muted">{label}:</span>{' '}
      <FirstFew values={values} max={valuesMax} separator={languageFacts[language].comma}>
        {children}
      </FirstFew>
    </p>
  );
}
