import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ResearchRecord } from '#lib/domain/record.ts';

/** Behaviour of the simulated translation service. `first` simulates temporary failures, `always` a permanent one. */
export interface Behaviour {
  /** `half`: the second half of the texts is missing. */
  readonly answers?: 'well' | 'terms lost' | 'numbers changed' | 'English' | 'markup broken' | 'half' | 'nothing';
  readonly delayMs?: number;
  /** Statuses of the first requests; `cut`: the connection breaks during the response. */
  readonly first?: readonly (number | 'cut')[];
  /** Every request is refused with this status. */
  readonly always?: number | 'cut';
  /** The only accepted key. A request with another key is refused, and the error message contains that other key. */
  readonly key?: string;
  readonly glossaries?: boolean;
}

export interface LoopbackTranslator {
  readonly url: string;
  readonly requests: { readonly path: string; readonly body: unknown; readonly headers: IncomingMessage['headers'] }[];
  /** Requested texts, in order. */
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

/** A title that the simulated service can translate, with a term, a number, an acronym and markup. */
export function sampleTitle(number: number): string {
  return `${subjects[number % subjects.length]?.en} of site ${number} seen by MODIS and the CO<sub>2</sub> bands`;
}

/** English records with titles of `sampleTitle`. */
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

/** The translation of a title, with the faults that `answers` names. */
export function translateSample(text: string, answers: Behaviour['answers']): string {
  if (answers === 'English') return text;
  const subject = subjects.find(({ en }) => text.startsWith(en));
  const phrase = answers === 'terms lost' ? 'أشياء' : (subject?.ar ?? 'نص');
  const digits = /of site (\d+)/.exec(text)?.[1] ?? '';
  const number = answers === 'numbers changed' ? String(Number(digits) + 1) : digits;
  const marks = text.match(/⟦\d+⟧|\[\[\d+\]\]|<x id="\d+"\/>/g) ?? [];
  const [first = '', ...bands] = answers === 'markup broken' ? marks.slice(0, -1) : marks;
  return `${phrase} في الموقع ${number} رصدها ${first} ونطاقات ${bands.join('')}`;
}

/** Starts a local server that simulates a translation service in all three protocols. */
export async function startLoopbackTranslator(): Promise<LoopbackTranslator> {
  let behaviour: Behaviour = {};
  let statuses: (number | 'cut')[] = [];
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
    // The client has given up.
    if (response.destroyed) return;
    const key = (request.headers.authorization?.split(' ')[1] ?? body.api_key ?? '') as string;
    if (behaviour.key !== undefined && key !== behaviour.key) return send(response, 403, { error: `Invalid API key ${key}` });
    const status = behaviour.always ?? statuses.shift();
    if (status === 'cut') return void response.writeHead(200, { 'content-length': '1000' }).write('{"tr', () => response.destroy());
    if (status !== undefined) return send(response, status, { error: { message: 'busy' } }, { 'retry-after': '0' });
    if (path === '/v2/glossaries') return glossaries(request, response);
    const requested = textsOf(path, body);
    if (!requested) return send(response, 404, { error: 'no such path' });
    texts.push(...requested);
    send(response, 200, answerOf(path, requested));
  }
  function glossaries(request: IncomingMessage, response: ServerResponse): void {
    if (behaviour.glossaries) send(response, 200, request.method === 'GET' ? { glossaries: [] } : { glossary_id: 'glossary-1' });
    else send(response, 404, {});
  }
  function answerOf(path: string, requested: readonly string[]): unknown {
    const { answers } = behaviour;
    const translations = requested.map((text) => translateSample(text, answers));
    const returnedTexts =
      answers === 'half' ? translations.slice(0, Math.ceil(translations.length / 2)) : answers === 'nothing' ? [] : translations;
    if (path === '/translate') return { translatedText: returnedTexts };
    if (path === '/v2/translate') return { translations: returnedTexts.map((text) => ({ text })) };
    const content = JSON.stringify(Object.fromEntries(returnedTexts.map((text, index) => [index + 1, text])));
    const reply = answers === 'half' ? content.slice(0, -3) : `Here it is:\n${content}`;
    return { choices: [{ message: { content: reply } }] };
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    texts,
    behave(next) {
      behaviour = next;
      statuses = [...(next.first ?? [])];
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
