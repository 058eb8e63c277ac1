import { expect, test } from '@playwright/test';
import { findHtmlFaults } from './find-html-faults.ts';
import { languages, pageKinds } from './pages.ts';

for (const language of languages) {
  test(`every kind of page in ${language} is valid HTML`, async ({ request }) => {
    const faults: Record<string, readonly string[]> = {};
    for (const [kind, path] of Object.entries(pageKinds)) {
      const htmlFaults = await findHtmlFaults(await (await request.get(`/${language}${path}`)).text());
      if (htmlFaults.length > 0) faults[kind] = htmlFaults;
    }
    expect(faults).toEqual({});
  });
}
