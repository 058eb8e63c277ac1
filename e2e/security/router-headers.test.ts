import { expect } from 'vitest';
import { routerRequest } from '#e2e/hostile/router-requests.ts';
import { languages, pageKinds } from '#e2e/pages.ts';
import { rawRequest } from '#e2e/raw-request.ts';
import { test } from '#e2e/requests/test-on-site.ts';

/** A state of the wrong shape, which Next.js answers with 500. */
const emptyState = { rsc: '1', 'next-router-state-tree': '%5B%5D' };

/** The status of a request, which is repeated while a busy machine answers 503. */
async function statusOf(port: number, path: string, headers: Readonly<Record<string, string>>): Promise<number> {
  for (let attempt = 0; ; attempt += 1) {
    const { status } = await rawRequest(port, path, headers);
    if (status !== 503 || attempt === 5) return status;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

// The long form is in `e2e/faults/fuzz.spec.ts`.
for (const [index, [kind, path]] of Object.entries(pageKinds).entries())
  test(`no header of Next.js makes the page fail: ${kind}`, async ({ baseURL }) => {
    const port = Number(new URL(baseURL).port);
    for (const language of languages) {
      const seeds = Array.from({ length: 4 }, (_, request) => index * 8 + (language === 'ar' ? 4 : 0) + request);
      for (const headers of [emptyState, ...seeds.map(routerRequest)]) {
        const status = await statusOf(port, `/${language}${path}`, headers);
        expect([200, 307, 404], `${status} ${JSON.stringify(headers)}`).toContain(status);
      }
    }
  });
