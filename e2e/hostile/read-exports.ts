import { expect } from '@playwright/test';
import { SaxesParser } from 'saxes';
import { readCsv } from '#e2e/content/read-csv.ts';
import type { ImportedSite } from '#e2e/large/start-site-with.ts';
import { languages } from '#e2e/pages.ts';
import { formatNames, formats } from '#lib/formats/formats.ts';
import { oaiFormats } from '#lib/formats/metadata/oai.ts';

async function textAt(url: string): Promise<string> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  expect(response.headers.get('set-cookie'), url).toBeNull();
  expect(response.headers.get('x-content-type-options'), url).toBe('nosniff');
  return response.text();
}

function expectXml(text: string, address: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw new Error(`${address}: ${error.message}`);
  });
  parser.write(text).close();
}

/** Fails unless every export of the hostile collection parses, has all records, and has no cell that a spreadsheet runs as a formula. */
export async function readHostileExports(site: ImportedSite): Promise<void> {
  for (const language of languages) {
    const list = `${site.url}/${language}/research`;
    const cells = readCsv(await textAt(`${list}.csv?sort=-updatedAt`)).slice(1);
    const total = cells.length;
    expect(total).toBeGreaterThan(site.ids.length);
    expect(cells.flat().filter((cell) => /^[=+@\t\r]/.test(cell) || /^-\D/.test(cell))).toEqual([]);
    expect(new Set(cells.map((row) => row.length)).size).toBe(1);
    const ris = await textAt(`${list}.ris?sort=-updatedAt`);
    expect(ris.match(/^TY {2}- /gm)).toHaveLength(total);
    expect(ris.match(/^ER {2}-/gm)).toHaveLength(total);
    const bibtex = await textAt(`${list}.bib?sort=-updatedAt`);
    expect(bibtex.match(/^@\w+\{/gm)).toHaveLength(total);
    expect(JSON.parse(await textAt(`${list}.json?sort=-updatedAt`))).toHaveLength(total);
    for (const extension of ['atom', 'mods', 'marcxml', 'datacite'])
      expectXml(await textAt(`${list}.${extension}?sort=-updatedAt`), extension);
    for (const id of site.ids) {
      for (const name of formatNames) await textAt(`${list}/${id}.${formats[name].extension}`);
      const html = await textAt(`${list}/${id}`);
      for (const [, data] of html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)) JSON.parse(data ?? '');
    }
    const picture = await fetch(`${site.url}/${language}/og/research/${site.ids[0]}.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
  for (const { prefix } of oaiFormats) {
    const answer = await fetch(`${site.url}/oai?verb=ListRecords&metadataPrefix=${prefix}`);
    expectXml(await answer.text(), `oai ${prefix}`);
  }
  const sitemap = await textAt(`${site.url}/sitemap.xml`);
  expectXml(sitemap, 'sitemap');
}
