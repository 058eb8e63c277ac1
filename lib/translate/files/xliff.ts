import { SaxesParser } from 'saxes';
import { Problem } from '#lib/base/problem.ts';
import { type TextForPeople, type TextFromPeople, unitId } from '#lib/translate/texts/people-texts.ts';

/** Writes XLIFF 2.1 core (OASIS, 13 February 2018), with one `file` per area. Throws a `Problem` for texts of several language pairs. */
export async function* writeXliff(texts: AsyncIterable<TextForPeople> | Iterable<TextForPeople>): AsyncGenerator<string> {
  let pair: string | undefined;
  let area: string | undefined;
  let files = 0;
  for await (const { missing, text } of texts) {
    const [from, to] = [missing.fromLanguage, missing.language];
    if (pair === undefined)
      yield `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${from}" trgLang="${to}" xml:space="preserve">\n`;
    pair ??= `${from} to ${to}`;
    if (pair !== `${from} to ${to}`)
      throw new Problem('bad_request', {
        detail: `An XLIFF file has one pair of languages, and these texts are ${pair} and ${from} to ${to}: choose one with --from, or write CSV.`,
      });
    const textArea = missing.areas[0] ?? 'none';
    if (textArea !== area) {
      if (area !== undefined) yield ' </file>\n';
      files += 1;
      area = textArea;
      yield ` <file id="f${files}" original="${escapeXml(textArea)}">\n`;
    }
    yield unitOf(missing, text);
  }
  if (pair !== undefined) yield ' </file>\n</xliff>\n';
}

function unitOf(missing: TextForPeople['missing'], text: string | undefined): string {
  const year = missing.year === undefined ? '' : `<note category="year">${missing.year}</note>`;
  const target = text === undefined ? '' : `<target>${escapeXml(text)}</target>`;
  return [
    `  <unit id="${unitId(missing)}">\n`,
    `   <notes><note category="area">${escapeXml(missing.areas.join(', '))}</note>${year}</notes>\n`,
    `   <segment state="${text === undefined ? 'initial' : 'translated'}"><source>${escapeXml(missing.from)}</source>${target}</segment>\n`,
    '  </unit>\n',
  ].join('');
}

/** Escaped text, without characters that XML cannot represent. */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: this removes them.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"\r]/g, (character) => entities[character] as string)
  );
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

interface Unit {
  id: string;
  source: string;
  target: string;
  states: string[];
  line: number;
}

/** Units of an XLIFF 2 file, however a tool segmented or marked them. */
export function readXliff(content: string, name: string): readonly TextFromPeople[] {
  const units: Unit[] = [];
  const ancestors: string[] = [];
  let unit: Unit | undefined;
  let fault: string | undefined;
  let version: string | undefined;
  let fromLanguage = 'en';
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.on('error', (error) => {
    fault ??= error.message;
  });
  parser.on('opentag', ({ name: tag, attributes }) => {
    const local = tag.replace(/^.*:/, '');
    ancestors.push(local);
    const values = attributes as Readonly<Record<string, string>>;
    if (local === 'xliff') {
      version = values.version ?? '';
      fromLanguage = values.srcLang ?? 'en';
    }
    if (local === 'unit') unit = { id: values.id ?? '', source: '', target: '', states: [], line: parser.line };
    if (local === 'segment') unit?.states.push(values.state ?? 'initial');
    if (local === 'cp' && unit) addText(String.fromCodePoint(Number.parseInt(values.hex ?? '20', 16)));
  });
  const addText = (text: string) => {
    if (!unit) return;
    const part = ancestors.findLast((ancestor) => ancestor === 'source' || ancestor === 'target');
    if (part === 'source' || part === 'target') unit[part] += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    if (ancestors.pop() !== 'unit' || !unit) return;
    units.push(unit);
    unit = undefined;
  });
  parser.write(content.replace(/^\uFEFF/, '')).close();
  if (fault) throw new Problem('bad_request', { detail: `${name} is not well-formed XML: ${fault}.` });
  if (version === undefined || !version.startsWith('2.'))
    throw new Problem('bad_request', { detail: version ? `${name} is not XLIFF 2 but XLIFF ${version}.` : `${name} is not XLIFF 2.` });
  return units.map(({ id, source, target, states, line }) => ({
    id,
    source,
    fromLanguage,
    target,
    reviewed: states.length > 0 && states.every((state) => state === 'reviewed' || state === 'final'),
    line,
  }));
}
