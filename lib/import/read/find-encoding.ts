import chardet from 'chardet';
import { isBinaryMarc } from '#lib/import/split/split-marc.ts';

/** Character encoding of a file, and how it was detected. */
export interface DetectedEncoding {
  /** A label of `TextDecoder`. */
  readonly encoding: string;
  /** How it was detected: `named` by the operator, byte order `mark`, all bytes `valid`, `declared` by the file, or `guessed`. */
  readonly how: 'named' | 'mark' | 'valid' | 'declared' | 'guessed';
  /** Some bytes are invalid in this encoding; records that contain them are refused. */
  readonly damaged?: true;
}

/** Encodings that may be guessed, by name in `chardet`: those that bibliographies in our languages really use. */
const guessable: Readonly<Record<string, string>> = {
  'windows-1256': 'windows-1256',
  'ISO-8859-6': 'iso-8859-6',
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'windows-1250': 'windows-1250',
  'windows-1251': 'windows-1251',
  'KOI8-R': 'koi8-r',
  'ISO-8859-9': 'windows-1254',
  'windows-1254': 'windows-1254',
  GB18030: 'gb18030',
  Shift_JIS: 'shift_jis',
  'EUC-KR': 'euc-kr',
};
const confidenceMin = 20;
const sampleMax = 1 << 16;

/** Detects the encoding of a file, which is read again only to guess. Undefined if undecidable; rejects if the file cannot be read. */
export async function detectEncoding(open: () => AsyncIterable<Buffer>, label?: string): Promise<DetectedEncoding | undefined> {
  if (label) {
    const encoding = new TextDecoder(label).encoding;
    return { encoding, how: 'named', ...(encoding === 'utf-8' && !(await firstBytes(open)).isValid && { damaged: true }) };
  }
  const { head, isValid } = await firstBytes(open);
  const utf16 = wideEncoding(head);
  if (utf16) return utf16;
  if (isValid) return { encoding: 'utf-8', how: 'valid' };
  // Each record of binary MARC states whether it is UTF-8 or MARC-8.
  if (isBinaryMarc(head.toString('latin1'))) return { encoding: 'utf-8', how: 'valid', damaged: true };
  const start = head.toString('latin1').trimStart();
  // JabRef declares the encoding in a comment, which may follow another.
  const declared = /^<\?xml[^>]*encoding=["']([\w.-]+)["']|^(?:%.*\n)?% ?Encoding: *([\w-]+)/i.exec(start)?.slice(1).find(Boolean);
  if (declared && isEncodingLabel(declared) && !/^utf-?8$/i.test(declared)) return { encoding: declared.toLowerCase(), how: 'declared' };
  const { letters, faults, sample } = await countLetters(open);
  // JSON is UTF-8 by its standard. A file with more non-ASCII letters than invalid bytes is damaged UTF-8.
  if (/^[[{]/.test(start) || letters > faults) return { encoding: 'utf-8', how: 'valid', damaged: true };
  const guess = chardet.analyse(sample).find(({ name }) => Object.hasOwn(guessable, name));
  return guess && guess.confidence >= confidenceMin ? { encoding: guessable[guess.name] as string, how: 'guessed' } : undefined;
}

/** UTF-16 by its byte order mark or by its alternating zero bytes. */
function wideEncoding(head: Buffer): DetectedEncoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', how: 'mark' };
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be', how: 'mark' };
  const start = head.subarray(0, 1000);
  const zeros = [0, 1].map((parity) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length) as [number, number];
  if (start.length < 4 || Math.max(...zeros) * 3 < start.length) return undefined;
  return { encoding: zeros[1] > zeros[0] ? 'utf-16le' : 'utf-16be', how: 'guessed' };
}

async function firstBytes(open: () => AsyncIterable<Buffer>): Promise<{ head: Buffer; isValid: boolean }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let head: Buffer | undefined;
  try {
    for await (const bytes of open()) {
      head ??= Buffer.from(bytes.subarray(0, 4096));
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return { head: head ?? Buffer.alloc(0), isValid: true };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { head: head ?? Buffer.alloc(0), isValid: false };
  }
}

/** Counts letters beyond ASCII and invalid bytes, and samples the lines that contain them. */
async function countLetters(open: () => AsyncIterable<Buffer>): Promise<{ letters: number; faults: number; sample: Buffer }> {
  const decoder = new TextDecoder('utf-8');
  const lines: Buffer[] = [];
  let size = 0;
  let letters = 0;
  let faults = 0;
  for await (const bytes of open()) {
    const text = decoder.decode(bytes, { stream: true });
    const invalid = text.split('\uFFFD').length - 1;
    faults += invalid;
    letters += (text.match(/[\u0080-\uFFFF]+/g)?.join('').length ?? 0) - invalid;
    for (let from = 0; from < bytes.length && size < sampleMax; ) {
      const end = bytes.indexOf(10, from);
      const line = bytes.subarray(from, end < 0 ? undefined : end + 1);
      from += line.length;
      if (!line.some((byte) => byte > 127)) continue;
      const sampled = Buffer.from(line.subarray(0, sampleMax));
      lines.push(sampled);
      size += sampled.length;
    }
  }
  return { letters, faults, sample: Buffer.concat(lines) };
}

function isEncodingLabel(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label));
  } catch {
    return false;
  }
}
