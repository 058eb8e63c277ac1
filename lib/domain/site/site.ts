import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { type Localized, localize, type Text } from '#lib/domain/text.ts';
import { type Language, languages, otherLanguages } from '#lib/languages/languages.ts';
import { type AccentColours, accentColours } from './accent-colours.ts';

/** The operator's logo, read once at the start. */
export interface Logo {
  readonly type: 'image/png' | 'image/svg+xml';
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In pixels or drawing units; only their ratio matters. */
  readonly width: number;
  readonly height: number;
}

/** Who runs this site. Members are absent when the operator has not set them; nothing is invented. */
export interface Operator {
  /** The name for each language. A name set in only one language is used for both. */
  readonly name?: Readonly<Record<Language, Text>>;
  readonly url?: string;
  readonly email?: string;
  readonly logo?: Logo;
}

/** The name, operator and accent of a site; constant for the life of the process. */
export interface Site {
  readonly name: Readonly<Record<Language, string>>;
  readonly operator: Operator;
  /** The address for software and security reports: the operator's e-mail address, else the sender address of mails. */
  readonly contact?: string;
  /** The site's address is not a loopback address. */
  readonly isPublic?: true;
  /** Absent when the site uses the accent colour of the style sheet. */
  readonly accent?: AccentColours;
}

/** The settings that define a site. */
export interface SiteSettings {
  readonly SITE_URL: string;
  readonly SITE_NAME_EN?: string | undefined;
  readonly SITE_NAME_AR?: string | undefined;
  readonly SITE_ACCENT?: string | undefined;
  readonly OPERATOR_NAME_EN?: string | undefined;
  readonly OPERATOR_NAME_AR?: string | undefined;
  readonly OPERATOR_URL?: string | undefined;
  readonly OPERATOR_EMAIL?: string | undefined;
  readonly OPERATOR_LOGO?: Logo | undefined;
  readonly MAIL_FROM?: string | undefined;
}

const programName: Readonly<Record<Language, string>> = { en: 'Madar', ar: 'مدار' };

/** A site without any settings. */
export const unnamedSite: Site = { name: programName, operator: {} };

/** The site that the settings define. */
export function readSite(settings: SiteSettings): Site {
  const { OPERATOR_NAME_EN: en, OPERATOR_NAME_AR: ar, OPERATOR_URL: url, OPERATOR_EMAIL: email, OPERATOR_LOGO: logo } = settings;
  const [nameEn, nameAr] = [settings.SITE_NAME_EN, settings.SITE_NAME_AR];
  const names = withoutUndefined<Localized>({ en: en || undefined, ar: ar || undefined });
  const contact = email ?? /([^\s<>"]+@[^\s<>"]+)/.exec(settings.MAIL_FROM ?? '')?.[1];
  return withoutUndefined<Site>({
    name: { en: nameEn ?? nameAr ?? programName.en, ar: nameAr ?? nameEn ?? programName.ar },
    operator: withoutUndefined<Operator>({
      name: en || ar ? { en: localize(names, 'en') as Text, ar: localize(names, 'ar') as Text } : undefined,
      url: url || undefined,
      email: email || undefined,
      logo,
    }),
    contact: contact || undefined,
    isPublic: isLocalAddress(settings.SITE_URL) ? undefined : true,
    accent: settings.SITE_ACCENT ? accentColours(settings.SITE_ACCENT) : undefined,
  });
}

/** The site's name in the other language, when it is different. */
export function otherSiteName({ name }: Pick<Site, 'name'>, language: Language): string | undefined {
  const other = name[otherLanguages(language)[0]];
  return other === name[language] ? undefined : other;
}

/** Both names of the site, for responses without a language. */
export function bothSiteNames({ name }: Pick<Site, 'name'>): string {
  return [...new Set(languages.map((language) => name[language]))].join(' · ');
}

/** The names of settings that a public site needs and that are missing. */
export function missingForPublic(settings: SiteSettings): readonly string[] {
  const needed = ['OPERATOR_NAME_EN', 'OPERATOR_NAME_AR', 'OPERATOR_EMAIL', 'OPERATOR_URL'] as const;
  return [...(isLocalAddress(settings.SITE_URL) ? ['SITE_URL'] : []), ...needed.filter((name) => !settings[name])];
}

function isLocalAddress(siteUrl: string): boolean {
  return /^(?:localhost|127\..*|\[::1\]|0\.0\.0\.0)$/.test(new URL(siteUrl).hostname);
}
