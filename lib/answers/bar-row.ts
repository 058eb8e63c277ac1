import type { Text } from '#lib/domain/text.ts';

/** A name with its count, as a bar. */
export interface BarRow {
  readonly id: string;
  readonly name: Text | string;
  readonly count: number;
  /** Address of the named entity, or of the counted publications if there is no `countHref`. */
  readonly href?: string | undefined;
  /** Address of a list with exactly the counted publications, if `href` is that of a page with others. */
  readonly countHref?: string | undefined;
}
