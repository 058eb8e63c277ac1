import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { eld } from 'eld/extrasmall';

let detector: typeof eld | undefined;

/**
 * Loads its 1 MB of n-grams with the first text that needs it: few titles do, and each thread takes 30 MB for them. By path, since the
 * package exports nothing to `require`, which alone is synchronous.
 */
function loadDetector(): typeof eld {
  detector ??= (createRequire(import.meta.url)(fileURLToPath(import.meta.resolve('eld/extrasmall'))) as { readonly eld: typeof eld }).eld;
  return detector;
}

/** Titles are of this language unless there is evidence of another. */
export const english = 'en';

/** By how much the score of a language must exceed that of English. */
const margin = 0.1;
/** Longer texts are not titles, and would take time. */
const detectedMax = 600;

/** The language of a text in Latin letters by its n-grams, ISO 639-1; undefined if unclear. */
export function detectLanguage(text: string): string | undefined {
  const result = loadDetector().detect(text.slice(0, detectedMax));
  if (!result.language || !result.isReliable()) return undefined;
  const scores = result.getScores();
  return result.language === english || (scores[result.language] ?? 0) - (scores[english] ?? 0) >= margin ? result.language : undefined;
}
