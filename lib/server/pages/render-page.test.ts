import { expect, test } from 'vitest';
import { fallback } from '#lib/base/failed-parts.ts';
import { Problem } from '#lib/base/problem.ts';
import { pageAddress } from '#lib/server/http/page-address.ts';
import { createPageRenderer, type NextHandler } from './render-page.ts';

const rendered = (part: () => Promise<string>) => {
  const handle: NextHandler = async (_request, response) => {
    const text = await part().catch(fallback('nothing'));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!DOCTYPE html><html lang="en"><body><main>${text}</main></body></html>`);
  };
  const address = pageAddress('/en', {});
  return address && createPageRenderer(handle, 'https://madar.example').shared(address, 'id');
};

test('a page that misses a part after a failure is cached for seconds, one with an empty part like any other', async () => {
  expect(await rendered(async () => 'whole')).toMatchObject({ shareable: true, isShortLived: false });
  expect(await rendered(() => Promise.reject(new Problem('not_found')))).toMatchObject({ shareable: true, isShortLived: false });
  expect(await rendered(() => Promise.reject(new Problem('unavailable')))).toMatchObject({ shareable: true, isShortLived: true });
  expect(await rendered(() => Promise.reject(new Error('anything')))).toMatchObject({ isShortLived: true });
});
