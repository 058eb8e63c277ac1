import type { Language } from '#lib/domain/language.ts';
import { contrastMin } from './accent-colours.ts';
import { missingForPublic, readSite, type SiteSettings } from './site.ts';

interface AccentTexts {
  readonly requested: string;
  readonly day: string;
  readonly dayContrast: string;
  readonly night: string;
  readonly nightContrast: string;
}

const texts = {
  en: {
    missing: (names: string) => `Before this site goes public, set ${names} (docs/operate.md, "Before you go public").`,
    accent: ({ requested, day, dayContrast, night, nightContrast }: AccentTexts) =>
      `SITE_ACCENT ${requested} is shown as ${day} in the light theme and ${night} in the dark theme: text needs a contrast of ${contrastMin} to 1, and the colour itself has ${dayContrast} and ${nightContrast}.`,
  },
  ar: {
    missing: (names: string) => `قبل فتح الموقع للجمهور اضبط ${names} (docs/operate.md، فقرة «Before you go public»).`,
    accent: ({ requested, day, dayContrast, night, nightContrast }: AccentTexts) =>
      `يُعرض SITE_ACCENT ${requested} باللون ${day} في المظهر الفاتح وباللون ${night} في الداكن: يحتاج النص إلى تباين قدره ${contrastMin} إلى 1، وتباين اللون نفسه ${dayContrast} و${nightContrast}.`,
  },
} as const;

/** Notices for an operator, each in one sentence. */
export interface SiteNotices {
  /** The settings that a public site still needs. */
  readonly missing?: string;
  /** The shades that replace an accent with too little contrast. */
  readonly accent?: string;
}

/** The notices that an operator sees when the site starts and in the output of `npm run doctor`. */
export function siteNotices(settings: SiteSettings, language: Language): SiteNotices {
  const names = missingForPublic(settings);
  const adjusted = adjustedAccent(settings);
  return {
    ...(names.length > 0 && { missing: texts[language].missing(names.join(language === 'ar' ? '، ' : ', ')) }),
    ...(adjusted && { accent: texts[language].accent(adjusted) }),
  };
}

function adjustedAccent(settings: SiteSettings): AccentTexts | undefined {
  const { SITE_ACCENT: requested } = settings;
  const { day, night } = readSite(settings).accent ?? {};
  if (!requested || !day || !night || (day.requestedContrast >= contrastMin && night.requestedContrast >= contrastMin)) return undefined;
  const dayContrast = day.requestedContrast.toFixed(1);
  return { requested, day: day.accent, dayContrast, night: night.accent, nightContrast: night.requestedContrast.toFixed(1) };
}
