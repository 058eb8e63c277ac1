import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '#e2e/find-violations.ts';
import { languages } from '#e2e/pages.ts';

const words = {
  en: { typed: 'gravitational w', topic: 'gravitational wave', name: 'Zoheir', person: 'Basem Zoheir' },
  ar: { typed: 'الثقوب', topic: 'الثقوب السوداء', name: 'زهي', person: 'باسم زهير' },
} as const;

const field = (page: Page) => page.locator('main input[name=keyword]');
const list = (page: Page) => page.getByTestId('suggestions');

for (const language of languages) {
  const text = words[language];

  test(`Suggestions in ${language}: the arrows select one and Enter accepts it`, async ({ page }) => {
    await page.goto(`/${language}/research`);
    await field(page).click();
    await expect(field(page)).toHaveRole('combobox');
    await field(page).pressSequentially(text.typed);
    await expect(list(page)).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await field(page).press('ArrowDown');
    const activeOption = page.locator(`[id="${await field(page).getAttribute('aria-activedescendant')}"]`);
    await expect(activeOption).toContainText(text.topic);
    await expect(activeOption).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toBeFocused();
    await field(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`keyword=${encodeURIComponent(text.topic).replaceAll('%20', '[+]')}`));
    await expect(list(page)).toBeHidden();
  });

  test(`Suggestions in ${language}: Escape keeps the typed text, and a click on a person opens their page`, async ({ page }) => {
    await page.goto(`/${language}`);
    await field(page).click();
    await expect(field(page)).toHaveRole('combobox');
    await field(page).pressSequentially(text.name);
    await expect(list(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await field(page).press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue(text.name);
    await field(page).press('End');
    await field(page).pressSequentially(language === 'en' ? ' ' : 'ر');
    await list(page).getByRole('option').filter({ hasText: text.person }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/authors/\\d+$`));
  });

  test(`a pasted DOI in ${language} opens its record, and back returns to the search`, async ({ page }) => {
    await page.goto(`/${language}/research`);
    await field(page).fill('https://doi.org/10.1086/300499');
    await field(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}/research/\\d+$`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${language}/research$`));
  });
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the search box is a field of a form, and a DOI opens its record', async ({ page }) => {
    await page.goto('/en');
    await expect(field(page)).toHaveRole('textbox');
    await field(page).fill('10.1086/300499');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/en\/research\/\d+$/);
  });
});
