import type { Language } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Explain } from './explain-match.ts';
import type { Answer } from './search-index.ts';

type RowReader = (language: Language, ids: readonly number[], shape: 'detail') => Answer<Research[]>;

/** Authors read to explain the rows of a page: a large collaboration has thousands, each of whom is listened to. */
const authorsReadMax = 1500;
/** Rows read for a page, at about half a millisecond each. */
const rowsReadMax = 25;

/** The rows with why they are there. Of those that neither title nor keywords nor a reason explains, what lists leave out is read: the abstract, and all authors. */
export async function explainRows(
  rows: readonly Research[],
  explain: Explain,
  readRows: RowReader,
  language: Language,
): Promise<Research[]> {
  const explained = rows.map((row) => explain(row));
  const ids: number[] = [];
  let authors = 0;
  for (const { id, authorCount, highlights, match } of explained) {
    const isSilent = !highlights && (!match || match.kind === 'language' || match.kind === 'area');
    if (!isSilent || ids.length === rowsReadMax || authors + authorCount > authorsReadMax) continue;
    authors += authorCount;
    ids.push(Number(id));
  }
  if (ids.length === 0) return explained;
  const whole = new Map((await readRows(language, ids, 'detail')).map((one) => [one.id, explain(one, true)]));
  return explained.map((row) => {
    const { match: _, ...rest } = row;
    const { highlights, match } = whole.get(row.id) ?? row;
    return { ...rest, ...(highlights && { highlights }), ...(match && { match }) };
  });
}
