import { warning } from '#lib/contract/warnings.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Warning } from '#lib/domain/page.ts';
import { conceptToken, houseVocabulary } from '#lib/text/vocabulary.ts';
import { bearing } from './match-phrase.ts';
import type { SearchIndex } from './search-index.ts';
import type { WiderSubject } from './wider-subject.ts';

/** The same without areas that hold nothing, where others do: who asks for a subject is not sent to an empty list. */
export async function filledAreas(index: SearchIndex, wider: WiderSubject): Promise<WiderSubject> {
  const { beyond } = wider;
  const counts = await index.subjectCounts([...wider.areas, ...(beyond?.areas ?? [])]);
  const filled = (areas: readonly string[]) =>
    areas.some((token) => counts.has(token)) ? areas.filter((token) => counts.has(token)) : areas;
  return { ...wider, areas: filled(wider.areas), ...(beyond && { beyond: { ...beyond, areas: filled(beyond.areas) } }) };
}

/** The areas of a subject that goes by their names, as an expression; undefined of a subject with a name of its own, of which an area tells nothing. */
export const areasThemselves = ({ areas, near, isElsewhere }: WiderSubject): string | undefined =>
  isElsewhere || areas.length === 0 || near.length > 0 ? undefined : bearing(areas);

/** That what is shown is only the closest. */
export const closest = (language: Language, word: string, token: string) =>
  warning('wider_subject', language, { word, suggestion: areaName(token, language) });

/** That few are about a subject, and what those below them are on. */
export const closestBelow = (language: Language, word: string, token: string) =>
  warning('closest_below', language, { word, suggestion: areaName(token, language) });

/** That few are about a subject, and the area it belongs to. */
export const fewAbout = (language: Language, word: string, token: string) =>
  warning('few_about', language, { word, suggestion: areaName(token, language) });

/** That no record is about what was typed, and the area it belongs to, if there is one. */
export function nothingOf(language: Language, word: string, wider: WiderSubject): Warning {
  const [area] = (wider.beyond ?? wider).areas;
  if (area !== undefined) return warning('area_only', language, { word, suggestion: areaName(area, language) });
  return warning(wider.isElsewhere ? 'not_here' : 'nothing_about', language, { word });
}

function areaName(token: string, language: Language): string {
  const area = houseVocabulary().concepts.get(token);
  return area?.[language][0] ?? token.replace(conceptToken(''), '');
}
