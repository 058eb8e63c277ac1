/** A record in JSON Lines with as many authors and references as asked, of ordinary lengths; the word "zorbelian" finds it. */
export function largeRecord(counts: { readonly authors: number; readonly references: number }): object {
  return {
    key: `large-${counts.authors}-${counts.references}`,
    title: { en: 'The zorbelian catalogue of gravitational waves', ar: 'فهرس زوربيليان لموجات الجاذبية' },
    language: 'en',
    abstract: { en: 'Observations by many instruments of one event.' },
    authors: Array.from({ length: counts.authors }, (_, index) => ({
      name: { en: `Given${index % 97} M. Family${index}` },
      given: `Given${index % 97} M.`,
      family: `Family${index}`,
      affiliation: { en: `Department of Physics, University number ${index % 400}, City ${index % 90}` },
      country: ['SA', 'US', 'FR', 'JP'][index % 4],
    })),
    type: 'journal-article',
    areas: ['galaxies'],
    year: 2017,
    venue: { name: { en: 'Journal of Large Collaborations' }, kind: 'journal' },
    references: Array.from({ length: counts.references }, (_, index) => ({
      doi: `10.5555/large.${index}`,
      text: `Family${index}, G. et al. On the observation of event number ${index}. Journal of Events ${index % 80}, ${index} (2016).`,
    })),
    source: { file: 'large', id: `${counts.authors}-${counts.references}` },
  };
}
