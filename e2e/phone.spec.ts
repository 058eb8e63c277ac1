import { expect, type Page, test } from '@playwright/test';
import { languages } from './pages.ts';

// Checks in phone-sized windows without JavaScript that everything is reachable and nothing is clipped.

test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 360, height: 740 } });

/** Elements that are wider than the window or than the scrollable element around them. */
const cutOff = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth;
      })
      .map((element) => element.textContent),
  );

for (const language of languages) {
  for (const width of [360, 768])
    test(`the developers' pages are reached from the head of a page ${width} px wide in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`/${language}/research`);
      const menu = page.getByTestId('menu');
      if (await menu.isVisible()) await menu.locator('summary').click();
      const link = page.locator(`header a[href="/${language}/developers"]:visible`);
      await expect(link).toHaveCount(1);
      expect(await cutOff(page, 'header a')).toEqual([]);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`/${language}/developers$`));
    });

  test(`the first request of the developers' page in ${language} has no blank line`, async ({ page }) => {
    await page.goto(`/${language}/developers`);
    const distances = await page.locator('li[aria-labelledby=request] pre code').evaluate((code) => {
      const text = code.firstChild as Text;
      const words = [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return [...range.getClientRects()].map(({ top }) => Math.round(top));
      });
      const tops = [...new Set(words)];
      return tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
    });
    expect(distances.length).toBeGreaterThan(1);
    expect(Math.max(...distances) - Math.min(...distances)).toBeLessThanOrEqual(1);
  });

  for (const path of ['/authors', '/terms'])
    test(`the letters of ${path} in ${language} open over several lines, and stay open when one is chosen`, async ({ page }) => {
      await page.goto(`/${language}${path}`);
      const letterIndex = page.locator('details.letters');
      const letters = letterIndex.locator('p a');
      await expect(letters.first()).toBeHidden();
      await letterIndex.locator('summary').click();
      await expect(letters.last()).toBeVisible();
      expect(await letters.count()).toBeGreaterThan(40);
      expect(await cutOff(page, 'details.letters a')).toEqual([]);
      await letters.nth(3).click();
      await expect(page).toHaveURL(/initial=/);
      await expect(letters.nth(3)).toHaveAttribute('aria-current', 'true');
      await expect(letters.nth(3)).toBeVisible();
    });

  test(`the hint of a search field in ${language} is completely visible`, async ({ page }) => {
    for (const path of ['', '/research', '/authors', '/institutions', '/countries/SA']) {
      await page.goto(`/${language}${path}`);
      const field = page.locator('main input[name=keyword]');
      await expect(field).toBeVisible();
      const room = await field.evaluate((input: HTMLInputElement) => {
        const style = getComputedStyle(input);
        const ruler = document.createElement('span');
        Object.assign(ruler.style, { font: style.font, whiteSpace: 'pre', position: 'absolute' });
        ruler.textContent = input.placeholder;
        document.body.append(ruler);
        return input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - ruler.offsetWidth;
      });
      expect.soft(room, path).toBeGreaterThanOrEqual(0);
    }
  });

  test(`the sections of a place and a person are in order of use, their lists after closed folds with counts, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/institutions?keyword=KFUPM`);
    const institution = await page.getByTestId('results').locator('a[href*="/institutions/"]').first().getAttribute('href');
    for (const [path, parts] of [
      [institution?.slice(3) ?? '', ['years', 'areas', 'people-title', 'partners-title', 'list']],
      ['/countries/EG', ['years', 'areas', 'institutions-title', 'people-title', 'partners-title', 'partnerCountries-title', 'list']],
      ['/authors/685', ['years', 'coauthors-title', 'list']],
    ] as const) {
      await page.goto(`/${language}${path}`);
      const tops = await Promise.all(parts.map(async (id) => (await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN));
      expect.soft(tops, path).toEqual(tops.toSorted((a, b) => a - b));
      expect.soft(tops.at(-1), path).toBeLessThan(1450);
      for (const details of await page.locator('.fold').all()) {
        await expect.soft(details).not.toHaveAttribute('open');
        expect.soft(await details.locator('summary').first().textContent()).toMatch(/\d/);
      }
      // The number of publications leads to their list, and an address with a section opens the `<details>` that contains it.
      await expect.soft(page.locator('[data-testid=facts] a[href="#list"]')).toHaveText(/\d|بحثان/);
      await page.goto(`/${language}${path}#${path.startsWith('/authors') ? 'coauthors' : 'people'}`);
      await expect.soft(page.locator('.fold[open]')).toHaveCount(1);
    }
  });

  test(`rows of a phone are at most 230 px high on average and lose no fact in ${language}`, async ({ page }) => {
    const rows = page.locator('[data-testid=results] > li');
    for (const path of ['research', 'countries/SA', 'countries/EG', 'authors/409']) {
      await page.goto(`/${language}/${path}?pageSize=100`);
      const heights = await rows.evaluateAll((elements) => elements.map((row) => (row as HTMLElement).offsetHeight));
      expect(heights.length, path).toBeGreaterThan(10);
      expect(heights.reduce((sum, height) => sum + height, 0) / heights.length, path).toBeLessThanOrEqual(230);
    }
    await page.goto(`/${language}/research?pageSize=100`);
    await expect(rows).toHaveCount(100);
    // Every row shows its year.
    const poor = await rows.evaluateAll((elements) => elements.filter((row) => !/(?:19|20)\d\d/.test(row.textContent ?? '')).length);
    expect(poor).toBe(0);
  });

  test(`rows of people, venues, terms and tables have at most two or three lines on a phone in ${language}`, async ({ page }) => {
    for (const [path, rows, heightMax] of [
      ['authors?sort=-publications', '[data-testid=results] > li', 80],
      ['venues', '[data-testid=results] > li', 90],
      ['terms', '[data-testid=results] > li', 100],
      ['research?columns=title,authors,venue,year', '[data-testid=result-table] tbody tr', 150],
    ] as const) {
      await page.goto(`/${language}/${path}`);
      const heights = await page.locator(rows).evaluateAll((elements) => elements.map((row) => (row as HTMLElement).offsetHeight));
      expect(heights.length, path).toBeGreaterThan(10);
      expect(heights.reduce((sum, height) => sum + height, 0) / heights.length, path).toBeLessThanOrEqual(heightMax);
    }
    // The number of publications is in view, whatever the names are.
    await page.goto(`/${language}/authors?sort=-publications`);
    expect(await cutOff(page, '[data-testid=results] article span')).toEqual([]);
  });

  test(`charts take the width of a phone, the tools of a list three lines, and facts of people are not cut twice in ${language}`, async ({
    page,
  }) => {
    for (const path of ['research/charts', 'countries/SA', 'compare?country=EG,SA']) {
      await page.goto(`/${language}/${path}`);
      const widths = await page
        .locator('main svg.chart:visible')
        .evaluateAll((charts) => charts.map((chart) => [chart.clientWidth, chart.parentElement?.clientWidth]));
      expect(widths.length, path).toBeGreaterThan(0);
      for (const [width, room] of widths) expect.soft(width, path).toBe(room);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${language}/countries/SA`);
    // Two words below a chart are on one line.
    const words = page.locator('section[aria-labelledby=years] > div:last-child > :is(a, details)');
    const [table, take] = [await words.first().locator('summary').boundingBox(), await words.last().boundingBox()];
    expect(Math.abs((table?.y ?? 0) + (table?.height ?? 0) / 2 - (take?.y ?? 0) - (take?.height ?? 0) / 2)).toBeLessThanOrEqual(1.5);
    await page.goto(`/${language}/research`);
    const middles = await page
      .locator('#results-list :is(p[role=status], .button-quiet, label:has(select), [data-testid=export] summary):visible')
      .evaluateAll((tools) => tools.map((tool) => tool.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2));
    expect(middles.length).toBe(4);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(90);
    await page.goto(`/${language}/authors?pageSize=100`);
    // A second line has the affiliation, or the first area if none is known: never two texts that cut each other.
    const cut = await page
      .locator('[data-testid=results] article > p')
      .evaluateAll(
        (lines) => lines.filter((line) => [...line.children].filter((part) => part.scrollWidth > part.clientWidth + 1).length > 1).length,
      );
    expect(cut).toBe(0);
  });

  test(`facts next to each other share a line, and no line begins with a comma in ${language}`, async ({ page }) => {
    for (const [path, facts] of [
      ['/authors?keyword=%D9%85%D8%AD%D9%85%D8%AF', 'main li article > p'],
      ['/research/300', 'main header p'],
    ] as const) {
      await page.goto(`/${language}${path}`);
      const uneven = await page.locator(facts).evaluateAll((paragraphs) =>
        paragraphs.flatMap((paragraph) => {
          const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const boxes: DOMRect[] = [];
          while (walker.nextNode()) {
            range.selectNodeContents(walker.currentNode);
            boxes.push(...range.getClientRects());
          }
          const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
          const isUneven = boxes.some((one) =>
            boxes.some((other) => one.top < middle(other) && middle(other) < one.bottom && Math.abs(middle(one) - middle(other)) > 3),
          );
          return isUneven ? [paragraph.textContent] : [];
        }),
      );
      expect(uneven, path).toEqual([]);
    }
    await page.goto(`/${language}/terms/gravitational-lensing`);
    const commas = await page.locator('main header p bdi a').evaluateAll((links) =>
      links.flatMap((link) => {
        const comma = link.nextSibling;
        if (!comma) return [];
        const range = document.createRange();
        range.selectNodeContents(comma);
        const { top, bottom } = range.getBoundingClientRect();
        const box = link.getBoundingClientRect();
        return [box.top <= top && bottom <= box.bottom];
      }),
    );
    expect(commas.length).toBeGreaterThan(3);
    expect(commas).not.toContain(false);
  });

  test(`a question about a term shows its definition above the publications in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/research?keyword=${language === 'en' ? 'what+is+a+gravitational+lens' : 'ما+هي+عدسة+الجاذبية'}`);
    const entry = page.getByTestId('meant-entry');
    await expect(entry).toContainText(language === 'en' ? 'bending of light' : 'انحناء الضوء');
    await expect(page.getByTestId('results').getByRole('listitem').first()).toBeInViewport();
    await entry.getByRole('link').click();
    await expect(page).toHaveURL(`/${language}/terms/gravitational-lensing`);
  });

  test(`the values of a comparison are below each other after whole names in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/compare?country=AE,EG,SA,QA`);
    expect(await cutOff(page, '[data-testid=compared] *')).toEqual([]);
    const names = await page.locator('[data-testid=compared] thead th a:first-child').allInnerTexts();
    expect(names).toHaveLength(4);
    const rows = await page.locator('[data-testid=compared] tr:has(> td[data-label])').evaluateAll((rows) =>
      rows.map((row) =>
        // Cells of zero have no box.
        [...row.querySelectorAll<HTMLElement>(':scope > td')]
          .filter(({ offsetParent }) => offsetParent !== null)
          .map((cell) => ({
            name: getComputedStyle(cell, '::before').content.split('"')[1],
            top: cell.offsetTop,
          })),
      ),
    );
    expect(rows.length).toBeGreaterThan(9);
    for (const cells of rows) {
      expect(cells.map(({ name }) => name)).toEqual(names.filter((name) => cells.some((cell) => cell.name === name)));
      expect(cells.map(({ top }) => top)).toEqual(cells.map(({ top }) => top).toSorted((a, b) => a - b));
      expect(new Set(cells.map(({ top }) => top)).size).toBe(cells.length);
    }
    expect(rows[0]).toHaveLength(4);
  });

  test(`a row of a table or list has whole texts and no cell without a value in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/research?columns=authors,venue,year,type,language,access&pageSize=100`);
    const cells = page.locator('[data-testid=result-table] tbody td');
    expect(await cells.evaluateAll((all) => all.filter((cell) => cell.textContent === '' && cell.getClientRects().length > 0).length)).toBe(
      0,
    );
    expect((await cells.allTextContents()).filter((text) => /^\s*[—–-]\s*$/.test(text))).toEqual([]);
    for (const path of ['research?columns=second,venue&pageSize=100', 'research?pageSize=100', 'countries/SA?pageSize=100']) {
      await page.goto(`/${language}/${path}`);
      const cut = await page.locator(':is([data-testid=results], [data-testid=result-table]) article *').evaluateAll((all) =>
        all
          .filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              clientWidth > 0 && clientHeight > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1),
          )
          .filter((element) => getComputedStyle(element).overflow !== 'visible' && !element.classList.contains('sr-only'))
          .map(({ textContent }) => textContent),
      );
      expect(cut, path).toEqual([]);
    }
  });

  test(`a heading that opens its areas has a marker in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`);
    const heading = page.locator('main details.unfolded summary').first();
    await expect(heading).toHaveCSS('display', 'list-item');
    await expect(heading).not.toHaveCSS('list-style-type', 'none');
  });
}
