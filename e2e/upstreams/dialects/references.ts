import type { NamedEntry, Work } from '#e2e/upstreams/corpus.ts';
import { composeDialect } from './compose-dialect.ts';
import { plain } from './plain-records.ts';

/** `ReferenceHandler.Preserve`: numbered objects, lists in `$values`, repeated objects as references. */
function preserveReferences(value: unknown): unknown {
  let lastId = 0;
  const idByText = new Map<string, string>();
  const write = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return { $id: String(++lastId), $values: inner.map(write) };
    if (typeof inner !== 'object' || inner === null) return inner;
    // A person or term that occurs again is the same object in the server's memory, so it becomes a reference.
    const text = JSON.stringify(inner);
    const existingId = 'id' in inner && idByText.get(text);
    if (existingId) return { $ref: existingId };
    const $id = String(++lastId);
    idByText.set(text, $id);
    return { $id, ...Object.fromEntries(Object.entries(inner).map(([name, member]) => [name, write(member)])) };
  };
  return write(value);
}

/** Authors as ORM join rows `{author: {…}, order}`. */
const withJoinRows = (work: Work, language: string, isDetail: boolean) => {
  const { authors, ...rest } = plain.work(work, language, isDetail);
  return {
    ...rest,
    researchAuthors: authors.map(({ id, name }, order) => ({ id: 9000 + work.id * 10 + order, order: order + 1, author: { id, name } })),
  };
};

export const references = composeDialect({
  name: 'references',
  key: { header: 'Authorization' },
  base: 1,
  refusal: { status: 401, body: 'Unauthorized', headers: { 'content-type': 'text/plain' } },
  work: withJoinRows,
  author: (author: NamedEntry, language, isDetail) => plain.author(author, language, isDetail),
  term: plain.term,
  list: ({ rows, total }) => ({ body: preserveReferences({ status: 'success', data: rows, totalCount: total }) }),
  single: (record) => ({ body: preserveReferences(record) }),
  lookup: (terms) => ({ body: preserveReferences(terms) }),
  missing: { status: 404, body: '<!DOCTYPE html><html><title>404 - File or directory not found.</title></html>' },
});
