import type { Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { type ResearchRowData, rowPeopleMax } from '#lib/queries/research-answer.ts';

/** The part of a publication that its row draws. Names are in the language of the page; of the title both languages are kept, and of its places on the web the best one that is open to all. */
export function rowOf(research: Research): ResearchRowData {
  const {
    id,
    title,
    titleMarkup,
    authorCount,
    authorsIncomplete,
    type,
    year,
    venue,
    language,
    openAccess,
    highlights,
    match,
    lacks,
    notices,
  } = research;
  const titleHits = highlights?.filter((hit) => hit.field === 'title') ?? [];
  // What the title does not show and no reason says, another text does.
  const inOther = highlights?.filter((hit) => hit.field === 'titleAlt') ?? [];
  const hits = titleHits.length > 0 || match ? titleHits : (highlights ?? []).filter((hit) => hit.field !== 'titleAlt').slice(0, 1);
  return {
    id,
    title,
    ...(titleMarkup && { titleMarkup }),
    authors: research.authors
      .slice(0, rowPeopleMax)
      .map(({ id: authorId, name, position }) => ({ ...(authorId && { id: authorId }), name: plain(name), position })),
    ...(notices?.[0] && { notice: notices[0].kind }),
    authorCount,
    authorsIncomplete,
    ...(type && { type: { id: type.id, name: plain(type.name) } }),
    ...(year !== undefined && { year }),
    ...(venue && { venue: { name: plain(venue.name) } }),
    ...(language && { language }),
    ...(openAccess && { openAccess, ...openPlace(research) }),
    ...(hits.length + inOther.length > 0 && { highlights: [...hits, ...inOther] }),
    ...(match && { match }),
    ...(lacks && lacks.length > 0 && { lacks }),
  };
}

function openPlace({ pdfUrl, url, doi }: Research): Pick<ResearchRowData, 'pdfUrl' | 'url' | 'doi'> {
  if (pdfUrl) return { pdfUrl };
  if (url) return { url };
  return doi ? { doi } : {};
}

const plain = ({ value, lang }: Text): Text => ({ value, lang });
