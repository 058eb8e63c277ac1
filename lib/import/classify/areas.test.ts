import { describe, expect, it } from 'vitest';
import { judgeInvented, readLabels } from '#bench/areas/read-labels.ts';
import { scoreAreas } from '#bench/areas/score-areas.ts';
import { researchAreaTerms } from '#lib/contract/lookups.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { classifyAreas, weighAreas, weightMin } from './areas.ts';
import { classifyAgain } from './classify-again.ts';
import { evidenceTables } from './evidence-tables.ts';
import { isVocabularyTerm } from './find-evidence.ts';

const codes = researchAreaTerms.map(({ id }) => id);
const recordTitled = (en: string, more: Partial<ResearchRecord> = {}): ResearchRecord => ({
  key: 'work:made-up',
  title: { en },
  language: 'en',
  authors: [],
  type: 'journal-article',
  areas: [],
  ...more,
});
const areasGiven = (record: ResearchRecord, subjects: Parameters<typeof classifyAreas>[1] = []) => classifyAreas(record, subjects).chosen;

describe('the tables of evidence', () => {
  it('have a rule for every area and name no others', () => {
    const { areas, subjects, venues } = evidenceTables();
    expect([...areas.keys()].sort()).toEqual([...codes].sort());
    const domains = new Set([...areas.values()].map(({ domain }) => domain));
    const weights = [...subjects.values(), ...venues.map((venue) => venue.weights)].flat();
    expect(weights.filter(({ area, domain }) => !(area ? areas.has(area) : domains.has(domain ?? '')))).toEqual([]);
    expect(weights.filter(({ weight }) => !(weight > 0 && weight <= 1))).toEqual([]);
    expect([...areas.values()].filter(({ needs }) => needs !== 'any' && !domains.has(needs))).toEqual([]);
  });

  it('refer only to terms of the vocabulary', () => {
    const { terms } = evidenceTables();
    expect([...terms.keys()].filter((term) => !term.startsWith('"') && !isVocabularyTerm(term))).toEqual([]);
    expect([...terms.values()].filter((use) => !['plain', 'context', 'none'].includes(use))).toEqual([]);
  });
});

describe('the labelled set', () => {
  const labels = readLabels();

  it('has at least 300 records of every source, all distinct, half of them held out', () => {
    expect(labels.length).toBeGreaterThanOrEqual(300);
    expect(new Set(labels.map(({ source, id }) => `${source} ${id}`)).size).toBe(labels.length);
    const heldOutCount = labels.filter(({ half }) => half === 'held').length;
    expect(Math.abs(heldOutCount / labels.length - 0.5)).toBeLessThan(0.05);
    expect(labels.flatMap(({ right, acceptable }) => [...right, ...acceptable]).filter((code) => !codes.includes(code))).toEqual([]);
  });
});

describe('classifyAreas', () => {
  it('assigns areas to invented records, and none to those of other fields', () => {
    const results = judgeInvented();
    const { precision, recall, none } = scoreAreas(results);
    expect(precision.share).toBeGreaterThanOrEqual(0.9);
    expect(recall.share).toBeGreaterThanOrEqual(0.9);
    expect(results.filter((row) => row.right.length + row.acceptable.length === 0 && row.assigned.length > 0).map(({ id }) => id)).toEqual(
      [],
    );
    expect(none.of).toBeGreaterThanOrEqual(15);
  });

  it.each(['Acid injection into an oil reservoir', 'Ska and its audiences', 'Apollo and Daphne in Baroque sculpture'])(
    'assigns no area by a name with another meaning: %s',
    (title) => expect(areasGiven(recordTitled(title))).toEqual([]),
  );

  it.each(['مخطوطات الخزانة التيمورية', 'حرب المجر', 'ديوان القمر'])('assigns no area by a single Arabic word: %s', (ar) => {
    expect(areasGiven({ ...recordTitled(''), title: { ar }, language: 'ar' })).toEqual([]);
  });

  it('accepts a name that needs context when the rest of the work provides it', () => {
    expect(areasGiven(recordTitled('A reservoir of dust'))).toEqual([]);
    expect(areasGiven(recordTitled('Calibration of SKA dishes for radio astronomy'))).toContain('radio-astronomy');
    expect(areasGiven(recordTitled('Groundwater in a dry basin'))).toEqual([]);
    const satellite = recordTitled('Groundwater in a dry basin by remote sensing', {
      abstract: { en: 'Landsat images show where groundwater may be.' },
    });
    expect(areasGiven(satellite)).toContain('remote-sensing');
  });

  it('finds names that end within hyphenated words of a title', () => {
    expect(areasGiven(recordTitled('Remote Sensing-Enhanced maps of a dry basin'))).toContain('remote-sensing');
    expect(areasGiven(recordTitled('Two cameras for Adaptive Optics+Lucky Imaging'))).toContain('instrumentation');
  });

  it('keeps a general area unless another weighs more', () => {
    const subjects = [{ scheme: 'arxiv', value: 'astro-ph' }] as const;
    const keywords = { keywords: { en: ['Astrophysics'] } };
    expect(areasGiven(recordTitled('Light in the gravitational field of the solar system', keywords), subjects)).toContain('astrophysics');
    expect(areasGiven(recordTitled('Galaxies, clusters of galaxies and quasars', keywords), subjects)).not.toContain('astrophysics');
  });

  it('requires more evidence than one machine-given topic', () => {
    const topics = [{ scheme: 'openalex', value: 'Planetary Science and Exploration' }];
    expect(areasGiven(recordTitled('Crustal flow below an island'), topics)).toEqual([]);
    expect(areasGiven(recordTitled('Layers of ice in a crater of Mars'), topics)).toContain('mars');
  });

  it('accepts the first category as the subject, and a later one only with other evidence', () => {
    const arxiv = (...values: string[]) => values.map((value) => ({ scheme: 'arxiv', value }));
    expect(areasGiven(recordTitled('On a slow trend'), arxiv('astro-ph.GA', 'astro-ph.SR'))).toEqual(['galaxies']);
    expect(areasGiven(recordTitled('A slow trend of variable stars'), arxiv('astro-ph.GA', 'astro-ph.SR'))).toEqual(
      expect.arrayContaining(['galaxies', 'stellar']),
    );
  });

  it('keeps the areas that a source states in our terms', () => {
    expect(areasGiven(recordTitled('A galaxy survey'), [{ scheme: 'own', value: 'Space law' }])).toEqual(['space-law']);
  });

  it('returns the weight of an area with its evidence', () => {
    const [first] = weighAreas(recordTitled('A survey of galaxies'), [{ scheme: 'arxiv', value: 'astro-ph.GA' }]);
    expect(first).toMatchObject({ area: 'galaxies', chosen: true });
    expect(first?.weight).toBeGreaterThanOrEqual(weightMin);
    expect(first?.evidence.map(({ from }) => from)).toEqual(expect.arrayContaining(['subject', 'title']));
  });
});

describe('classifyAgain', () => {
  it('treats the reasons stored by an earlier version as subjects of the source', () => {
    const areas = [
      { code: 'high-energy', confidence: 0.97, because: 'astro-ph.HE, pulsar' },
      { code: 'galaxies', confidence: 0.71, because: 'astro-ph.GA' },
    ];
    const result = classifyAgain(recordTitled('On a slow trend'), { areas });
    expect(result.chosen).toEqual(['high-energy', 'galaxies']);
    expect(result.subjects).toEqual([
      { scheme: 'arxiv', value: 'astro-ph.HE' },
      { scheme: 'arxiv', value: 'astro-ph.GA' },
    ]);
  });
});
