import { analyserVersion } from '#lib/text/analyse/analyser-version.ts';
import { operatorTerms } from '#lib/text/vocabulary/read-operator-terms.ts';

/**
 * Age of the index compared with the query analyser; `older` also if mixed or unknown. Unless `current`, some words do not match.
 */
export type IndexState = 'current' | 'older' | 'newer';

/** The analyser's version and, if there are operator terms or variants, their digest, since they also determine how texts are indexed. */
export const currentIndexVersion = (): string => [analyserVersion, operatorTerms().indexDigest].filter(Boolean).join(' ');
