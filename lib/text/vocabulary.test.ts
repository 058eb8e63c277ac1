import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import type { AreaTerms } from './concept.ts';
import { areaTerms, terms } from './terms.ts';
import { areaConcepts, conceptToken, houseVocabulary, type Node, openVocabulary, termConcepts } from './vocabulary.ts';

describe('vocabulary', () => {
  it('has at least 600 terms, each with a name in both languages and an id of its own', () => {
    expect(terms.length).toBeGreaterThanOrEqual(600);
    expect(new Set(terms.map((term) => term.id)).size).toBe(terms.length);
    for (const { id, en, ar } of terms) {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(en.length, id).toBeGreaterThan(0);
      expect(ar.length, id).toBeGreaterThan(0);
      for (const name of ar) expect(name, id).toMatch(/[\u0621-\u064a]/);
      for (const name of en) expect(name, id).not.toMatch(/[\u0600-\u06ff]/);
    }
  });

  it('has no name that means two terms', () => {
    const shared: string[] = [];
    const walk = (node: Node, path: readonly string[]) => {
      if ((node.tokens?.length ?? 0) > 1) shared.push(`${path.join(' ')}: ${node.tokens?.join(', ')}`);
      for (const [stem, next] of node.next) walk(next, [...path, stem]);
    };
    walk(openVocabulary(termConcepts(terms)).root, []);
    expect(shared).toEqual([]);
  });

  it('finds every name of every term and area in a text that is that name', () => {
    const missing = [...termConcepts(terms), ...areaConcepts(areaTerms)].flatMap(({ token, en, ar }) =>
      [...en, ...ar]
        .filter((name) => !analyse(name).spans.some((span) => span.concepts.includes(token)))
        .map((name) => `${token}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('holds the areas of the glossary, word for word', () => {
    const { areas } = JSON.parse(readFileSync('lib/contract/glossary.json', 'utf8')) as { areas: AreaTerms[] };
    expect(areaTerms).toEqual(areas.map(({ id, en, ar, synEn = [], synAr = [] }) => ({ id, en, ar, synEn, synAr })));
  });

  it('gives terms to areas that exist', () => {
    const known = new Set(areaTerms.map((area) => area.id));
    expect(terms.flatMap((term) => term.areas ?? []).filter((area) => !known.has(area))).toEqual([]);
  });

  it('makes the token of an area that its id gives', () => {
    expect(conceptToken('remote-sensing')).toBe('c_remote_sensing');
    expect(houseVocabulary().concepts.get('c_remote_sensing')?.kind).toBe('area');
  });
});
