import { directionOf, type Language } from '#lib/languages/languages.ts';

interface YearRangeProps {
  readonly first: number | undefined;
  readonly last: number | undefined;
  readonly language: Language;
  readonly className?: string;
}

/** Two years in the reading direction of the page: next to Latin names, the first would otherwise change sides. Nothing unless both are known. */
export function YearRange({ first, last, language, className }: YearRangeProps) {
  const text = yearRange(first, last);
  return text === undefined ? null : (
    <bdi dir={directionOf(language)} className={className}>
      {text}
    </bdi>
  );
}

/** `2019–2024`, or the year if both are the same; undefined unless both are known. */
export function yearRange(first: number | undefined, last: number | undefined): string | undefined {
  if (first === undefined || last === undefined) return undefined;
  return first === last ? String(first) : `${first}–${last}`;
}
