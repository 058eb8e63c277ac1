import type { Catalogue } from '#lib/domain/catalogue.ts';
import { type Language, otherLanguage } from '#lib/domain/language.ts';
import { defaultResearchQuery, limits } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';

const dayMs = 86_400_000;
/** A prime: day after day it leads through all places of a list before it comes to one again. */
const stride = 7919;
const triesMax = 5;

/**
 * One record with a summary in both languages, the same all day (UTC) for every reader, in both languages. The page is kept under the day it was made
 * for (`lib/server/cache/page-address.ts`). Undefined where five days' records lack a text.
 */
export async function recordOfDay(
  catalogue: Catalogue,
  language: Language,
  now = Date.now(),
): Promise<{ readonly research: Research; readonly other: Research } | undefined> {
  const bilingual = { ...defaultResearchQuery, hasArabic: true, sort: 'year', pageSize: 1 } as const;
  const { total = 0 } = await catalogue.findResearch('en', bilingual);
  const count = Math.min(total, limits.pageIndexMax);
  if (count === 0) return undefined;
  const day = Math.floor(now / dayMs);
  for (let tries = 0; tries < triesMax; tries += 1) {
    const pageIndex = (((day + tries) * stride) % count) + 1;
    const [found] = (await catalogue.findResearch('en', { ...bilingual, pageIndex })).items;
    if (!found) continue;
    const [research, other] = await Promise.all([language, otherLanguage(language)].map((each) => catalogue.research(each, found.id)));
    if (research?.abstract?.lang === language && other?.abstract?.lang === otherLanguage(language)) return { research, other };
  }
  return undefined;
}
