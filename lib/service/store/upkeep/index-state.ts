import { analyserVersion } from '#lib/text/analyser-version.ts';
import { operatorTerms } from '#lib/text/data/read-operator-terms.ts';

/**
 * How the index relates to the query analyser: `older` (or mixed, or unknown) or `newer`. In both cases words the two treat differently do
 * not match.
 */
export type IndexState = 'current' | 'older' | 'newer';

/** Key in `meta` of the analyser version of the index; stores of earlier schemas have none. */
export const indexVersionName = 'analyser_version';
/** The analyser's version and, if any, the digest of the operator's terms, by which texts are indexed too. */
export const currentIndexVersion = (): string => [analyserVersion, operatorTerms().digest].filter(Boolean).join(' ');

/** Entries of several versions, which no single analyser matches. */
const mixed = 'mixed';

/** Compares the version recorded in a store (`noted`) with the current analyser. */
export function indexStateOf({ dataVersion, noted }: { readonly dataVersion: string; readonly noted: string | undefined }): IndexState {
  // Nothing was ever indexed; the first load records its version.
  if (dataVersion === '0' || noted === currentIndexVersion()) return 'current';
  return Number.parseInt(noted ?? '', 10) > analyserVersion ? 'newer' : 'older';
}

/** Version to record after a change, whose entries this program's analyser has written; undefined if the recorded one stays. */
export function notedAfterChange({ dataVersion, noted }: { readonly dataVersion: string; readonly noted: string | undefined }) {
  if (dataVersion === '0') return currentIndexVersion();
  return noted === undefined || noted === currentIndexVersion() ? undefined : mixed;
}
