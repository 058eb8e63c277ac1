import { expect } from 'vitest';
import { languages } from '#e2e/pages.ts';
import { openPage } from '#e2e/requests/open-page.ts';
import { test } from '#e2e/requests/test-on-site.ts';

for (const language of languages)
  test(`An author in ${language} has the affiliation of the newest dated publication first, with its year and a link, and all with their years`, async ({
    request,
  }) => {
    // 17 of the 18 publications name Qatar University; one from 2006 does not.
    const page = await openPage(request, `/${language}/authors/409`);
    const name = language === 'en' ? 'Qatar University' : 'جامعة قطر';
    const facts = page.first('[data-testid=facts]');
    expect(facts.texts('a[href*="/institutions/"]')).toEqual([name]);
    expect(facts.text).toContain('2025');
    expect(page.first('[data-testid=affiliations]').text).toMatch(/2010–2025.*2006/);
    const person = page
      .texts('script[type="application/ld+json"]')
      .map((text) => JSON.parse(text))
      .find((node) => node['@type'] === 'Person');
    expect(person.affiliation.name).toBe(name);
    expect(person.affiliation['@id']).toContain(`/${language}/institutions/`);
    const row = (await openPage(request, `/${language}/authors?keyword=Sadooni`)).first('[data-testid=results] article');
    expect(row.text).toContain(name);
    expect(row.text).toContain('2025');
  });
