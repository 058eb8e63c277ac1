import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportedFaults } from './import-report.ts';

/** Bytes written or read at a time. */
const bufferSize = 1 << 16;

/** Stores every refused record of an import in a temporary file, which `close` removes: a report lists all of them in bounded memory. */
export function refusalFile() {
  const folder = mkdtempSync(join(tmpdir(), 'madar-refused-'));
  const file = openSync(join(folder, 'refused.jsonl'), 'w+');
  let pending = '';
  const flush = () => {
    writeSync(file, pending);
    pending = '';
  };
  return {
    add(entry: ReportedFaults): void {
      pending += `${JSON.stringify(entry)}\n`;
      if (pending.length >= bufferSize) flush();
    },
    /** The entries in the order in which they were added. */
    *entries(): Generator<ReportedFaults> {
      flush();
      const decoder = new TextDecoder();
      const buffer = new Uint8Array(bufferSize);
      let text = '';
      for (let offset = 0; ; ) {
        const length = readSync(file, buffer, 0, bufferSize, offset);
        if (length === 0) return;
        offset += length;
        const lines = (text + decoder.decode(buffer.subarray(0, length), { stream: true })).split('\n');
        text = lines.pop() as string;
        for (const line of lines) yield JSON.parse(line) as ReportedFaults;
      }
    },
    close(): void {
      closeSync(file);
      rmSync(folder, { recursive: true });
    },
  };
}
