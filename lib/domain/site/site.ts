import { type Language, languages, otherLanguage } from '#lib/domain/language.ts';
import { localize, type Text } from '#lib/domain/text.ts';
import { type AccentColours, accentColours } from './accent-colours.ts';

/** A picture that stands for whoever runs the site, read once at the start. */
export interface Logo {
  readonly type: 'image/png' | 'image/svg+xml';
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In pixels, or the units of the drawing; only their ratio counts. */
  readonly width: number;
  readonly height: number;
}

/** Who runs this site. Each part is absent where the operator has not told it: nothing is made up. */
export interface Operator {
  /** In each language the name in it, else in the other one. */
  readonly name?: Readonly<Record<Language, Text>>;
  readonly url?: string;
  readonly email?: string;
  readonly logo?: Logo;
}

/** What a site is called, who runs it, and its accent: the same for as long as the process runs. */
export interface Site {
  readonly name: Readonly<Record<Language, string>>;
  readonly operator: Operator;
  /** Where programs and reports of weaknesses reach somebody: the operator's mail address, else the one that mails are sent from. */
  readonly contact?: string;
  /** Its address is not one of the machine that it runs on. */
  readonly isPublic?: true;
  /** Absent where the colour is that of the style sheet. */
  readonly accent?: AccentColours;
}

/** The settings that a site is made of. */
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

/** A site of which nothing is set. */
export const unnamedSite: Site = { name: programName, operator: {} };

export function readSite(settings: SiteSettings): Site {
  const { OPERATOR_NAME_EN: en, OPERATOR_NAME_AR: ar, OPERATOR_URL: url, OPERATOR_EMAIL: email, OPERATOR_LOGO: logo } = settings;
  const [nameEn, nameAr] = [settings.SITE_NAME_EN, settings.SITE_NAME_AR];
  const names = { ...(en && { en }), ...(ar && { ar }) };
  const accent = settings.SITE_ACCENT && accentColours(settings.SITE_ACCENT);
  const contact = email ?? /([^\s<>"]+@[^\s<>"]+)/.exec(settings.MAIL_FROM ?? '')?.[1];
  return {
    name: { en: nameEn ?? nameAr ?? programName.en, ar: nameAr ?? nameEn ?? programName.ar },
    operator: {
      ...((en || ar) && { name: { en: localize(names, 'en') as Text, ar: localize(names, 'ar') as Text } }),
      ...(url && { url }),
      ...(email && { email }),
      ...(logo && { logo }),
    },
    ...(contact && { contact }),
    ...(!isOwnMachine(settings.SITE_URL) && { isPublic: true }),
    ...(accent && { accent }),
  };
}

/** The name of the site in the other language, where it has another one there. */
export function otherSiteName({ name }: Pick<Site, 'name'>, language: Language): string | undefined {
  const other = name[otherLanguage(language)];
  return other === name[language] ? undefined : other;
}

/** Both names of the site, for what is no page of either language. */
export function bothSiteNames({ name }: Pick<Site, 'name'>): string {
  return [...new Set(languages.map((language) => name[language]))].join(' · ');
}

/** The settings without which the public would not know whose site this is, or could not reach it. */
export function missingForPublic(settings: SiteSettings): readonly string[] {
  const needed = ['OPERATOR_NAME_EN', 'OPERATOR_NAME_AR', 'OPERATOR_EMAIL', 'OPERATOR_URL'] as const;
  return [...(isOwnMachine(settings.SITE_URL) ? ['SITE_URL'] : []), ...needed.filter((name) => !settings[name])];
}

function isOwnMachine(siteUrl: string): boolean {
  return /^(?:localhost|127\..*|\[::1\]|0\.0\.0\.0)$/.test(new URL(siteUrl).hostname);
}
