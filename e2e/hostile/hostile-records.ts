import { nastyStrings } from '#lib/testing/nasty-strings.ts';

/** JSON Lines records, one per nasty string, which is in every field. */
export function hostileRecords(strings: readonly string[] = nastyStrings): string {
  return strings
    .map((text, index) => {
      const bothLanguages = { en: text, ar: text };
      const other = strings[(index + 7) % strings.length] as string;
      const record = {
        key: `hostile-${index}`,
        title: bothLanguages,
        titleMarkup: text,
        language: 'en',
        abstract: { en: `${text} ${other}`, ar: `${other} ${text}` },
        keywords: { en: [text, other], ar: [text] },
        authors: [
          { name: bothLanguages, given: text, family: text, affiliation: bothLanguages, country: 'SA' },
          { name: { en: other }, family: other, variants: [text] },
          { name: { en: 'Ordinary Person', ar: 'شخص عادي' } },
        ],
        type: 'journal-article',
        areas: ['galaxies', 'adcs'],
        year: 2020 + (index % 5),
        venue: { name: bothLanguages, kind: 'journal' },
        publisher: text,
        volume: text.slice(0, 40),
        issue: text.slice(0, 40),
        pages: text.slice(0, 40),
        reportNumber: text,
        url: 'https://example.org/"><script>window.pwned=1</script>',
        licence: text,
        source: { file: text, id: text },
      };
      return JSON.stringify(record);
    })
    .join('\n');
}
