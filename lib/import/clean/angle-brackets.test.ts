import { describe, expect, it } from 'vitest';
import { recordsIn } from '#lib/import/testing/read-fixture.ts';
import { cleanRich } from './rich-text.ts';

describe('angle brackets', () => {
  it.each([
    ['when is an <object> a <place>?', 'when is an <object> a <place>?'],
    ['when is an &lt;object&gt; a place?', 'when is an <object> a place?'],
    ['tides where a<b and c>d', 'tides where a<b and c>d'],
    ['the <i>Example</i> of <b>dust</b><br/>and <br />ice', 'the Example of dust and ice'],
    ['<jats:p>dust</jats:p><mml:foo>x</mml:foo>', 'dust x'],
    ['<foo>dust</foo> and <bar class="x">ice', 'dust and ice'],
    ['<span style="a" lang=en>dust</span>', 'dust'],
    ['<td nowrap>dust</td>', 'dust'],
  ])('convert %j to %j', (source, plain) => {
    expect(cleanRich(source, 'html').plain).toBe(plain);
  });

  it.each([
    ['x.ris', 'TY  - JOUR\nTI  - When is an <object> a <place>?\nER  - \n'],
    ['x.csv', 'title\nWhen is an <object> a <place>?\n'],
    ['dc.xml', '<dc><title>When is an &lt;object&gt; a &lt;place&gt;?</title></dc>'],
    ['crossref.json', JSON.stringify({ DOI: '10.5555/o', title: ['When is an <object> a <place>?'] })],
    ['datacite.json', JSON.stringify({ attributes: { doi: '10.5555/o', titles: [{ title: 'When is an <object> a <place>?' }] } })],
  ])('stay around words that are not markup in %s', async (name, text) => {
    expect((await recordsIn(name, text))[0]?.title).toEqual({ en: 'When is an <object> a <place>?' });
  });

  it('are processed in one pass in a text with very many', () => {
    const brackets = Array.from({ length: 30_000 }, (_, index) => `<w${index}>`).join(' ');
    expect(cleanRich(brackets, 'html').plain).toBe(brackets);
  });
});
