import type { CoverageLine } from '#lib/domain/collection.ts';
import type { DumpFile } from '#lib/domain/dump.ts';
import type { abstractsWord, CountedOrigin, CountedText } from '#lib/domain/text-origin.ts';
import type { BarRow } from './bar-row.ts';

/** What the collection has and what it lacks. */
export interface CollectionFigures {
  /** How much there is of each kind, with the page that lists it. */
  readonly sizes: readonly BarRow[];
  /** Authors that are collaborations or organisations. They have no list. */
  readonly groupCount: number;
  readonly coverage: readonly CoverageLine[];
  /** The word for the abstracts, by who wrote them. */
  readonly abstracts: ReturnType<typeof abstractsWord>;
  /** Who wrote the titles and abstracts, most texts first; without texts that are missing. */
  readonly origins: readonly {
    readonly text: CountedText;
    readonly counts: readonly { readonly origin: Exclude<CountedOrigin, 'missing'>; readonly count: number }[];
  }[];
  /** Publications that have a certain fact. */
  readonly facts: readonly BarRow[];
  readonly years: readonly BarRow[];
  /** Groups of areas. */
  readonly fields: readonly BarRow[];
  readonly areaCount: number;
  readonly emptyAreaCount: number;
  readonly types: readonly BarRow[];
  readonly languages: readonly BarRow[];
  /** Countries of the authors' institutions, most publications first; empty without institutions. */
  readonly countries: readonly BarRow[];
  /** Undefined until the files are written. */
  readonly dump: { readonly made: string; readonly files: readonly DumpFile[] } | undefined;
}
