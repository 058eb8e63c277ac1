import { threadMs } from '#lib/domain/fixtures/thread-ms.ts';

const pieces = [
  ...[
    'a',
    ' ',
    'a ',
    '\t',
    '\n',
    '-',
    '.',
    ',',
    ';',
    ':',
    '(',
    '((',
    ')',
    '[',
    '{',
    '{}',
    '<',
    '<<',
    '<a ',
    '<a b="',
    '<!--',
    '<script ',
    '</',
    '&',
    '&#',
    '&amp;',
    '&a',
  ],
  ...[
    '"',
    "'",
    '"a',
    '\\',
    '\\a',
    '\\a{',
    '$',
    '$a',
    '^{',
    '_',
    '=',
    '%',
    '@',
    'a@',
    '@a{',
    'a.',
    '0',
    '1-',
    '10.1',
    '10.1234/',
    '10.1234/a.',
    'https://',
    'doi:',
  ],
  ...[
    'ا',
    'ال',
    'و',
    'ـ',
    'َ',
    'é',
    'e\u0301',
    '\u200b',
    '\u202e',
    '😀',
    'A B. ',
    'A, B; ',
    ' and ',
    ' OR ',
    ' AND (',
    'W/"a",',
    'a;q=0.1,',
    'mdr_live_',
    '?key=',
    'style="',
    '<record>',
    '<a:record ',
    '<error code=""',
    '<resumptionToken ',
    '<record><![CDATA[',
    '١',
  ],
  ...[
    '<math>',
    '</math>',
    '<math ',
    '<mrow>',
    '<msup><a>',
    '</b>',
    '<sub>',
    '<sub></i>',
    '\\frac',
    '\\hat',
    '\\ifmmode',
    '\\else',
    '$a = $',
    ' (',
    '( ',
    '; ',
    '\n ',
    ' \n',
  ],
] as const;

/** One thing over and over between two others, which a pattern looks for from each place. */
const framed = [
  ['< ', ' ', ''],
  ['< ', ' ', 'sub'],
  ['$', ' ', 'x$'],
  ['$a', ' ', '$ b'],
  ['<math>', '<a', '</math>'],
  ['<math>', '<a ', '</math>'],
  ['<math>', '<mrow>', '</math>'],
  ['<math>', '<msup><a></a>', '</math>'],
  ['<math>', 'a', '</math'],
  ['<math', 'a', '></math>'],
  ['\\ifmmode', '\\else', ''],
  ['a', ' ', '; b'],
  ['https://a', '; ', 'b'],
  ['https://a/abs/', 'a', '\n/'],
  ['a', '(', ')x'],
] as const;

/** These, of about 100 kB: few enough to be read with every change. */
export const framedStrings: readonly string[] = framed.map(
  ([head, piece, tail]) => head + piece.repeat(Math.ceil(100_000 / piece.length)) + tail,
);

/** Inputs of about 100 kB, each one thing over and over, alone and with an end that does not fit: on them a pattern that tries every way of reading shows itself. */
export const slowStrings: readonly string[] = [
  ...pieces.flatMap((piece) => {
    const many = piece.repeat(Math.ceil(100_000 / piece.length));
    return [many, `${many}!`, `x${many}\u0000>`];
  }),
  ...framedStrings,
];

/** Milliseconds of processor time in which 100 kB are read by what reads each character a bounded number of times. */
const readMsMax = 2500;

/** The reader that takes too long, with the input's beginning; undefined where there is none. A reader may refuse by throwing. */
export function slowest(readers: Readonly<Record<string, (text: string) => unknown>>): string | undefined {
  for (const [name, read] of Object.entries(readers)) {
    for (const text of slowStrings) {
      const began = threadMs();
      try {
        read(text);
      } catch {
        // Refused, which is an answer.
      }
      const took = threadMs() - began;
      if (took > readMsMax) return `${name} takes ${Math.round(took)} ms for ${JSON.stringify(text.slice(0, 12))} over and over`;
    }
  }
  return undefined;
}
