import chardet from 'chardet';
import { isBinaryMarc } from '#lib/service/import/split/split-marc.ts';

/** How the letters of a file are written, and how that is known. */
export interface FoundEncoding {
  /** A name that `TextDecoder` knows. */
  readonly encoding: string;
  /** `named` by the operator, by its `mark`, since all of it is valid (`valid`), by what the XML says (`declared`), or the likeliest (`guessed`). */
  readonly how: 'named' | 'mark' | 'valid' | 'declared' | 'guessed';
  /** Some bytes are no letters of this encoding: the records that hold them are refused. */
  readonly damaged?: true;
}

/** What may be guessed: what bibliographies in the languages of this site's sources really come in. */
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

/** Reads a file for its encoding, twice where it is not plainly UTF-8. Undefined where nobody can tell. Rejects as reading does. */
export async function findEncoding(open: () => AsyncIterable<Buffer>, named?: string): Promise<FoundEncoding | undefined> {
  if (named) {
    const encoding = new TextDecoder(named).encoding;
    return { encoding, how: 'named', ...(encoding === 'utf-8' && !(await firstBytes(open)).isValid && { damaged: true }) };
  }
  const { head, isValid } = await firstBytes(open);
  const wide = wideEncoding(head);
  if (wide) return wide;
  if (isValid) return { encoding: 'utf-8', how: 'valid' };
  // Its records are in UTF-8 or in MARC-8, which each of them states.
  if (isBinaryMarc(head.toString('latin1'))) return { encoding: 'utf-8', how: 'valid', damaged: true };
  const start = head.toString('latin1').trimStart();
  const declared = /^<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(start)?.[1];
  if (declared && isKnown(declared) && !/^utf-?8$/i.test(declared)) return { encoding: declared.toLowerCase(), how: 'declared' };
  const { letters, faults, sample } = await weigh(open);
  // JSON is UTF-8 by its standard, and a file with more good letters than bad bytes is UTF-8 that was damaged on its way.
  if (/^[[{]/.test(start) || letters > faults) return { encoding: 'utf-8', how: 'valid', damaged: true };
  const likely = chardet.analyse(sample).find(({ name }) => Object.hasOwn(guessable, name));
  return likely && likely.confidence >= confidenceMin ? { encoding: guessable[likely.name] as string, how: 'guessed' } : undefined;
}

/** UTF-16 by its mark, or by the zero bytes of every other place; a mark of UTF-8 says it too. */
function wideEncoding(head: Buffer): FoundEncoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', how: 'mark' };
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be', how: 'mark' };
  const start = head.subarray(0, 1000);
  const zeros = [0, 1].map((odd) => start.filter((byte, place) => byte === 0 && place % 2 === odd).length) as [number, number];
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

/** How many letters beyond ASCII are right in UTF-8 and how many bytes are wrong, with lines that hold such for whoever compares languages. */
async function weigh(open: () => AsyncIterable<Buffer>): Promise<{ letters: number; faults: number; sample: Buffer }> {
  const decoder = new TextDecoder('utf-8');
  const lines: Buffer[] = [];
  let size = 0;
  let letters = 0;
  let faults = 0;
  for await (const bytes of open()) {
    const text = decoder.decode(bytes, { stream: true });
    const wrong = text.split('\uFFFD').length - 1;
    faults += wrong;
    letters += (text.match(/[\u0080-\uFFFF]+/g)?.join('').length ?? 0) - wrong;
    for (let from = 0; from < bytes.length && size < sampleMax; ) {
      const end = bytes.indexOf(10, from);
      const line = bytes.subarray(from, end < 0 ? undefined : end + 1);
      from += line.length;
      if (!line.some((byte) => byte > 127)) continue;
      const kept = Buffer.from(line.subarray(0, sampleMax));
      lines.push(kept);
      size += kept.length;
    }
  }
  return { letters, faults, sample: Buffer.concat(lines) };
}

function isKnown(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label));
  } catch {
    return false;
  }
}
