import { describe, expect, it } from 'vitest';
import { languages } from '#lib/domain/language.ts';
import { bothSiteNames, missingForPublic, otherSiteName, readSite } from './site.ts';
import { siteNotices } from './site-notices.ts';

const own = { SITE_URL: 'http://localhost:3000' };
const whole = {
  SITE_URL: 'https://space.example',
  OPERATOR_NAME_EN: 'Example Agency',
  OPERATOR_NAME_AR: 'وكالة المثال',
  OPERATOR_EMAIL: 'contact@space.example',
  OPERATOR_URL: 'https://agency.example/',
};

describe('A site', () => {
  it('is Madar and has no operator where nothing is set', () => {
    const site = readSite(own);
    expect([site.name, site.operator, site.contact]).toEqual([{ en: 'Madar', ar: 'مدار' }, {}, undefined]);
    expect(bothSiteNames(site)).toBe('Madar · مدار');
  });

  it('has one name in both languages where only one is given, and does not repeat it', () => {
    const site = readSite({ ...own, SITE_NAME_AR: 'بوابة' });
    expect(site.name).toEqual({ en: 'بوابة', ar: 'بوابة' });
    expect(bothSiteNames(site)).toBe('بوابة');
    expect(otherSiteName(site, 'en')).toBeUndefined();
  });

  it('names its operator in the other language, marked as such, where the page’s has no name', () => {
    expect(readSite({ ...own, OPERATOR_NAME_EN: 'Agency' }).operator.name?.ar).toEqual({ value: 'Agency', lang: 'en' });
    expect(readSite(whole).operator.name?.ar).toEqual({
      value: 'وكالة المثال',
      lang: 'ar',
      alt: { value: 'Example Agency', lang: 'en' },
    });
  });

  it('is public at every address but those of its own machine', () => {
    expect(readSite(whole).isPublic).toBe(true);
    for (const host of ['localhost', '127.0.0.1:3000', '[::1]']) expect(readSite({ SITE_URL: `http://${host}` }).isPublic).toBeUndefined();
  });

  it('is reached at the operator’s address, else at the one that mails come from, without its name', () => {
    expect(readSite({ ...whole, MAIL_FROM: 'Keys <keys@space.example>' }).contact).toBe('contact@space.example');
    expect(readSite({ ...own, MAIL_FROM: 'Keys <keys@space.example>' }).contact).toBe('keys@space.example');
  });
});

describe('Notices for an operator', () => {
  it('names every setting that a public site needs, and nothing once they are there', () => {
    expect(missingForPublic(own)).toEqual(['SITE_URL', 'OPERATOR_NAME_EN', 'OPERATOR_NAME_AR', 'OPERATOR_EMAIL', 'OPERATOR_URL']);
    for (const name of ['OPERATOR_NAME_EN', 'OPERATOR_NAME_AR', 'OPERATOR_EMAIL', 'OPERATOR_URL'])
      expect(missingForPublic({ ...whole, [name]: undefined })).toEqual([name]);
    for (const language of languages) {
      expect(siteNotices(own, language).missing).toContain('OPERATOR_NAME_AR');
      expect(siteNotices(whole, language)).toEqual({});
    }
  });

  it.each(languages)('reports in %s which shades an accent is shown in', (language) => {
    const { accent } = siteNotices({ ...whole, SITE_ACCENT: '#ffcc00' }, language);
    for (const part of ['#ffcc00', '#856a00', '4.5', '1.4']) expect(accent).toContain(part);
  });
});
