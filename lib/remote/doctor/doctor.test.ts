import { afterEach, expect, it } from 'vitest';
import { abp } from '#e2e/upstreams/dialects/abp.ts';
import { bareArray, noTotals } from '#e2e/upstreams/dialects/bare-array.ts';
import { cleanArchitecture } from '#e2e/upstreams/dialects/clean-architecture.ts';
import { eshop } from '#e2e/upstreams/dialects/eshop.ts';
import { madar } from '#e2e/upstreams/dialects/madar.ts';
import { htmlFirewall, ignoredFilters, ignoredPaging, unstableOrder } from '#e2e/upstreams/dialects/odd-servers.ts';
import { pascalNested } from '#e2e/upstreams/dialects/pascal-nested.ts';
import { references } from '#e2e/upstreams/dialects/references.ts';
import { softFail, softFailWrapped } from '#e2e/upstreams/dialects/soft-fail.ts';
import { suffixPairs } from '#e2e/upstreams/dialects/suffix-pairs.ts';
import { startFault } from '#e2e/upstreams/start-fault.ts';
import { type Dialect, startUpstream, type Upstream } from '#e2e/upstreams/start-upstream.ts';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import { createRemoteClient } from '#lib/remote/create-remote-client.ts';
import { readProfile, unknownProfile } from '#lib/remote/profile/profile.ts';
import { doctorCommand, renderReport } from './doctor-command.ts';
import { checkIds, type Finding } from './finding.ts';
import { type DoctorReport, runDoctor } from './run-doctor.ts';

const open: Upstream[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((upstream) => upstream.close()));
});

const usual = {
  languages: ['en', 'ar'],
  budget: 40,
  sample: 3,
  probeAuth: true,
  allowQueryKey: false,
  insecureLoopback: false,
  allowPrivate: false,
  withSamples: false,
} as const;

async function examine(dialect: Dialect, options: Partial<Parameters<typeof runDoctor>[0]> = {}) {
  const upstream = await startUpstream(dialect);
  open.push(upstream);
  return { upstream, report: await runDoctor({ ...usual, baseUrl: upstream.url, key: upstream.key, ...options }) };
}

function warnings(report: DoctorReport): string[] {
  return report.findings.filter(({ verdict }) => verdict === 'warning' || verdict === 'failure').map(({ check }) => check);
}

it.each([
  ['our own interface', madar, 0, [], { base: 1, maxSize: 100 }],
  ['ABP', abp, 1, ['D25'], { base: 1 }],
  ['Clean Architecture', cleanArchitecture, 1, ['D25'], { base: 1, maxSize: 100 }],
  ['eShop', eshop, 1, ['D25'], { base: 0 }],
  ['a bare list', bareArray, 1, ['D25'], { base: 1 }],
  ['a bare list without totals', noTotals, 1, ['D07', 'D25'], { base: 1, maxSize: 10 }],
  ['errors with status 200', softFail, 1, ['D25'], { base: 1, maxSize: 10 }],
  ['errors with status 200 in a wrapper', softFailWrapped, 1, ['D25'], { base: 1, maxSize: 10 }],
  ['Pascal case with nested languages', pascalNested, 1, ['D25'], { base: 0 }],
  ['references', references, 1, ['D25'], { base: 1 }],
  ['suffix pairs', suffixPairs, 1, ['D17', 'D25'], { base: 1 }],
  ['ignored paging', ignoredPaging, 1, ['D07', 'D09', 'D25'], { ignored: true }],
  ['ignored filters', ignoredFilters, 1, ['D12', 'D25'], { base: 1 }],
  ['an unstable order', unstableOrder, 1, ['D09', 'D11', 'D12', 'D17', 'D25'], { stableOrder: false }],
  ['a firewall', htmlFirewall, 2, ['D05', 'D06', 'D20'], undefined],
] as const)('the doctor gives the expected verdict on %s', async (_name, dialect, exitCode, expected, paging) => {
  const { upstream, report } = await examine(dialect);
  expect([report.exitCode, warnings(report)]).toEqual([exitCode, expected]);
  expect(new Set(report.findings.map(({ check }) => check))).toEqual(new Set(checkIds));
  if (paging) expect(report.profile.paging).toMatchObject(paging);
  if (dialect.key && paging)
    expect(report.profile.auth).toEqual({
      in: 'header',
      name: expect.stringMatching(new RegExp(`^${dialect.key.header}$`, 'i')),
      scheme: dialect.key.scheme ?? null,
    });
  expect(report.requests).toBeLessThanOrEqual(50);
  for (const text of [JSON.stringify(report), renderReport(report)]) {
    expect(text).not.toContain(upstream.key);
    expect(text).not.toMatch(/Attitude control|someone@/);
    expect(text).not.toMatch(/\{\w+\}/);
  }
});

