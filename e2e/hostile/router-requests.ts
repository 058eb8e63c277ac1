import { nextHeaders } from '#lib/testing/next-headers.ts';

const encode = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const page = ['__PAGE__', {}, null, 'refetch'];
/** States of the router: of the shape that Next.js requires, for this and for other pages, and of other shapes. */
const states: readonly string[] = [
  ['', { children: [['locale', 'en', 'd', null], { children: page }, null, null, 16] }],
  ['', { children: ['no', { children: ['such', { children: page }] }], other: page }, ['/en', '/en'], 'metadata-only'],
  ['', {}, null, 'inside-shared-layout'],
  ['__PAGE__', {}, null, null, -1, '?keyword=mars'],
  [],
  {},
  [''],
  ['', { children: [] }],
  ['', { children: null, __proto__: [] }],
  [['locale', 'en', 'd'], {}],
  ['', {}, 1, 2, 3, 4, 5],
  JSON.parse(`${'["",{"children":'.repeat(90)}[]${'}]'.repeat(90)}`),
].map(encode);
/** Forms that some header of Next.js has, and others. */
const values: readonly string[] = [
  ...['', '0', '1', '2', '3', 'true', 'garbage', '%5B%5D', '%5B%', '/en', '/_tree', '/_full', '/_index', '/$d$locale/research/__PAGE__'],
  ...['/../..', 'http://[', '//evil.example', 'nxtPlocale=en&1=x', '{"x":', `/${'x'.repeat(300)}`, 'a'.repeat(42), 'cookie=1; HttpOnly'],
];

/** Random headers for Next.js by a seed: one to five of those that it defines, half of them with a mark of the router. */
export function routerRequest(seed: number): Record<string, string> {
  let state = seed * 2_654_435_761 + 1;
  const pick = <T>(list: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    // Drops the low bits, which have a short period in an LCG.
    return list[Math.floor(state / 65_536) % list.length] as T;
  };
  const names = Array.from({ length: 1 + (seed % 5) }, () => pick(nextHeaders));
  const headers: Record<string, string> = seed % 2 === 0 ? { rsc: '1' } : {};
  if (seed % 3 === 0) headers['next-router-state-tree'] = pick(states);
  for (const name of names) headers[name] = pick(name === 'next-router-state-tree' ? states : values);
  return headers;
}
