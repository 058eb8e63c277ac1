import type { Snapshots } from './snapshot.ts';
import type { TransactionSql } from './sql.ts';

interface Question {
  readonly query: string;
  readonly resolve: (ids: number[]) => void;
  readonly reject: (error: unknown) => void;
}

const statement = `
  SELECT (SELECT array_to_json(array_agg(research_id ORDER BY research_id))::text FROM research_text WHERE terms @@ asked.query::tsquery) AS ids
  FROM unnest($1::text[]) WITH ORDINALITY AS asked (query, place) ORDER BY place`;

/** Ids of the publications that meet a `tsquery`. What a request asks in one go (the five ways in which a record may be a better answer) goes in one statement. */
export function findInOne(snapshots: Snapshots): (query: string) => Promise<number[]> {
  const waiting = new WeakMap<TransactionSql, Question[]>();
  const ask = async (tx: TransactionSql, questions: readonly Question[]) => {
    waiting.delete(tx);
    try {
      const rows = await tx.unsafe<{ ids: string | null }>(statement, [questions.map(({ query }) => query)]);
      for (const [place, { resolve }] of questions.entries()) resolve(JSON.parse(rows[place]?.ids ?? '[]') as number[]);
    } catch (error) {
      for (const { reject } of questions) reject(error);
    }
  };
  return (query) =>
    new Promise((resolve, reject) => {
      const { tx } = snapshots.now();
      const question = { query, resolve, reject };
      const others = waiting.get(tx);
      if (others) others.push(question);
      else {
        const questions = [question];
        waiting.set(tx, questions);
        queueMicrotask(() => void ask(tx, questions));
      }
    });
}
