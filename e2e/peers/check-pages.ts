import { findHtmlFaults } from '#e2e/find-html-faults.ts';
import { languages, pageKinds } from '#e2e/pages.ts';
import type { MixedSite } from './start-mixed-site.ts';

/** Validates the HTML of every kind of page and of the newest records; prints one result per language and returns the counts. */
export async function checkPages({
  url,
  key,
}: MixedSite): Promise<{ readonly passed: number; readonly failed: number; readonly skipped: number }> {
  const newest = `${url}/api/en/Publication/GetAllResearch?sort=-updatedAt&pageSize=12&fields=id`;
  const { items } = (await (await fetch(newest, { headers: { 'x-api-key': key } })).json()) as { items: readonly { id: number }[] };
  const paths = [...Object.values(pageKinds), ...items.map(({ id }) => `/research/${id}`)];
  let failed = 0;
  for (const language of languages) {
    const faults: string[] = [];
    for (const path of paths) {
      const htmlFaults = await findHtmlFaults(await (await fetch(`${url}/${language}${path}`)).text());
      faults.push(...htmlFaults.map((fault) => `  /${language}${path}: ${fault}`));
    }
    if (faults.length > 0) failed += 1;
    process.stdout.write(
      [`html-validate[${language}] ${faults.length > 0 ? 'FAILED' : 'PASSED'}, ${paths.length} pages`, ...faults, ''].join('\n'),
    );
  }
  return { passed: languages.length - failed, failed, skipped: 0 };
}
