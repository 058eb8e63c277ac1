/** What Windows-1252 has in the places of the control characters, as bytes by sign. */
const highSigns = new Map(
  [...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].map((sign, place) => {
    const bytes = [
      0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99,
      0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
    ];
    return [sign, bytes[place] as number] as const;
  }),
);

const follow = `[\\u0080-\\u00bf${[...highSigns.keys()].join('')}]`;
/** Bytes of UTF-8 read as Windows-1252 where nothing else can be meant: Ã, Â and â with a sign behind them that no word has there. */
const certain = new RegExp(`(?:[ÃÂ]${follow}|â[€‚„†ˆ\\u0080-\\u0088]${follow})+`, 'g');
/** Letters of Arabic, Greek and Cyrillic are certain where two stand in a row, and then all over the text. */
const scripts = ['[ØÙÚÛ]', '[ÎÏ]', '[ÐÑ]'].map((lead) => ({
  word: new RegExp(`(?:${lead}${follow}){2}`),
  runs: new RegExp(`(?:${lead}${follow})+`, 'g'),
}));
/** What looks so and may be meant, or has lost letters already. */
const doubtful = new RegExp(`[ÃÂ](?:${follow}|$)|\\p{Ll}[ÃÂ](?=[\\s,.])|â€|(?:[ØÙ]${follow}){2}|ï¿½|\\uFFFD`, 'u');

/** Text whose letters were decoded wrongly set right where that is certain; `doubt` where something is left that looks wrong. Never fails. */
export function repairMojibake(text: string): { readonly text: string; readonly repaired: boolean; readonly doubt: boolean } {
  if (!/[ÂÃâØÙÚÛÎÏÐÑï\uFFFD]/.test(text)) return { text, repaired: false, doubt: false };
  let mended = text;
  // Some was decoded wrongly twice.
  for (let pass = 0; pass < 3; pass += 1) {
    let next = mended.replace(certain, (run) => decoded(run) ?? run);
    for (const { word, runs } of scripts) if (word.test(next)) next = next.replace(runs, (run) => decoded(run) ?? run);
    if (next === mended) break;
    mended = next;
  }
  return { text: mended, repaired: mended !== text, doubt: doubtful.test(mended) };
}

function decoded(run: string): string | undefined {
  const bytes = Uint8Array.from([...run].map((sign) => highSigns.get(sign) ?? sign.charCodeAt(0)));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export type MojibakeNote = (code: 'mojibake' | 'mojibake_repaired', field: string, value: string) => void;

/** Every text inside a value set right, and noted with the field that it stands in. Fields that are no text for people stay. */
export function repairTexts<T>(value: T, note: MojibakeNote, field = ''): T {
  if (typeof value === 'string') {
    const { text, repaired, doubt } = repairMojibake(value);
    if (repaired) note('mojibake_repaired', field, value);
    if (doubt) note('mojibake', field, text);
    return text as T;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((member) => repairTexts(member, note, field)) as T;
  const mended: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value))
    mended[name] = untouched.has(name) ? member : repairTexts(member, note, field ? `${field}.${name}` : name);
  return mended as T;
}

const untouched = new Set(['key', 'sourceId', 'source', 'unread', 'url', 'pdfUrl', 'doi', 'notation', 'types', 'subjects']);
