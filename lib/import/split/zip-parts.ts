import { type Entry, openPromise } from 'yauzl';

/** Maximum unpacked bytes per part of an archive, and maximum number of parts. */
const partMax = 512 * 1024 * 1024;
const partsMax = 10_000;

/** Thrown when the archive unpacks to more than the bound, to distinguish it from a damaged one. */
export class BoundExceeded extends Error {}

export interface ZipParts {
  readonly names: readonly string[];
  /** The text of a part in pieces. Rejects if the part is damaged, and with `BoundExceeded` if its real length exceeds the maximum. */
  read(name: string): AsyncGenerator<string>;
  close(): void;
}

/** The parts of a ZIP archive, unpacked when read. Rejects for a damaged archive. */
export async function openZip(path: string): Promise<ZipParts> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true });
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      entries.set(entry.fileName, entry);
      if (entries.size > partsMax) throw new BoundExceeded();
    }
  } catch (error) {
    zip.close();
    throw error;
  }
  return {
    names: [...entries.keys()],
    async *read(name) {
      const entry = entries.get(name);
      if (!entry) return;
      if (entry.uncompressedSize > partMax) throw new BoundExceeded();
      const decoder = new TextDecoder('utf-8');
      let size = 0;
      for await (const bytes of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        size += bytes.length;
        if (size > partMax) throw new BoundExceeded();
        yield decoder.decode(bytes, { stream: true });
      }
      yield decoder.decode();
    },
    close: () => zip.close(),
  };
}
