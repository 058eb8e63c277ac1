/** A written word, as it is analysed. */
interface Word {
  readonly words: readonly string[];
}

const halves: ReadonlySet<string> = new Set('نصف نصفا نصفي ونصف بنصف لنصف انصاف وانصاف'.split(' '));
const roundThings: ReadonlySet<string> = new Set('كوكب كويكب نجم قمر شمس فوهه مراه عدسه نيزك ثقب مجره هوائي طبق قرص انبوب'.split(' '));

/** Whether «قطر» at a place of a text is a diameter: «نصف قطر», «قطرها», «القطر», «قطر 34 كم», «قطر الأرض». */
export function isDiameter(found: readonly Word[], at: number): boolean {
  const [word = ''] = found[at]?.words ?? [];
  if (!/[\u0621-\u064a]/.test(word)) return false;
  // «أقطار» are several.
  if (!word.includes('قطر')) return true;
  if (/قطر(?:ه|ها|هم|هما|يه|يها|يهما|ان|ين)$/.test(word) || /^[وفبك]?(?:ال|لل)قطر$/.test(word)) return true;
  if (halves.has(found[at - 1]?.words[0] ?? '')) return true;
  const [next = ''] = found[at + 1]?.words ?? [];
  // «قطر الوطنية» is of Qatar; a noun behind it says of what the diameter is.
  return /قطر$/.test(word) && (/^\d/.test(next) || roundThings.has(next.replace(/^ال/, '')) || /^ال.*[^هي]$/.test(next));
}

/** Whether «تحديد مواقع» is to locate what stands behind it, «تحديد مواقع المياه», and no positioning, which is «تحديد المواقع». */
export const isLocating = (found: readonly Word[], from: number, to: number): boolean =>
  found[to - 1]?.words[0] === 'مواقع' && to - from === 2 && /^ال/.test(found[to]?.words[0] ?? '');

const bodies: ReadonlySet<string> = new Set(
  'asteroid asteroids comet comets meteor meteorite meteorites meteoroid meteoroids micrometeoroid debris'.split(' '),
);

/** Whether "impact" at a place of a text is an effect: "impact on", "impact of satellites"; of an asteroid it is a collision. */
export function isEffect(found: readonly Word[], at: number): boolean {
  if (!/^impacts?$/.test(found[at]?.words[0] ?? '')) return false;
  const [next = ''] = found[at + 1]?.words ?? [];
  const of = found.slice(at + 2, at + 5).map(({ words }) => words[0] ?? '');
  return next === 'on' || (next === 'of' && !of.some((word) => bodies.has(word)));
}
