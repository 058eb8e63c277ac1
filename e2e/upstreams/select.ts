import { authors, type NamedEntry, type Work, works } from './corpus.ts';

/** The works that match the parameters (names in lower case). All test upstreams filter in this way. */
export function selectWorks(sent: ReadonlyMap<string, string>): readonly Work[] {
  const number = (name: string) => (sent.has(name) ? Number(sent.get(name)) : undefined);
  const keyword = sent.get('keyword')?.toLowerCase();
  const [type, area, author, from, to] = ['researchtypeid', 'focusedareaid', 'authorid', 'fromyear', 'toyear'].map(number);
  return works.filter((work) => {
    const year = Number(work.date.slice(0, 4));
    return (
      (keyword === undefined || `${work.en} ${work.ar ?? ''}`.toLowerCase().includes(keyword)) &&
      (type === undefined || work.type === type) &&
      (area === undefined || work.areas.includes(area)) &&
      (author === undefined || work.authors.includes(author)) &&
      (from === undefined || year >= from) &&
      (to === undefined || year <= to)
    );
  });
}

export function selectAuthors(sent: ReadonlyMap<string, string>): readonly NamedEntry[] {
  const keyword = sent.get('keyword')?.toLowerCase();
  const area = sent.has('focusedareaid') ? Number(sent.get('focusedareaid')) : undefined;
  return authors.filter(
    (author) =>
      (keyword === undefined || `${author.en} ${author.ar}`.toLowerCase().includes(keyword)) &&
      (area === undefined || works.some((work) => work.areas.includes(area) && work.authors.includes(author.id))),
  );
}
