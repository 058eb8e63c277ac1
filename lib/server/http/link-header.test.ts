import { expect, it } from 'vitest';
import { linkHeaderOf } from './link-header.ts';

const page = (head: string) => `<html><head><meta charSet="utf-8"/>${head}</head><body><link rel="item" href="/body"/></body></html>`;

it('the Link header lists the links of the head in their order', () => {
  const html = page(
    '<link rel="cite-as" href="https://doi.org/10.5555/a?b&amp;c"/><link rel="stylesheet" href="/x.css"/><link rel="describedby" type="application/x-bibtex" href="http://localhost/en/research/1.bib"/>',
  );
  expect(linkHeaderOf(html)).toBe(
    '<https://doi.org/10.5555/a?b&c>; rel="cite-as", <http://localhost/en/research/1.bib>; rel="describedby"; type="application/x-bibtex"',
  );
});

it('the Link header is absent where the head has no such links', () => {
  expect(linkHeaderOf(page('<link rel="canonical" href="/en"/>'))).toBeUndefined();
  expect(linkHeaderOf('<link rel="cite-as" href="/no-head"/>')).toBeUndefined();
});

it("the Link header percent-encodes characters that an address cannot contain, as in a record's licence", () => {
  const html = page(
    '<link rel="license" href="https://l.example/a&quot;;rel=&quot;x&gt;&lt;b&gt;\\^`{|}?c&amp;d"/><link rel="describedby" href="/en/research/1.bib"/>',
  );
  expect(linkHeaderOf(html)).toBe(
    '<https://l.example/a%22;rel=%22x%3E%3Cb%3E%5C%5E%60%7B%7C%7D?c&d>; rel="license", </en/research/1.bib>; rel="describedby"',
  );
});

it('the Link header contains nothing that could end the header', () => {
  const html = page(
    '<link rel="cite-as" href="https://a/&gt;"/><link rel="describedby" href="https://a/b\nc"/><link rel="item" href="https://a/ع"/><link rel="item" href="https://a/d" type="x&quot;; y"/>',
  );
  expect(linkHeaderOf(html)).toBe('<https://a/%3E>; rel="cite-as", <https://a/d>; rel="item"');
});
