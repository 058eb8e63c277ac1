import { expect } from 'vitest';
import { findHtmlFaults } from '#e2e/find-html-faults.ts';
import { findGluedParts } from '#e2e/large/find-glued-parts.ts';
import { languages, pageKinds } from '#e2e/pages.ts';
import { test } from './test-on-site.ts';

for (const language of languages) {
  test(`every kind of page in ${language} is valid HTML, and a text browser reads its parts as separate words`, async ({ request }) => {
    const faults: Record<string, readonly string[]> = {};
    for (const [kind, path] of Object.entries(pageKinds)) {
      const html = await (await request.get(`/${language}${path}`)).text();
      const htmlFaults = [...(await findHtmlFaults(html)), ...findGluedParts(html)];
      if (htmlFaults.length > 0) faults[kind] = htmlFaults;
    }
    expect(faults).toEqual({});
  });
}
