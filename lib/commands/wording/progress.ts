import type { WriteStream } from 'node:tty';
import type { ImportProgress } from '#lib/import/import-files.ts';

/** Shows progress as a bar on a terminal, otherwise as a line every five seconds. Work of less than a second shows nothing. */
export function progressWriter(stream: NodeJS.WritableStream & Partial<WriteStream>): {
  show: (progress: ImportProgress) => void;
  end: () => void;
} {
  const began = performance.now();
  const everyMs = stream.isTTY ? 200 : 5000;
  let shownAt = began + (stream.isTTY ? 800 : 0);
  let isDrawn = false;
  return {
    show({ bytesRead, bytesTotal, records, refused }) {
      const now = performance.now();
      if (now - shownAt < everyMs) return;
      shownAt = now;
      const seconds = (now - began) / 1000;
      const share = bytesTotal > 0 ? Math.min(1, bytesRead / bytesTotal) : 0;
      const timeLeft = share > 0.01 ? `about ${Math.ceil((seconds / share) * (1 - share))} s left` : '';
      const line = `${Math.floor(share * 100)}%  ${records}  ${Math.round(records / seconds)}/s  refused: ${refused}  ${timeLeft}`;
      if (!stream.isTTY) return void stream.write(`${line}\n`);
      const filled = Math.round(share * 30);
      stream.write(`\r\x1b[2K[${'█'.repeat(filled)}${'·'.repeat(30 - filled)}] ${line}`);
      isDrawn = true;
    },
    end() {
      if (isDrawn) stream.write('\r\x1b[2K');
    },
  };
}
