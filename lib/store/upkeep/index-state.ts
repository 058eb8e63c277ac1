import { analyserVersion } from '#lib/text/analyse/analyser-version.ts';
import { operatorTerms } from '#lib/text/vocabulary/read-operator-terms.ts';

/**
 * Age of the index compared with the query analyser; `older` also if mixed or unknown. Unless `current`, some words do not match.
 */
export type IndexState = 'current' | 'older' | 'newer';

/** Key in `meta` of the analyser version of the index; stores of earlier schemas have none. */
export const indexVersionName = 'analyser_version';
/** The analyser's version and, if there are operator terms or variants, their digest, since they also determine how texts are indexed. */
export const currentIndexVersion = (): string => [analyserVersion, operatorTerms().indexDigest].filter(Boolean).join(' ');

/** The version of an index whose entries come from several analyser versions. */
const mixed = 'mixed';

/** Compares the version recorded in a store (`noted`) with the current analyser. */
export function indexStateOf({ dataVersion, noted }: { readonly dataVersion: string; readonly noted: string | undefined }): IndexState {
  // Data version 0 means that nothing was ever indexed: no entry is outdated, and the first load records the version.
  if (dataVersion === '0' || noted === currentIndexVersion()) return 'current';
  return Number.parseInt(noted ?? '', 10) > analyserVersion ? 'newer' : 'older';
}

/** The index version to record after this program has written entries; undefined to keep the recorded one. */
export function notedAfterChange({ dataVersion, noted }: { readonly dataVersion: string; readonly noted: string | undefined }) {
  if (dataVersion === '0') return currentIndexVersion();
  return noted === undefined || noted === currentIndexVersion() ? undefined : mixed;
}
