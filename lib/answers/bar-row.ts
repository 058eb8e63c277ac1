import type { Text } from '#lib/domain/text.ts';

/** A name with its count, as a bar. */
export interface BarRow {
  readonly id: string;
  readonly name: Text | string;
  readonly count: number;
  /** Address of the list of the counted publications. */
  readonly href?: string | undefined;
}
