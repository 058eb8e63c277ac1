import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('every inline script is hashed once, over the exact bytes between its tags, Arabic included', () => {
  const html = '<script>a("مدار")</script><script id="x">b()</script><script>a("مدار")</script>';
  expect(inlineHashes(html).scripts).toEqual([sha('a("مدار")'), sha('b()')]);
});

test('files and data blocks need no hash', () => {
  expect(inlineHashes('<script src="/x.js" async=""></script><script type="application/ld+json">{"a":1}</script>').scripts).toEqual([]);
});

test('a bracket inside an attribute does not end the tag', () => {
  expect(inlineHashes('<script data-x="a>b">c()</script>').scripts).toEqual([sha('c()')]);
});

test('style elements and style attributes are hashed by the value the browser sees', () => {
  const { styles, styleAttributes } = inlineHashes('<style data-href="/a">p{}</style><p class="x" style="--a:&quot;b&quot;">t</p>');
  expect(styles).toEqual([sha('p{}')]);
  expect(styleAttributes).toEqual([sha('--a:"b"')]);
});

test('markup inside a script is not taken for markup', () => {
  expect(inlineHashes('<script>x = "<p style=\\"a\\">"</script>').styleAttributes).toEqual([]);
});

test('the policy never allows scripts by unsafe-inline and forbids frames except where pages are made for them', () => {
  const policy = contentSecurityPolicy('<script>a()</script>', '/en');
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain(`script-src 'self' ${sha('a()')};`);
  expect(policy).toContain(`frame-ancestors 'none'`);
  expect(contentSecurityPolicy('', '/en/embed/research/1')).toContain('frame-ancestors *');
});
