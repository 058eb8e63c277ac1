import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes, withoutMarks } from './inline-hashes.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const bytes = (text: string) => Buffer.from(text).toString('latin1');
const hashes = (html: string) => inlineHashes(bytes(html), 'M');

test('every inline script with the mark is hashed once, over the exact bytes between its tags, Arabic included', () => {
  const html = '<script nonce="M">a("مدار")</script><script id="x" nonce="M">b()</script><script nonce="M">a("مدار")</script>';
  expect(hashes(html).scripts).toEqual([sha('a("مدار")'), sha('b()')]);
});

test.each([
  '<script>alert(1)</script>',
  '<script nonce="">alert(1)</script>',
  '<script nonce="N">alert(1)</script>',
  '<script data-nonce="M">alert(1)</script>',
  '<script title=\' nonce="N"\'>alert(1)</script>',
  '<p title=\'<script nonce="N">\'></p><script>alert(1)</script>',
  '<script>self.__next_f.push([1,"x"]);alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<style>*{display:none}</style>',
])('an inserted %s without the mark has no hash', (html) => expect(hashes(html)).toEqual({ scripts: [], styles: [] }));

test('files and data blocks need no hash', () => {
  const html = '<script src="/x.js" async="" nonce="M"></script><script nonce="M" type="application/ld+json">{"a":1}</script>';
  expect(hashes(html).scripts).toEqual([]);
});

test('a bracket inside an attribute does not end the tag', () => {
  expect(hashes('<script data-x="a>b" nonce="M">c()</script>').scripts).toEqual([sha('c()')]);
});

test('style elements are hashed in the same way', () => {
  expect(hashes('<style data-href="/a" nonce="M">p{}</style>').styles).toEqual([sha('p{}')]);
});

test('markup inside a script is not parsed as markup', () => {
  expect(hashes('<script nonce="M">x = "<style nonce=\\"M\\">p{}"</script>').styles).toEqual([]);
});

test('no page leaves with the mark, and hashes are of the bytes that leave', () => {
  const html = '<script nonce="M9">self.__next_f.push([1,"{\\"nonce\\":\\"M9\\"}"])</script><link nonce="M9" href="x">';
  const unmarked = withoutMarks(html, 'M9');
  expect(unmarked).toBe('<script>self.__next_f.push([1,"{\\"nonce\\":\\"\\"}"])</script><link href="x">');
  expect(inlineHashes(html, 'M9').scripts).toEqual([sha('self.__next_f.push([1,"{\\"nonce\\":\\"\\"}"])')]);
});

test('the policy never allows scripts by unsafe-inline and forbids frames except for embeddable pages', () => {
  const policy = contentSecurityPolicy('<script nonce="M">a()</script>', '/en', 'M');
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain(`script-src 'self' ${sha('a()')};`);
  expect(policy).toContain(`frame-ancestors 'none'`);
  expect(contentSecurityPolicy('', '/en/embed/research/1', 'M')).toContain('frame-ancestors *');
});

test('style attributes are allowed only as components write them', () => {
  const policy = contentSecurityPolicy('<p style="position:fixed">x</p>', '/en', 'M');
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${sha('direction:ltr')};`);
  expect(policy).not.toContain(sha('position:fixed'));
});
