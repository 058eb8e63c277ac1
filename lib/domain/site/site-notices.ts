import type { Language } from '#lib/domain/language.ts';
import { contrastMin } from './accent-colours.ts';
import { missingForPublic, readSite, type SiteSettings } from './site.ts';

interface AccentTexts {
  readonly asked: string;
  readonly day: string;
  readonly dayContrast: string;
  readonly night: string;
  readonly nightContrast: string;
}

const words = {
  en: {
    missing: (names: string) => `Before this site goes public, set ${names} (docs/operate.md, "Before you go public").`,
    accent: ({ asked, day, dayContrast, night, nightContrast }: AccentTexts) =>
      `SITE_ACCENT ${asked} is shown as ${day} in the light theme and ${night} in the dark theme: text needs a contrast of ${contrastMin} to 1, and the colour itself has ${dayContrast} and ${nightContrast}.`,
  },
  ar: {
    missing: (names: string) => `قبل فتح الموقع للجمهور اضبط ${names} (docs/operate.md، فقرة «Before you go public»).`,
    accent: ({ asked, day, dayContrast, night, nightContrast }: AccentTexts) =>
      `يُعرض SITE_ACCENT ${asked} باللون ${day} في المظهر الفاتح وباللون ${night} في الداكن: يحتاج النص إلى تباين قدره ${contrastMin} إلى 1، وتباين اللون نفسه ${dayContrast} و${nightContrast}.`,
  },
} as const;

/** Notices for an operator, each in one sentence. */
export interface SiteNotices {
  /** The settings that a public site still needs. */
  readonly missing?: string;
  /** The accent is shown in other shades. */
  readonly accent?: string;
}

/** The notices that an operator sees at the start and from the doctor. */
export function siteNotices(settings: SiteSettings, language: Language): SiteNotices {
  const names = missingForPublic(settings);
  const adjusted = adjustedAccent(settings);
  return {
    ...(names.length > 0 && { missing: words[language].missing(names.join(language === 'ar' ? '، ' : ', ')) }),
    ...(adjusted && { accent: words[language].accent(adjusted) }),
  };
}

function adjustedAccent(settings: SiteSettings): AccentTexts | undefined {
  const { SITE_ACCENT: asked } = settings;
  const { day, night } = readSite(settings).accent ?? {};
  if (!asked || !day || !night || (day.askedContrast >= contrastMin && night.askedContrast >= contrastMin)) return undefined;
  const dayContrast = day.askedContrast.toFixed(1);
  return { asked, day: day.accent, dayContrast, night: night.accent, nightContrast: night.askedContrast.toFixed(1) };
}