it('ignored filters are named', async () => {
  const { report } = await examine(ignoredFilters);
  expect(report.profile.ignoredParams).toEqual(['keyword', 'toYear']);
});

it('the app loads the profile and reads the deployment with it without any probe', async () => {
  for (const dialect of [eshop, pascalNested, suffixPairs, noTotals]) {
    const { upstream, report } = await examine(dialect);
    const profile = readProfile(JSON.stringify(report.profile));
    const before = upstream.seen.length;
    const client = createRemoteClient({ baseUrl: upstream.url, key: upstream.key, profile });
    const page = await client.findResearch('ar', { ...defaultResearchQuery, pageIndex: 2, pageSize: 5 });
    expect(page.items.map(({ id }) => id)).toEqual(['106', '107', '108', '109', '110']);
    expect(page.items[0]?.title.lang).toBe('ar');
    expect(page.items[0]?.type?.name.lang).toBe('ar');
    const lookups = upstream.seen.slice(before).filter((path) => path.includes('LookUp')).length;
    expect(upstream.seen.length - before - lookups).toBe(1);
  }
});

it('a deployment of this site gets all parameters of this site', async () => {
  const { report } = await examine(madar);
  expect(report.profile).toMatchObject({ dialect: 'madar', extensions: expect.arrayContaining(['sort', 'facets']) });
});

it('changes since the stored profile are reported', async () => {
  const { report } = await examine(madar);
  const find = (made: DoctorReport) => made.findings.find(({ check }) => check === 'D28') as Finding;
  expect(find((await examine(madar, { stored: report.profile })).report)).toMatchObject({ verdict: 'ok' });
  const other = {
    ...report.profile,
    paging: { ...report.profile.paging, base: 0 as const },
    fields: { research: { title: { path: 'headline' } } },
  };
  expect(find((await examine(madar, { stored: other })).report)).toMatchObject({
    verdict: 'warning',
    values: { names: 'paging, fields.research.title' },
  });
});

it('a wrong or missing key exits with 3, without further requests', async () => {
  const wrong = await examine(madar, { key: 'wrong-key-SECRET' });
  expect(wrong.report.exitCode).toBe(3);
  expect(wrong.upstream.seen.length).toBeLessThanOrEqual(9);
  expect(JSON.stringify(wrong.report)).not.toContain('wrong-key');
  expect((await examine(madar, { key: undefined as never })).report.exitCode).toBe(3);
});

it('a key refused in a wrapper with status 200 is reported as refused', async () => {
  const { report } = await examine(softFailWrapped, { key: 'wrong', probeAuth: false });
  expect(report.findings.find(({ check }) => check === 'D03')).toMatchObject({ verdict: 'ok', message: 'key_required' });
  expect(report.exitCode).toBe(3);
});

it('the key is sent in one place only without --probe-auth', async () => {
  const { report, upstream } = await examine(abp, { probeAuth: false });
  expect([report.exitCode, upstream.seen.length]).toEqual([3, 2]);
});

it('a deployment that does not answer exits with 4', async () => {
  const { upstream } = await examine(madar);
  await upstream.close();
  const report = await runDoctor({ ...usual, baseUrl: upstream.url, key: 'k' });
  expect(report.exitCode).toBe(4);
  expect(report.findings.filter(({ verdict }) => verdict !== 'skipped')).toHaveLength(1);
});

it('an untrusted certificate exits with 4, unless it belongs to this machine and is allowed', async () => {
  const server = await startFault('expired-certificate');
  const report = await runDoctor({ ...usual, baseUrl: server.url });
  expect(report.findings[0]).toMatchObject({ message: 'unreachable', values: { detail: expect.stringContaining('CERT') } });
  expect(report.exitCode).toBe(4);
  const allowed = await runDoctor({ ...usual, baseUrl: server.url, insecureLoopback: true });
  expect(allowed.findings.find(({ check }) => check === 'D01')).toMatchObject({ verdict: 'warning', message: 'certificate_ends' });
  await server.close();
});

