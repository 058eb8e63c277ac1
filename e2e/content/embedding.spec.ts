import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { languages } from '#e2e/pages.ts';

for (const language of languages)
  test(`a list in ${language} is embedded in another page without a script`, async ({ page, baseURL }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const body = `<!DOCTYPE html><iframe src="${baseURL}/${language}/embed/authors/1" title="list"></iframe>`;
    const otherServer = createServer((_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(body)).listen(
      0,
      '127.0.0.1',
    );
    await once(otherServer, 'listening');
    await page.goto(`http://127.0.0.1:${(otherServer.address() as AddressInfo).port}/`);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('li a').first()).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    expect(scripts).toEqual([]);
    otherServer.close();
  });
