import { nastyStrings } from './nasty-strings.ts';

/** Records in our own JSON Lines format with a nasty string in every field, one record for each string. */
export function hostileRecords(strings: readonly string[] = nastyStrings): string {
  return strings
    .map((nasty, index) => {
      const both = { en: nasty, ar: nasty };
      const other = strings[(index + 7) % strings.length] as string;
      const record = {
        key: `hostile-${index}`,
        title: both,
        titleMarkup: nasty,
        language: 'en',
        abstract: { en: `${nasty} ${other}`, ar: `${other} ${nasty}` },
        keywords: { en: [nasty, other], ar: [nasty] },
        authors: [
          { name: both, given: nasty, family: nasty, affiliation: both, country: 'SA' },
          { name: { en: other }, family: other, variants: [nasty] },
          { name: { en: 'Ordinary Person', ar: 'شخص عادي' } },
        ],
        type: 'journal-article',
        areas: ['galaxies', 'adcs'],
        year: 2020 + (index % 5),
        venue: { name: both, kind: 'journal' },
        publisher: nasty,
        volume: nasty.slice(0, 40),
        issue: nasty.slice(0, 40),
        pages: nasty.slice(0, 40),
        reportNumber: nasty,
        url: 'https://example.org/"><script>window.pwned=1</script>',
        licence: nasty,
        source: { file: nasty, id: nasty },
      };
      return JSON.stringify(record);
    })
    .join('\n');
}
