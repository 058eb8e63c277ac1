import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readMarkup } from '#components/text/marked-title.tsx';

const render = (markup: string) => renderToStaticMarkup(readMarkup(markup) as never);

it('a marked title draws raised, lowered and italic letters', () => {
  expect(render('The M<sub>BH</sub>–σ relation of 10<sup>5</sup> <i>Gaia</i> stars')).toBe(
    'The M<sub>BH</sub>–σ relation of 10<sup>5</sup> <i>Gaia</i> stars',
  );
});

it('a marked title draws nested markup and closes what was left open', () => {
  expect(render('a<i>b<sup>c')).toBe('a<i>b<sup>c</sup></i>');
});

it('a marked title keeps every other tag as text', () => {
  expect(render('a <script>x</script> &lt;b&gt; &amp; c')).toBe('a &lt;script&gt;x&lt;/script&gt; &lt;b&gt; &amp; c');
});

it('a marked title ignores a closing tag that nothing opened', () => {
  expect(render('a</sub>b</i>')).toBe('ab');
});
