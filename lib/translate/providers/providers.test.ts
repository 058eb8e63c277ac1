import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isProblem } from '#lib/base/problem.ts';
import { type LoopbackTranslator, sampleTitle, startLoopbackTranslator } from '#lib/testing/loopback-translator.ts';
import { protect } from '#lib/translate/texts/protect.ts';
import { askInGroups } from './ask-in-groups.ts';
import { openProvider } from './open-provider.ts';
import { type ProviderSettings, providerKinds } from './provider.ts';

const key = 'sk-very-secret-0123456789';
let service: LoopbackTranslator;
const notes: string[] = [];

beforeAll(async () => {
  service = await startLoopbackTranslator();
});
afterAll(() => service.close());
beforeEach(() => {
  service.behave({});
  service.requests.length = 0;
  service.texts.length = 0;
  notes.length = 0;
});

const post: ProviderSettings['fetch'] = (url, { body, ...init }) =>
  fetch(url, { ...init, ...(body !== undefined && { body, method: 'POST' }) });
const open = (kind: (typeof providerKinds)[number], settings: Partial<ProviderSettings> = {}) =>
  openProvider(kind, { url: service.url, key, fetch: post, pauseMs: 1, note: (text) => notes.push(text), ...settings });

const selected = (count: number) =>
  Array.from({ length: count }, (_, number) => {
    const from = sampleTitle(number);
    const missing = { recordId: String(number), field: 'title', language: 'ar', from, fromLanguage: 'en', areas: [] } as const;
    return { missing, protected: protect(from, 'en') };
  });
const request = (kind: (typeof providerKinds)[number], count = 30, settings: Partial<ProviderSettings> = {}) =>
  askInGroups(selected(count), { provider: open(kind, settings), language: 'ar', concurrency: 3, spend: () => true });
const codes = (results: Awaited<ReturnType<typeof request>>['results']) => [
  ...new Set(results.flatMap(({ faults }) => faults.map(({ code }) => code))),
];

describe.each(providerKinds)('a service of the kind %s', (kind) => {
  it('translates every text with its terms, numbers, names and markup', async () => {
    const { results, problem } = await request(kind);
    expect(problem).toBeUndefined();
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    const byId = new Map(results.map(({ selected: { missing }, answer }) => [missing.recordId, answer]));
    expect(byId.size).toBe(30);
    expect(byId.get('4')).toBe('عواصف غبارية في الموقع 4 رصدها MODIS ونطاقات CO<sub>2</sub>');
    expect(service.texts.every((text) => !/MODIS|<sub>/.test(text))).toBe(true);
  });

  it.each([
    ['terms lost', 'term'],
    ['numbers changed', 'number_lost'],
    ['English', 'untranslated'],
    ['markup broken', 'kept_lost'],
  ] as const)('that answers with %s is rejected', async (answers, code) => {
    service.behave({ answers });
    const { results } = await request(kind, 8);
    expect(results).toHaveLength(8);
    expect(results.every(({ faults }) => faults.length > 0)).toBe(true);
    expect(codes(results)).toContain(code);
  });

  it('that answers half is asked for the rest, each text individually', async () => {
    service.behave({ answers: 'half' });
    const { results } = await request(kind, 8);
    const accepted = results.filter(({ faults }) => faults.length === 0);
    // Truncated JSON of a model yields nothing; its answers to single texts are truncated as well.
    expect(accepted).toHaveLength(kind === 'openai' ? 0 : 8);
    expect(codes(results)).toEqual(kind === 'openai' ? ['no_answer'] : []);
  });

  it.each([[[429, 429]], [[500, 503]], [['cut']]] as const)('that fails with %j at first is retried', async (first) => {
    service.behave({ first });
    const { results, problem } = await request(kind, 5);
    expect(problem).toBeUndefined();
    expect(results.filter(({ faults }) => faults.length === 0)).toHaveLength(5);
    expect(notes.length).toBeGreaterThanOrEqual(first.length);
    expect(notes[0]).toMatch(/retrying in \d+ s/);
  });

  it('that is slow times out and is retried', async () => {
    service.behave({ delayMs: 200 });
    const { problem } = await request(kind, 1, { timeoutMs: 20 });
    expect(problem).toMatchObject({
      kind: 'unavailable',
      detail: expect.stringMatching(/does not answer: .*time.*run the same command again/is),
    });
  });

  it('that stays busy ends the run with a message', async () => {
    service.behave({ always: 500 });
    const { problem, results } = await request(kind, 5);
    expect(results).toEqual([]);
    expect(problem?.detail).toMatch(/^The translation service at 127\.0\.0\.1:\d+ does not answer: status 500\./);
  });

  it('that refuses the key ends the run with a message, in which the key never appears', async () => {
    service.behave({ key: 'another' });
    const { problem, results } = await request(kind, 5);
    expect(problem).toMatchObject({ kind: 'auth', detail: expect.stringContaining('refuses the key (status 403, Invalid API key [key])') });
    expect(JSON.stringify([problem, String(problem), problem?.stack, results, notes])).not.toMatch(/very-secret|0123456789/);
  });

  it('that is unreachable ends the run with a message', async () => {
    const { problem } = await request(kind, 1, { url: 'http://127.0.0.1:9' });
    expect(isProblem(problem) && problem.detail).toMatch(/^The translation service at 127\.0\.0\.1:9 does not answer: /);
  });

  it('that does not know the address ends the run with a message', async () => {
    const { problem } = await request(kind, 1, { url: `${service.url}/wrong` });
    expect(problem?.detail).toMatch(
      /does not support the request \(status 404, no such path\)\. Check TRANSLATE_URL and TRANSLATE_KIND\.$/,
    );
  });

  it('that refuses single texts costs only those', async () => {
    service.behave({ always: 400 });
    const { problem, results } = await request(kind, 3);
    expect(problem).toBeUndefined();
    expect(codes(results)).toEqual(['service']);
    expect(results).toHaveLength(3);
  });
});

describe('the glossary', () => {
  it('is part of a model’s prompt, for the terms of its texts', async () => {
    await request('openai', 2);
    const { messages } = (service.requests[0]?.body ?? {}) as { messages?: { content: string }[] };
    const system = messages?.[0];
    expect(system?.content).toMatch(/^dust storm = /m);
    expect(system?.content).not.toContain('solar wind');
  });

  it('is stored at DeepL once for all requests', async () => {
    service.behave({ glossaries: true });
    await request('deepl', 120);
    const creations = service.requests.filter(({ path, body }) => path === '/v2/glossaries' && 'entries' in (body as object));
    expect(creations).toHaveLength(1);
    const { entries } = (creations[0]?.body ?? {}) as { entries?: string };
    expect(entries?.split('\n').length).toBeGreaterThan(1500);
    const translations = service.requests.filter(({ path }) => path === '/v2/translate');
    expect(translations.length).toBeGreaterThan(1);
    expect(translations.every(({ body }) => (body as { glossary_id?: string }).glossary_id === 'glossary-1')).toBe(true);
  });
});
