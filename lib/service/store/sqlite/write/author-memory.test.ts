import { expect, it } from 'vitest';
import { type AuthorState, authorMemory } from './author-memory.ts';

const person = (id: number) => ({ id, openalex: new Set(), variants: new Set() }) as unknown as AuthorState;

it('keeps who is met again and forgets the others, so that it never grows beyond twice its half', () => {
  const memory = authorMemory(10);
  const often = memory.keep(person(0));
  memory.name('orcid:0', often);
  for (let id = 1; id <= 1000; id += 1) {
    memory.name(`orcid:${id}`, memory.keep(person(id)));
    expect(memory.find('orcid:0')).toBe(often);
  }
  const kept = Array.from({ length: 1001 }, (_, id) => memory.byId(id)).filter((author) => author !== undefined);
  expect(kept.length).toBeLessThanOrEqual(20);
  expect(memory.find('orcid:1')).toBeUndefined();
});

it('never finds a person by a name after the person is forgotten, so that nobody is kept twice', () => {
  const memory = authorMemory(2);
  memory.name('orcid:1', memory.keep(person(1)));
  for (const id of [2, 3, 4, 5]) memory.keep(person(id));
  expect(memory.byId(1)).toBeUndefined();
  expect(memory.find('orcid:1')).toBeUndefined();
  const again = memory.keep(person(1));
  expect(memory.find('orcid:1')).toBe(again);
});
