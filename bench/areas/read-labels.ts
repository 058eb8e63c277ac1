import { readFileSync } from 'node:fs';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { classifyAreas } from '#lib/import/classify/areas.ts';
import type { SchemeValue } from '#lib/import/draft/draft.ts';
import type { AreaResult, Label } from './score-areas.ts';

/**
 * The label of each record: half (`tune` or `held`), identifier and areas. The areas were chosen from title and abstract before
 * the classifier ran.
 */
export function readLabels(): Label[] {
  return linesOf('labels.tsv')
    .slice(1)
    .map((line) => {
      const [half = '', source = '', id = '', right = '', acceptable = ''] = line.split('\t');
      return { half, source, id, right: codesOf(right), acceptable: codesOf(acceptable) };
    });
}

interface InventedRecord extends Pick<ResearchRecord, 'title' | 'abstract' | 'keywords' | 'venue'> {
  readonly subjects?: readonly string[];
  readonly right: string;
  readonly acceptable?: string;
}

/** Classifies the invented records, which need no external test data. */
export function judgeInvented(): AreaResult[] {
  return linesOf('invented.jsonl').map((line, index) => {
    const { subjects = [], right, acceptable = '', ...texts } = JSON.parse(line) as InventedRecord;
    const language = texts.title.en ? 'en' : 'ar';
    const record: ResearchRecord = { key: `invented:${index + 1}`, language, authors: [], type: 'journal-article', areas: [], ...texts };
    const label = {
      half: 'invented',
      source: 'invented',
      id: record.title[language] ?? '',
      right: codesOf(right),
      acceptable: codesOf(acceptable),
    };
    return { ...label, assigned: classifyAreas(record, subjects.map(schemeValue)).chosen };
  });
}

function schemeValue(subject: string): SchemeValue {
  const colon = subject.indexOf(':');
  return { scheme: subject.slice(0, colon), value: subject.slice(colon + 1) };
}

const codesOf = (text: string) => text.split(' ').filter(Boolean);
const linesOf = (name: string) => readFileSync(`bench/areas/${name}`, 'utf8').split('\n').filter(Boolean);
