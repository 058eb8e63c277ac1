import { type Entry, openPromise } from 'yauzl';

/** Bytes that one part of an archive may unpack to, and parts that it may have. */
const partMax = 512 * 1024 * 1024;
const partsMax = 10_000;

/** What an archive unpacks to more than; told from one that is damaged. */
export class BoundExceeded extends Error {}

export interface ZipParts {
  readonly names: readonly string[];
  /** The text of a part in pieces. Rejects where it is damaged, and with `BoundExceeded` where it is too long, whatever the archive says of its length. */
  read(name: string): AsyncGenerator<string>;
  close(): void;
}

/** The parts of a ZIP archive, each unpacked as it is read. Rejects where the archive is damaged. */
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
