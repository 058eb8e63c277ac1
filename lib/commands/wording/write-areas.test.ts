import { describe, expect, it } from 'vitest';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { explainAreas, writeAreas } from './write-explanation.ts';

const record: ResearchRecord = {
  key: 'work:made-up',
  title: { en: 'A survey of galaxies' },
  language: 'en',
  authors: [],
  type: 'journal-article',
  areas: ['galaxies'],
};
const classification = { confidence: 0.9, areas: [], chosen: ['galaxies'], subjects: [{ scheme: 'arxiv', value: 'astro-ph.GA' }] };

describe('the explanation of the areas of a record', () => {
  it('names each piece of evidence with its weight', () => {
    const explained = explainAreas({ record, classification });
    expect(writeAreas(explained)).toMatch(
      /^Areas: galaxies \(assigned from the evidence below\)\nEvidence.*\n✓ \d\.\d\d galaxies\n {4}0\.80 subject: astro-ph\.GA\n {4}0\.60 title: galaxies\n/,
    );
  });

  it('reports the origin of the decision: a source, an operator, the evidence, or that of an earlier version', () => {
    const decidedBy = (more: object, areas = ['galaxies']) => explainAreas({ record: { ...record, areas }, ...more }).decidedBy;
    expect(decidedBy({})).toBe('source');
    expect(decidedBy({ classification })).toBe('evidence');
    expect(decidedBy({ classification }, ['moon'])).toBe('source');
    expect(decidedBy({ classification: { ...classification, chosen: ['moon'] } }, ['moon'])).toBe('earlier');
    expect(decidedBy({ classification, reviewedAt: '2026-01-01T00:00:00Z' }, ['moon'])).toBe('operator');
  });

  it('reports that there is no evidence for an area', () => {
    const nothing = explainAreas({
      record: { ...record, title: { en: 'On tea' }, areas: [] },
      classification: { ...classification, chosen: [], subjects: [] },
    });
    expect(writeAreas(nothing)).toBe('Areas: none (assigned from the evidence below)\nThe record contains no evidence for any area.\n');
  });
});
