import { analyserVersion } from '#lib/text/analyser-version.ts';
import { ownTerms } from '#lib/text/data/read-own-terms.ts';

/**
 * How an index stands to the analyser that reads queries: `older` where it was made, or in part made, by an earlier one or by nobody knows which; `newer` where
 * this program is the older one. In both cases words that the two treat differently are not found.
 */
export type IndexState = 'current' | 'older' | 'newer';

/** The row of `meta` that says by which analyser the index was made. Stores that were made before there was one lack it. */
export const indexVersionName = 'analyser_version';
/** The analyser's version and, where there are any, the operator's own terms, by which texts are indexed too. */
export const currentIndexVersion = (): string => [analyserVersion, ownTerms().digest].filter(Boolean).join(' ');

/** Entries of several versions: no analyser finds them all. */
const mixed = 'mixed';

export function indexStateOf({ dataVersion, noted }: { readonly dataVersion: string; readonly noted: string | undefined }): IndexState {
  // Nothing was ever indexed; the first load notes its version.
  if (dataVersion === '0' || noted === currentIndexVersion()) return 'current';
  return Number.parseInt(noted ?? '', 10) > analyserVersion ? 'newer' : 'older';
}

/** What is to be noted when a store is changed, which writes entries by this program's analyser; undefined where it stays as it is. */
export function notedAfterChange({ dataVersion, noted }: { readonly dataVersion: string; readonly noted: string | undefined }) {
  if (dataVersion === '0') return currentIndexVersion();
  return noted === undefined || noted === currentIndexVersion() ? undefined : mixed;
}
