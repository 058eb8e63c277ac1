import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ResearchRecord } from '#lib/domain/record.ts';

/** How the service answers; a number of times for what passes by itself. */
export interface Behaviour {
  /** `half` texts: the second half is lacking; `cut`: the connection breaks in the middle of the answer. */
  readonly answers?: 'well' | 'terms lost' | 'numbers changed' | 'English' | 'markup broken' | 'half' | 'nothing';
  readonly delayMs?: number;
  /** Statuses of the first requests, `cut` for a connection that breaks. */
  readonly first?: readonly (number | 'cut')[];
  /** Every request is refused so. */
  readonly always?: number | 'cut';
  /** Refuses every other key, and says it back. */
  readonly key?: string;
  readonly glossaries?: boolean;
}

export interface LoopbackTranslator {
  readonly url: string;
  readonly requests: { readonly path: string; readonly body: unknown; readonly headers: IncomingMessage['headers'] }[];
  /** Texts that were asked for, in order. */
  readonly texts: string[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

const subjects = [
  { en: 'Dust storms', ar: 'عواصف غبارية' },
  { en: 'Black holes', ar: 'ثقوب سوداء' },
  { en: 'Impact craters', ar: 'فوهات صدمية' },
  { en: 'Solar wind', ar: 'رياح شمسية' },
] as const;

/** A title that the loopback service can translate: a term, a number, an acronym and a piece of markup. */
export function sampleTitle(number: number): string {
  return `${subjects[number % subjects.length]?.en} of site ${number} seen by MODIS and the CO<sub>2</sub> bands`;
}

/** Records in English alone with such titles. */
export function sampleRecords(count: number): readonly ResearchRecord[] {
  return Array.from({ length: count }, (_, number) => ({
    key: `sample-${number}`,
    title: { en: sampleTitle(number) },
    language: 'en',
    authors: [{ name: { en: `Author ${number % 50} Example` } }],
    type: 'journal-article',
    areas: [number % 2 === 0 ? 'moon' : 'debris'],
    year: 2000 + (number % 20),
    citations: number % 100,
  }));
}

/** The answer to a title, as it is sent. */
export function translateSample(text: string, answers: Behaviour['answers']): string {
  if (answers === 'English') return text;
  const subject = subjects.find(({ en }) => text.startsWith(en));
  const said = answers === 'terms lost' ? 'أشياء' : (subject?.ar ?? 'نص');
  const digits = /of site (\d+)/.exec(text)?.[1] ?? '';
  const number = answers === 'numbers changed' ? String(Number(digits) + 1) : digits;
  const marks = text.match(/⟦\d+⟧|\[\[\d+\]\]|<x id="\d+"\/>/g) ?? [];
  const [first = '', ...bands] = answers === 'markup broken' ? marks.slice(0, -1) : marks;
  return `${said} في الموقع ${number} رصدها ${first} ونطاقات ${bands.join('')}`;
}

/** A translation service on this machine that speaks as all three kinds do. */
export async function startLoopbackTranslator(): Promise<LoopbackTranslator> {
  let behaviour: Behaviour = {};
  let left: (number | 'cut')[] = [];
  const requests: LoopbackTranslator['requests'] = [];
  const texts: string[] = [];
  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy());
  });
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = (chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {}) as Record<string, unknown>;
    const path = request.url ?? '';
    requests.push({ path, body, headers: request.headers });
    if (behaviour.delayMs) await pause(behaviour.delayMs);
    // Whoever asked has given up.
    if (response.destroyed) return;
    const key = (request.headers.authorization?.split(' ')[1] ?? body.api_key ?? '') as string;
    if (behaviour.key !== undefined && key !== behaviour.key) return send(response, 403, { error: `Invalid API key ${key}` });
    const fails = behaviour.always ?? left.shift();
    if (fails === 'cut') return void response.writeHead(200, { 'content-length': '1000' }).write('{"tr', () => response.destroy());
    if (fails !== undefined) return send(response, fails, { error: { message: 'busy' } }, { 'retry-after': '0' });
    if (path === '/v2/glossaries') return glossaries(request, response);
    const asked = textsOf(path, body);
    if (!asked) return send(response, 404, { error: 'no such path' });
    texts.push(...asked);
    send(response, 200, answerOf(path, asked));
  }
  function glossaries(request: IncomingMessage, response: ServerResponse): void {
    if (behaviour.glossaries) send(response, 200, request.method === 'GET' ? { glossaries: [] } : { glossary_id: 'glossary-1' });
    else send(response, 404, {});
  }
  function answerOf(path: string, asked: readonly string[]): unknown {
    const { answers } = behaviour;
    const all = asked.map((text) => translateSample(text, answers));
    const given = answers === 'half' ? all.slice(0, Math.ceil(all.length / 2)) : answers === 'nothing' ? [] : all;
    if (path === '/translate') return { translatedText: given };
    if (path === '/v2/translate') return { translations: given.map((text) => ({ text })) };
    const content = JSON.stringify(Object.fromEntries(given.map((text, place) => [place + 1, text])));
    const shown = answers === 'half' ? content.slice(0, -3) : `Here it is:\n${content}`;
    return { choices: [{ message: { content: shown } }] };
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    texts,
    behave(next) {
      behaviour = next;
      left = [...(next.first ?? [])];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function textsOf(path: string, body: Record<string, unknown>): readonly string[] | undefined {
  if (path === '/translate') return body.q as string[];
  if (path === '/v2/translate') return (body.text as string[]).map((text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
  if (path !== '/chat/completions') return undefined;
  const messages = body.messages as { role: string; content: string }[];
  return Object.values(JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}') as Record<string, string>);
}

function send(response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