it('the doctor stays within its budget and reports skipped checks', async () => {
  const { report } = await examine(madar, { budget: 14 });
  expect(report.requests).toBeLessThanOrEqual(14 + 2);
  expect(report.findings.filter(({ message }) => message === 'budget_spent').length).toBeGreaterThan(2);
});

it('an exhausted quota ends the examination, and no parameter is reported as ignored because of it', async () => {
  const limited: Dialect = {
    ...madar,
    answer: (ask) => (ask.count > 22 ? { status: 429, body: { message: 'Daily quota exceeded' } } : madar.answer(ask)),
  };
  const { report, upstream } = await examine(limited);
  expect(upstream.seen.length).toBe(24);
  expect(report.profile.ignoredParams).toEqual([]);
  expect(report.findings.find(({ check }) => check === 'D12')).toMatchObject({ verdict: 'skipped', message: 'parameters_partly' });
});

it('the doctor prints rows only on request, and never contact data', async () => {
  const { report } = await examine(abp, { withSamples: true });
  expect(report.samples).toHaveLength(3);
  expect(JSON.stringify(report.samples)).toContain('Attitude control');
  expect(JSON.stringify(report.samples)).not.toContain('someone@');
});

function host(files: Map<string, string>, key?: string) {
  let output = '';
  return {
    allowPrivate: false,
    variable: (name: string) => (name === 'MY_KEY' ? key : undefined),
    readFile: async (path: string) => files.get(path),
    writeFile: async (path: string, text: string) => void files.set(path, text),
    print: (text: string) => {
      output += text;
    },
    printed: () => output,
  };
}

it('the command writes profile and report and prints the table', async () => {
  const upstream = await startUpstream(madar);
  open.push(upstream);
  const files = new Map<string, string>();
  const machine = host(files, upstream.key);
  const args = ['--base-url', upstream.url, '--key-env', 'MY_KEY', '--write', 'p.json', '--json', 'r.json'];
  expect(await doctorCommand(args, machine)).toBe(0);
  expect(machine.printed()).toContain('Everything is recognised.');
  expect(readProfile(files.get('p.json') ?? '').paging?.base).toBe(1);
  expect(JSON.parse(files.get('r.json') ?? '')).toMatchObject({ exitCode: 0, findings: expect.any(Array) });
  expect(machine.printed() + [...files.values()].join()).not.toContain(upstream.key);
});

it('a profile is not overwritten when the deployment is unusable', async () => {
  const upstream = await startUpstream(htmlFirewall);
  open.push(upstream);
  const files = new Map([['p.json', '{"profileVersion":1}']]);
  expect(await doctorCommand(['--base-url', upstream.url, '--write', 'p.json'], host(files))).toBe(2);
  expect(files.get('p.json')).toBe('{"profileVersion":1}');
});

it.each([
  [[]],
  [['--base-url', 'ftp://x']],
  [['--base-url', 'http://x', '--lang', 'fr']],
  [['--base-url', 'http://x', '--budget', '0']],
  [['--what']],
  [['--base-url', 'http://x', '--locale', 'fr']],
])('%j is a usage error, reported with the usage text', async (args) => {
  const machine = host(new Map());
  expect(await doctorCommand(args, machine)).toBe(64);
  expect(machine.printed()).toContain('--base-url URL');
});

it('the doctor reports that the dictionary of terms is local, and does not request one', async () => {
  const { upstream, report } = await examine(madar);
  expect(report.findings.find(({ check }) => check === 'D30')).toMatchObject({ verdict: 'note', message: 'terms_own' });
  expect(upstream.seen.filter((path) => path.includes('/Term/'))).toEqual([]);
});

it('the doctor reports whether a service states the origin of its texts, which the client then reads', async () => {
  const origin = { field: 'title', language: 'ar', source: 'machine', engine: 'X', date: '2026-11-02', reviewed: null };
  const addOrigins = (rows: unknown) =>
    (rows as object[]).map((row) => ({ ...row, textOrigins: [origin, { field: 'title', source: 'nobody' }] }));
  const withOrigins: Dialect = {
    ...madar,
    answer(ask) {
      const reply = madar.answer(ask);
      const body = reply.body as { items?: unknown };
      return ask.operation === 'findResearch' && body.items ? { ...reply, body: { ...body, items: addOrigins(body.items) } } : reply;
    },
  };
  for (const [dialect, verdict, origins] of [
    [madar, { verdict: 'note', message: 'origins_missing' }, undefined],
    [
      withOrigins,
      { verdict: 'ok', message: 'origins_there' },
      [{ field: 'title', language: 'ar', source: 'machine', engine: 'X', date: '2026-11-02' }],
    ],
  ] as const) {
    const { upstream, report } = await examine(dialect);
    expect(report.findings.find(({ check }) => check === 'D31')).toMatchObject(verdict);
    const client = createRemoteClient({ baseUrl: upstream.url, key: upstream.key, profile: readProfile(JSON.stringify(report.profile)) });
    const { items } = await client.findResearch('ar', { ...defaultResearchQuery, pageSize: 1 });
    expect(items[0]?.textOrigins).toEqual(origins);
  }
});

