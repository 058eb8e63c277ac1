import type { Page } from '#lib/domain/page.ts';
import type { Research } from '#lib/domain/research.ts';
import type { AreaGroup } from './area-answer.ts';
import type { CountryCount, Located } from './country-count.ts';
import type { OrbitField } from './orbit-field.ts';

/** Some publications, with the address of the list of all of them. */
interface Excerpt {
  readonly items: readonly Research[];
  readonly href: string;
}

/** Data of the home page. */
export interface HomeAnswer {
  readonly newest: Page<Research>;
  readonly authorTotal: number | undefined;
  readonly groups: readonly AreaGroup[];
  /** Publications of each group of areas by year; empty in remote mode. */
  readonly fields: readonly OrbitField[];
  /** A bilingual record in both languages. */
  readonly dailyRecord: { readonly research: Research; readonly other: Research } | undefined;
  /** Countries with their publication counts, and the newest publications from Arab countries. */
  readonly places:
    | {
        readonly countries: readonly CountryCount[];
        readonly located: Located | undefined;
        readonly arab: Excerpt | undefined;
      }
    | undefined;
  readonly arabicWorks: (Excerpt & { readonly total: number }) | undefined;
  readonly isRemote: boolean;
  /** If the service ignores the sort order, the first rows are not the newest. */
  readonly isNewest: boolean;
  readonly canSearch: boolean;
}
