import { expect, it } from 'vitest';
import { type AuthorState, authorCache } from './author-cache.ts';

const person = (id: number) => ({ id, openalex: new Set(), variants: new Set() }) as unknown as AuthorState;

it('authorCache keeps recently used people and never exceeds twice its half', () => {
  const memory = authorCache(10);
  const frequent = memory.keep(person(0));
  memory.name('orcid:0', frequent);
  for (let id = 1; id <= 1000; id += 1) {
    memory.name(`orcid:${id}`, memory.keep(person(id)));
    expect(memory.find('orcid:0')).toBe(frequent);
  }
  const remaining = Array.from({ length: 1001 }, (_, id) => memory.byId(id)).filter((author) => author !== undefined);
  expect(remaining.length).toBeLessThanOrEqual(20);
  expect(memory.find('orcid:1')).toBeUndefined();
});

it('authorCache never finds an evicted person by name, so nobody is stored twice', () => {
  const memory = authorCache(2);
  memory.name('orcid:1', memory.keep(person(1)));
  for (const id of [2, 3, 4, 5]) memory.keep(person(id));
  expect(memory.byId(1)).toBeUndefined();
  expect(memory.find('orcid:1')).toBeUndefined();
  const readded = memory.keep(person(1));
  expect(memory.find('orcid:1')).toBe(readded);
});