it('the doctor reports a service without institutions, which a client with its profile does not offer either', async () => {
  const { upstream, report } = await examine(madar);
  expect(report.findings.find(({ check }) => check === 'D29')).toMatchObject({ verdict: 'note', message: 'institutions_missing' });
  expect(report.exitCode).toBe(0);
  expect(report.profile.extensions).not.toContain('institutions');
  const client = createRemoteClient({ baseUrl: upstream.url, key: upstream.key, profile: report.profile });
  expect(client.institutions).toBeUndefined();
  const page = await client.findResearch('en', { ...defaultResearchQuery, institutionId: ['3'], country: ['SA'] });
  expect(page.ignored).toEqual(['institutionId', 'country']);
});

it('the doctor reports that an earlier service does not filter by references, and the client of its profile sends no such filter', async () => {
  const { upstream, report } = await examine(madar);
  expect(report.findings.find(({ check }) => check === 'D32')).toMatchObject({ verdict: 'note', message: 'citations_missing' });
  expect(report.profile.extensions).not.toContain('cites');
  const client = createRemoteClient({ baseUrl: upstream.url, key: upstream.key, profile: report.profile });
  const page = await client.findResearch('en', { ...defaultResearchQuery, cites: ['3'] });
  expect(page.ignored).toEqual(['cites']);
});

it('a profile of the doctor does not replace a member of a record by one that the list has in its place', async () => {
  const withSummaries: Dialect = {
    ...madar,
    answer(ask) {
      const reply = madar.answer(ask);
      const body = reply.body as { readonly items?: readonly object[] };
      const summarised = (row: object) => ({ ...row, summary: 'In short.' });
      if (ask.operation === 'research') return { ...reply, body: summarised(body) };
      return ask.operation === 'findResearch' && body.items ? { ...reply, body: { ...body, items: body.items.map(summarised) } } : reply;
    },
  };
  const { upstream, report } = await examine(withSummaries);
  expect(report.profile.fields?.research?.abstract).toMatchObject({ coverage: 1 });
  const client = createRemoteClient({ baseUrl: upstream.url, key: upstream.key, profile: readProfile(JSON.stringify(report.profile)) });
  expect((await client.research('en', '101')).abstract?.value).toBe('We study the matter of part 1.');
  expect((await client.findResearch('en', defaultResearchQuery)).items[0]?.abstract?.value).toBe('In short.');
  const stated = { ...report.profile, fields: { research: { abstract: { path: 'summary' } } } };
  const operated = createRemoteClient({ baseUrl: upstream.url, key: upstream.key, profile: stated });
  expect((await operated.research('en', '101')).abstract?.value).toBe('In short.');
});

it('a profile of the doctor does not read other operations by the paths of publications', async () => {
  const ofTwoForms: Dialect = {
    ...madar,
    answer(ask) {
      const reply = madar.answer(ask);
      const items = (reply.body as { readonly items?: readonly object[] } | undefined)?.items;
      if (ask.operation === 'findResearch' && items) return { ...reply, body: { data: items, totalCount: 23 } };
      if (ask.operation === 'research') return { ...reply, body: { data: reply.body } };
      if (ask.operation === 'findAuthors' && items) return { ...reply, body: { data: [{ note: 'new' }], authors: items } };
      return ask.operation === 'author' ? { ...reply, body: { data: { note: 'new' }, author: reply.body } } : reply;
    },
  };
  const { upstream, report } = await examine(ofTwoForms);
  for (const profile of [unknownProfile, readProfile(JSON.stringify(report.profile))]) {
    const client = createRemoteClient({ baseUrl: upstream.url, key: upstream.key, profile });
    expect((await client.findAuthors('en', defaultAuthorQuery)).items[0]?.id).toBe('21');
    expect((await client.author('en', '23')).id).toBe('23');
    expect((await client.research('en', '101')).id).toBe('101');
  }
});
