import type { Text as TextValue } from '#lib/domain/text.ts';

export interface CountryCount {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: TextValue;
  readonly count: number;
  readonly href: string;
}

/** Publications whose country is known, among all. */
export interface Located {
  readonly count: number;
  readonly total: number;
}
