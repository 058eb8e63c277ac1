import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { contrastMin } from './accent-colours.ts';
import { missingForPublic, readSite, type SiteSettings } from './site.ts';

/** Notices for an operator, each in one sentence. */
export interface SiteNotices {
  /** The settings that a public site still needs. */
  readonly missing?: string;
  /** The shades that replace an accent with too little contrast. */
  readonly accent?: string;
}

/** The notices that an operator sees when the site starts and in the output of `npm run doctor`. */
export function siteNotices(settings: SiteSettings): SiteNotices {
  const names = missingForPublic(settings);
  return withoutUndefined<SiteNotices>({
    missing:
      names.length > 0 ? `Before this site goes public, set ${names.join(', ')} (docs/operate.md, "Before you go public").` : undefined,
    accent: adjustedAccent(settings),
  });
}

function adjustedAccent(settings: SiteSettings): string | undefined {
  const { SITE_ACCENT: requested } = settings;
  const { day, night } = readSite(settings).accent ?? {};
  if (!requested || !day || !night || (day.requestedContrast >= contrastMin && night.requestedContrast >= contrastMin)) return undefined;
  const contrasts = `${day.requestedContrast.toFixed(1)} and ${night.requestedContrast.toFixed(1)}`;
  return `SITE_ACCENT ${requested} is shown as ${day.accent} in the light theme and ${night.accent} in the dark theme: text needs a contrast of ${contrastMin} to 1, and the colour itself has ${contrasts}.`;
}
