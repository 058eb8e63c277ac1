import { threadMs } from '#lib/domain/testing/thread-ms.ts';

/** Characters and tags with a special meaning in markup, references or queries; `slowStrings` repeats each. */
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

/** Start, repeated element and end of an input. Naive patterns search for the end from every position. */
const htmlFrames = [
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

/** An input of about 100 kB per entry of `htmlFrames`; few enough for the tests that run on every change. */
export const framedStrings: readonly string[] = htmlFrames.map(
  ([head, piece, tail]) => head + piece.repeat(Math.ceil(100_000 / piece.length)) + tail,
);

/** Inputs of about 100 kB that repeat an element, with and without a mismatch at the end: they expose patterns that backtrack. */
export const slowStrings: readonly string[] = [
  ...pieces.flatMap((piece) => {
    const repeated = piece.repeat(Math.ceil(100_000 / piece.length));
    return [repeated, `${repeated}!`, `x${repeated}\u0000>`];
  }),
  ...framedStrings,
];

/** Milliseconds of processor time in which a linear reader handles 100 kB. */
const readMsMax = 2500;

/** The first reader that exceeds the limit, with the start of the input; undefined if none does. Readers may throw to reject an input. */
export function slowest(readers: Readonly<Record<string, (text: string) => unknown>>): string | undefined {
  for (const [name, reader] of Object.entries(readers)) {
    for (const text of slowStrings) {
      const startedAt = threadMs();
      try {
        reader(text);
      } catch {
        // Rejecting the input is a valid result.
      }
      const elapsed = threadMs() - startedAt;
      if (elapsed > readMsMax) return `${name} takes ${Math.round(elapsed)} ms for ${JSON.stringify(text.slice(0, 12))} over and over`;
    }
  }
  return undefined;
}
