import { expect, it } from 'vitest';
import { blockBits } from '#lib/search/postings.ts';
import { openDatabase } from '#lib/store/sqlite/migrate/open-database.ts';
import { postingEraser } from './erase-postings.ts';

it('postingEraser analyses no text of a block that loses a large share of its records, however large the index is', () => {
  const database = openDatabase(':memory:');
  const insert = database.prepare('INSERT INTO research_index VALUES (?, ?, 0)');
  const first = 2 ** blockBits;
  for (let id = 1; id <= 3000; id += 1) insert.run(id, id);
  for (let id = 3001; id <= 3010; id += 1) insert.run(first + id, id);
  const removed = Array.from({ length: 10 }, (_, index) => 3001 + index);
  const eraser = postingEraser(database, removed);
  const read = () => expect.unreachable('A text is read.');
  for (const id of removed) eraser.erase(id, read);
  eraser.flush();
});
