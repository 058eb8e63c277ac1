/** The bytes of the printable characters that Windows-1252 has in the range 0x80 to 0x9F. */
const highBytes = new Map(
  [...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].map((character, index) => {
    const bytes = [
      0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99,
      0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
    ];
    return [character, bytes[index] as number] as const;
  }),
);

const continuation = `[\\u0080-\\u00bf${[...highBytes.keys()].join('')}]`;
/** UTF-8 decoded as Windows-1252, beyond doubt: Ã, Â or â is followed by a character that cannot follow it in a word. */
const mojibakeRun = new RegExp(`(?:[ÃÂ]${continuation}|â[€‚„†ˆ\\u0080-\\u0088]${continuation})+`, 'g');
/** Arabic, Greek and Cyrillic letters decoded as Windows-1252. Two in a row are certainly wrong; then all in the text are repaired. */
const scripts = ['[ØÙÚÛ]', '[ÎÏ]', '[ÐÑ]'].map((lead) => ({
  word: new RegExp(`(?:${lead}${continuation}){2}`),
  runs: new RegExp(`(?:${lead}${continuation})+`, 'g'),
}));
/** Probable mojibake that cannot be repaired: it may be intended, or letters are already lost. */
const suspicious = new RegExp(`[ÃÂ](?:${continuation}|$)|\\p{Ll}[ÃÂ](?=[\\s,.])|â€|(?:[ØÙ]${continuation}){2}|ï¿½|\\uFFFD`, 'u');

/** Repairs wrongly decoded text where the repair is unambiguous. `doubt` is true when suspicious text remains. Never throws. */
export function repairMojibake(text: string): { readonly text: string; readonly repaired: boolean; readonly doubt: boolean } {
  if (!/[ÂÃâØÙÚÛÎÏÐÑï\uFFFD]/.test(text)) return { text, repaired: false, doubt: false };
  let current = text;
  // Some text was wrongly decoded twice.
  for (let pass = 0; pass < 3; pass += 1) {
    let next = current.replace(mojibakeRun, (run) => redecode(run) ?? run);
    for (const { word, runs } of scripts) if (word.test(next)) next = next.replace(runs, (run) => redecode(run) ?? run);
    if (next === current) break;
    current = next;
  }
  return { text: current, repaired: current !== text, doubt: suspicious.test(current) };
}

function redecode(run: string): string | undefined {
  const bytes = Uint8Array.from([...run].map((character) => highBytes.get(character) ?? character.charCodeAt(0)));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export type MojibakeNote = (code: 'mojibake' | 'mojibake_repaired', field: string, value: string) => void;

/** Repairs every text inside a value; reports repaired and doubtful fields. Machine-readable fields are left alone. */
export function repairTexts<T>(value: T, note: MojibakeNote, field = ''): T {
  if (typeof value === 'string') {
    const { text, repaired, doubt } = repairMojibake(value);
    if (repaired) note('mojibake_repaired', field, value);
    if (doubt) note('mojibake', field, text);
    return text as T;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((member) => repairTexts(member, note, field)) as T;
  const object: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value))
    object[name] = machineFields.has(name) ? member : repairTexts(member, note, field ? `${field}.${name}` : name);
  return object as T;
}

const machineFields = new Set(['key', 'sourceId', 'source', 'unread', 'url', 'pdfUrl', 'doi', 'notation', 'types', 'subjects']);
