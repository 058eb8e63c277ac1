import { Writable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { progressWriter } from './progress.ts';

afterEach(() => vi.restoreAllMocks());

function screen(isTTY: boolean) {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk.toString());
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY }), chunks };
}

/** Sets the clock, in seconds since the writer was created. */
function clock() {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now * 1000);
  return {
    at(seconds: number) {
      now = seconds;
    },
  };
}

const half = { bytesRead: 500, bytesTotal: 1000, records: 3000, refused: 2 };

test('a terminal has a bar with rate and time left, drawn in place and wiped at the end', () => {
  const time = clock();
  const { stream, chunks } = screen(true);
  const progress = progressWriter(stream as never);
  time.at(10);
  progress.show(half);
  expect(chunks.join('')).toBe(`\r\x1b[2K[${'█'.repeat(15)}${'·'.repeat(15)}] 50%  3000  300/s  refused: 2  about 10 s left`);
  progress.end();
  expect(chunks.at(-1)).toBe('\r\x1b[2K');
});

test('an output that is no terminal gets a plain line every five seconds', () => {
  const time = clock();
  const { stream, chunks } = screen(false);
  const progress = progressWriter(stream as never);
  for (const seconds of [1, 4.9, 5, 6, 9.9, 10]) {
    time.at(seconds);
    progress.show(half);
  }
  progress.end();
  expect(chunks).toHaveLength(2);
  expect(chunks[0]).toMatch(/^50% {2}3000 {2}600\/s {2}refused: 2 {2}about 5 s left\n$/u);
});

test('work of under a second shows no progress', () => {
  const time = clock();
  const { stream, chunks } = screen(true);
  const progress = progressWriter(stream as never);
  time.at(0.9);
  progress.show(half);
  progress.end();
  expect(chunks).toEqual([]);
});
