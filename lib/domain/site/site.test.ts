import { describe, expect, it } from 'vitest';
import { bothSiteNames, missingForPublic, otherSiteName, readSite } from './site.ts';
import { siteNotices } from './site-notices.ts';

const settings = { SITE_URL: 'http://localhost:3000' };
const whole = {
  SITE_URL: 'https://space.example',
  OPERATOR_NAME_EN: 'Example Agency',
  OPERATOR_NAME_AR: 'وكالة المثال',
  OPERATOR_EMAIL: 'contact@space.example',
  OPERATOR_URL: 'https://agency.example/',
};

describe('A site', () => {
  it('is Madar and has no operator without settings', () => {
    const site = readSite(settings);
    expect([site.name, site.operator, site.contact]).toEqual([{ en: 'Madar', ar: 'مدار' }, {}, undefined]);
    expect(bothSiteNames(site)).toBe('Madar · مدار');
  });

  it('has one name in both languages if only one is set, and does not repeat it', () => {
    const site = readSite({ ...settings, SITE_NAME_AR: 'بوابة' });
    expect(site.name).toEqual({ en: 'بوابة', ar: 'بوابة' });
    expect(bothSiteNames(site)).toBe('بوابة');
    expect(otherSiteName(site, 'en')).toBeUndefined();
  });

  it('names its operator in the other language, marked as such, if the page’s language has no name', () => {
    expect(readSite({ ...settings, OPERATOR_NAME_EN: 'Agency' }).operator.name?.ar).toEqual({ value: 'Agency', lang: 'en' });
    expect(readSite(whole).operator.name?.ar).toEqual({
      value: 'وكالة المثال',
      lang: 'ar',
      alt: { value: 'Example Agency', lang: 'en' },
    });
  });

  it('is public at every address except those of its own machine', () => {
    expect(readSite(whole).isPublic).toBe(true);
    for (const host of ['localhost', '127.0.0.1:3000', '[::1]']) expect(readSite({ SITE_URL: `http://${host}` }).isPublic).toBeUndefined();
  });

  it('has the contact address of the operator, or else the bare sender address of its mails', () => {
    expect(readSite({ ...whole, MAIL_FROM: 'Keys <keys@space.example>' }).contact).toBe('contact@space.example');
    expect(readSite({ ...settings, MAIL_FROM: 'Keys <keys@space.example>' }).contact).toBe('keys@space.example');
  });
});

describe('Notices for an operator', () => {
  it('lists every missing setting of a public site, and no setting once they are complete', () => {
    expect(missingForPublic(settings)).toEqual(['SITE_URL', 'OPERATOR_NAME_EN', 'OPERATOR_NAME_AR', 'OPERATOR_EMAIL', 'OPERATOR_URL']);
    for (const name of ['OPERATOR_NAME_EN', 'OPERATOR_NAME_AR', 'OPERATOR_EMAIL', 'OPERATOR_URL'])
      expect(missingForPublic({ ...whole, [name]: undefined })).toEqual([name]);
    expect(siteNotices(settings).missing).toContain('OPERATOR_NAME_AR');
    expect(siteNotices(whole)).toEqual({});
  });

  it('report the shades in which an accent is shown', () => {
    const { accent } = siteNotices({ ...whole, SITE_ACCENT: '#ffcc00' });
    for (const part of ['#ffcc00', '#856a00', '4.5', '1.4']) expect(accent).toContain(part);
  });
});
