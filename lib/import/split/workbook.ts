import { Problem } from '#lib/base/problem.ts';
import { readRows } from './sheet-rows.ts';
import { decodeEscapes, rawTextMax } from './sheet-text.ts';
import { readWholeXml } from './sheet-xml.ts';
import type { RowEntry } from './split-csv.ts';
import { BoundExceeded, openZip, type ZipParts } from './zip-parts.ts';

/** Maximum characters of the shared strings of cells, which are held in memory; each counts at least `sharedLengthMin`, as it is an object. */
const sharedMax = 1 << 26;
const sharedLengthMin = 16;
/** Maximum sheets, relationships, formats and styles of a workbook. Excel allows 65,490 styles. */
const membersMax = 1 << 17;
/** Maximum length of a number format in Excel. */
const formatMax = 255;

export interface Workbook {
  /** The rows of the sheet. If reading fails, the last row has the fault. The archive is closed after the last row. */
  readonly rows: AsyncIterable<RowEntry>;
}

/** Rows of one sheet of an Excel workbook (ECMA-376), the first by default. Throws a `Problem` when `sheet` does not exist. */
export async function openWorkbook(path: string, sheet?: string): Promise<Workbook | 'no_workbook' | 'damaged' | 'too_large'> {
  let zip: ZipParts | undefined;
  try {
    zip = await openZip(path);
    if (!zip.names.includes('xl/workbook.xml')) {
      zip.close();
      return 'no_workbook';
    }
    const location = await sheetOf(zip, sheet);
    if (!location) {
      zip.close();
      return 'damaged';
    }
    const [shared, isDate] = [await sharedStrings(zip), await dateStyles(zip)];
    return { rows: closeAfter(zip, readRows(zip.read(location.part), { shared, isDate, from1904: location.from1904 })) };
  } catch (error) {
    zip?.close();
    if (error instanceof Problem) throw error;
    return error instanceof BoundExceeded ? 'too_large' : 'damaged';
  }
}

async function* closeAfter(zip: ZipParts, rows: AsyncIterable<RowEntry>): AsyncGenerator<RowEntry> {
  try {
    yield* rows;
  } finally {
    zip.close();
  }
}

/** Returns a function to call for each member; throws after the maximum. */
function memberCount(): () => void {
  let members = 0;
  return () => {
    members += 1;
    if (members > membersMax) throw new BoundExceeded();
  };
}

/** Name of the sheet's file in the archive, and whether dates count from 1904. Undefined if the archive has no such file. */
async function sheetOf(
  zip: ZipParts,
  requested: string | undefined,
): Promise<{ readonly part: string; readonly from1904: boolean } | undefined> {
  const sheets: { readonly name: string; readonly id: string }[] = [];
  let from1904 = false;
  const count = memberCount();
  await readWholeXml(zip.read('xl/workbook.xml'), {
    open(name, { name: title = '', id = '', date1904 }) {
      count();
      if (name === 'workbookPr') from1904 = date1904 === '1' || date1904 === 'true';
      if (name === 'sheet') sheets.push({ name: title, id });
    },
  });
  const targets = new Map<string, string>();
  await readWholeXml(zip.read('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target }) {
      count();
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  if (
    requested !== undefined &&
    sheets.length > 0 &&
    !sheets.some(({ name }, index) => name === requested || String(index + 1) === requested)
  ) {
    const names = sheets.map(({ name }) => `"${name}"`).join(', ');
    throw new Problem('bad_request', { detail: `The workbook has no sheet "${requested}"; it has ${names}.` });
  }
  const match = sheets.find(({ name }) => name === requested) ?? sheets[requested === undefined ? 0 : Number(requested) - 1];
  const part = match && targets.get(match.id);
  return part && zip.names.includes(part) ? { part, from1904 } : undefined;
}

/** Strings that cells refer to by index, decoded once, without the phonetic readings of Japanese Excel. Undefined where one is too long. */
async function sharedStrings(zip: ZipParts): Promise<readonly (string | undefined)[]> {
  const texts: (string | undefined)[] = [];
  let characters = 0;
  let text = '';
  let inText = false;
  let phoneticDepth = 0;
  await readWholeXml(zip.read('xl/sharedStrings.xml'), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') phoneticDepth += 1;
      inText = name === 't' && phoneticDepth === 0;
    },
    text(part) {
      if (!inText) return;
      characters += part.length;
      if (characters > sharedMax) throw new BoundExceeded();
      text += part.slice(0, rawTextMax + 1 - text.length);
    },
    close(name) {
      if (name === 'si') {
        characters += sharedLengthMin;
        if (characters > sharedMax) throw new BoundExceeded();
        texts.push(decodeEscapes(text));
      }
      if (name === 'rPh') phoneticDepth -= 1;
      inText = false;
    },
  });
  return texts;
}

/** Returns a test whether a cell style is a date, by the number of its format (ECMA-376, 18.8.30) or by letters in the format. */
async function dateStyles(zip: ZipParts): Promise<(style: number) => boolean> {
  const dateFormats = new Set<number>();
  const styles: number[] = [];
  let inCells = false;
  const count = memberCount();
  await readWholeXml(zip.read('xl/styles.xml'), {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'numFmt' || (name === 'xf' && inCells)) count();
      const pattern = formatCode.slice(0, formatMax).replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
      if (name === 'numFmt' && /[yd]/i.test(pattern)) dateFormats.add(Number(numFmtId));
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) styles.push(Number(numFmtId ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return (style) => {
    const format = styles[style] ?? 0;
    return (format >= 14 && format <= 17) || format === 22 || (format >= 27 && format <= 31) || dateFormats.has(format);
  };
}
