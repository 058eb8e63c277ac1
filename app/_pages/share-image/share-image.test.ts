import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { cutAtWord } from '#lib/base/cut-at-word.ts';

import { type Logo, readSite, unnamedSite } from '#lib/domain/site/site.ts';
import { drawShareImage } from './draw-share-image.ts';
import { ShareCardImage } from './share-card-image.tsx';

const draw = (title: string, lang = 'en', language: 'en' | 'ar' = 'en', site = unnamedSite) =>
  drawShareImage(
    createElement(ShareCardImage, {
      language,
      site,
      note: 'Madar',
      title: { value: title, lang },
      lines: ['نورة العتيبي، Maria Rossi'],
      identifier: '10.5555/x',
    }),
  );

describe('A share image', () => {
  it('is a PNG of 1200 by 630 pixels', async () => {
    const image = await draw('رؤية الهلال بالحساب والرصد', 'ar', 'ar');
    expect(image.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('has a shape for every kind of letter that titles hold', async () => {
    const blank = await draw('x\u2003x');
    for (const letter of ['σ', 'Ш', 'ş', 'ʻ', '⊙', '₂', '⁶', 'ش', '…', '∼']) {
      expect((await draw(`x${letter}x`)).equals(blank), letter).toBe(false);
      // A letter without a glyph would look like an unassigned character.
      expect((await draw(`x${letter}x`)).equals(await draw('x\u{10ffff}x')), letter).toBe(false);
    }
  });

  it('shows the name of the site, who runs it, and the accent', async () => {
    const pictures = new Set<string>();
    for (const settings of [{}, { SITE_NAME_EN: 'Space portal' }, { OPERATOR_NAME_EN: 'Example Agency' }, { SITE_ACCENT: '#c8102e' }])
      pictures.add((await draw('x', 'en', 'en', readSite({ SITE_URL: 'https://madar.example', ...settings }))).toString('base64'));
    expect(pictures.size).toBe(4);
  });

  it('shows the logo of the operator, and omits one that cannot be drawn', async () => {
    const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">${content}</svg>`;
    const withLogo = (bytes: Buffer<ArrayBuffer>, type: Logo['type'] = 'image/svg+xml') =>
      draw('x', 'en', 'en', { ...unnamedSite, operator: { logo: { type, bytes, width: 60, height: 40 } } });
    const plain = await draw('x');
    const pictures = [
      plain,
      await withLogo(Buffer.from(svg('<rect width="60" height="40" fill="red"/>'))),
      await withLogo(Buffer.from(plain), 'image/png'),
    ];
    expect(new Set(pictures.map((image) => image.toString('base64'))).size).toBe(3);
    expect((await withLogo(Buffer.from('<svg viewBox="0 0 60 40"><'))).readUInt32BE(16)).toBe(1200);
  });

  it('sets a title in the direction of its own language', async () => {
    expect((await draw('مدار (1)', 'ar')).equals(await draw('مدار (1)', 'en'))).toBe(false);
  });
});

describe('A long title', () => {
  it('is cut between words, never inside one', () => {
    const title = 'قياس رطوبة التربة بتقنية الاستشعار عن بُعد في شبه الجزيرة العربية';
    for (let length = 20; length < 70; length += 1) {
      const shortTitle = cutAtWord(title, length);
      expect([...shortTitle].length).toBeLessThanOrEqual(length);
      if (shortTitle !== title) expect(title.startsWith(`${shortTitle.slice(0, -1)} `), shortTitle).toBe(true);
    }
    expect(cutAtWord('short', 20)).toBe('short');
  });
});
