import { describe, expect, it } from 'vitest';
import { judgeInvented, readLabels } from '#bench/areas/read-labels.ts';
import { scoreAreas } from '#bench/areas/score-areas.ts';
import { researchAreaTerms } from '#lib/contract/lookups.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { classifyAreas, weighAreas, weightMin } from './areas.ts';
import { classifyAgain } from './classify-again.ts';
import { evidenceTables } from './evidence-tables.ts';
import { isTermKnown } from './find-evidence.ts';

const codes = researchAreaTerms.map(({ id }) => id);
const titled = (en: string, more: Partial<ResearchRecord> = {}): ResearchRecord => ({
  key: 'work:made-up',
  title: { en },
  language: 'en',
  authors: [],
  type: 'journal-article',
  areas: [],
  ...more,
});
const given = (record: ResearchRecord, subjects: Parameters<typeof classifyAreas>[1] = []) => classifyAreas(record, subjects).chosen;

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

  it('speak of terms that the vocabulary has', () => {
    const { terms } = evidenceTables();
    expect([...terms.keys()].filter((term) => !term.startsWith('"') && !isTermKnown(term))).toEqual([]);
    expect([...terms.values()].filter((use) => !['plain', 'context', 'none'].includes(use))).toEqual([]);
  });
});

describe('the labelled set', () => {
  const labels = readLabels();

  it('has at least 300 records of every source, each once, half of them kept from tuning', () => {
    expect(labels.length).toBeGreaterThanOrEqual(300);
    expect(new Set(labels.map(({ source, id }) => `${source} ${id}`)).size).toBe(labels.length);
    const held = labels.filter(({ half }) => half === 'held').length;
    expect(Math.abs(held / labels.length - 0.5)).toBeLessThan(0.05);
    expect(labels.flatMap(({ right, acceptable }) => [...right, ...acceptable]).filter((code) => !codes.includes(code))).toEqual([]);
  });
});

describe('classifyAreas', () => {
  it('gives made-up records their areas, and those of other fields none', () => {
    const judged = judgeInvented();
    const { precision, recall, none } = scoreAreas(judged);
    expect(precision.share).toBeGreaterThanOrEqual(0.9);
    expect(recall.share).toBeGreaterThanOrEqual(0.9);
    expect(judged.filter((one) => one.right.length + one.acceptable.length === 0 && one.assigned.length > 0).map(({ id }) => id)).toEqual([]);
    expect(none.of).toBeGreaterThanOrEqual(15);
  });

  it.each(['Acid injection into an oil reservoir', 'Ska and its audiences', 'Apollo and Daphne in Baroque sculpture'])(
    'finds no area in a name with another meaning: %s',
    (title) => expect(given(titled(title))).toEqual([]),
  );

  it.each(['مخطوطات الخزانة التيمورية', 'حرب المجر', 'ديوان القمر'])('finds no area in one Arabic word: %s', (ar) => {
    expect(given({ ...titled(''), title: { ar }, language: 'ar' })).toEqual([]);
  });

  it('takes a name that needs a context where the rest of the work gives one', () => {
    expect(given(titled('A reservoir of dust'))).toEqual([]);
    expect(given(titled('Calibration of SKA dishes for radio astronomy'))).toContain('radio-astronomy');
    expect(given(titled('Groundwater in a dry basin'))).toEqual([]);
    const satellite = titled('Groundwater in a dry basin by remote sensing', {
      abstract: { en: 'Landsat images show where groundwater may be.' },
    });
    expect(given(satellite)).toContain('remote-sensing');
  });

  it('finds names that end within words joined by a sign, in a title', () => {
    expect(given(titled('Remote Sensing-Enhanced maps of a dry basin'))).toContain('remote-sensing');
    expect(given(titled('Two cameras for Adaptive Optics+Lucky Imaging'))).toContain('instrumentation');
  });

  it('keeps a general area where no other weighs more, and drops it where one does', () => {
    const subjects = [{ scheme: 'arxiv', value: 'astro-ph' }] as const;
    const keywords = { keywords: { en: ['Astrophysics'] } };
    expect(given(titled('Light in the gravitational field of the solar system', keywords), subjects)).toContain('astrophysics');
    expect(given(titled('Galaxies, clusters of galaxies and quasars', keywords), subjects)).not.toContain('astrophysics');
  });

  it('needs more than a topic that a machine has given', () => {
    const topics = [{ scheme: 'openalex', value: 'Planetary Science and Exploration' }];
    expect(given(titled('Crustal flow below an island'), topics)).toEqual([]);
    expect(given(titled('Layers of ice in a crater of Mars'), topics)).toContain('mars');
  });

  it('takes the first category for the subject and a later one only with other evidence', () => {
    const arxiv = (...values: string[]) => values.map((value) => ({ scheme: 'arxiv', value }));
    expect(given(titled('On a slow trend'), arxiv('astro-ph.GA', 'astro-ph.SR'))).toEqual(['galaxies']);
    expect(given(titled('A slow trend of variable stars'), arxiv('astro-ph.GA', 'astro-ph.SR'))).toEqual(
      expect.arrayContaining(['galaxies', 'stellar']),
    );
  });

  it('leaves the areas that a source names in our own words alone', () => {
    expect(given(titled('A galaxy survey'), [{ scheme: 'own', value: 'Space law' }])).toEqual(['space-law']);
  });

  it('keeps what an area weighs together with its evidence', () => {
    const [first] = weighAreas(titled('A survey of galaxies'), [{ scheme: 'arxiv', value: 'astro-ph.GA' }]);
    expect(first).toMatchObject({ area: 'galaxies', chosen: true });
    expect(first?.weight).toBeGreaterThanOrEqual(weightMin);
    expect(first?.evidence.map(({ from }) => from)).toEqual(expect.arrayContaining(['subject', 'title']));
  });
});

describe('classifyAgain', () => {
  it('takes the subjects that an earlier version kept among its reasons for those of the source', () => {
    const areas = [
      { code: 'high-energy', confidence: 0.97, because: 'astro-ph.HE, pulsar' },
      { code: 'galaxies', confidence: 0.71, because: 'astro-ph.GA' },
    ];
    const again = classifyAgain(titled('On a slow trend'), { areas });
    expect(again.chosen).toEqual(['high-energy', 'galaxies']);
    expect(again.subjects).toEqual([
      { scheme: 'arxiv', value: 'astro-ph.HE' },
      { scheme: 'arxiv', value: 'astro-ph.GA' },
    ]);
  });
});
