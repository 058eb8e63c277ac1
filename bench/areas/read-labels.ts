import { readFileSync } from 'node:fs';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { classifyAreas } from '#lib/service/import/classify/areas.ts';
import type { SchemeValue } from '#lib/service/import/draft/draft.ts';
import type { Judged, Label } from './score-areas.ts';

/**
 * The labelled set: which areas a work is on was read from its title and abstract, before the classifier was asked, and which half a record is in was drawn from
 * its name. Nothing of the records themselves is here.
 */
export function readLabels(): Label[] {
  return linesOf('labels.tsv')
    .slice(1)
    .map((line) => {
      const [half = '', source = '', id = '', right = '', acceptable = ''] = line.split('\t');
      return { half, source, id, right: codesOf(right), acceptable: codesOf(acceptable) };
    });
}

interface Invented extends Pick<ResearchRecord, 'title' | 'abstract' | 'keywords' | 'venue'> {
  readonly subjects?: readonly string[];
  readonly right: string;
  readonly acceptable?: string;
}

/** Made-up records with labels, for where the reference material is absent. */
export function judgeInvented(): Judged[] {
  return linesOf('invented.jsonl').map((line, place) => {
    const { subjects = [], right, acceptable = '', ...texts } = JSON.parse(line) as Invented;
    const language = texts.title.en ? 'en' : 'ar';
    const record: ResearchRecord = { key: `invented:${place + 1}`, language, authors: [], type: 'journal-article', areas: [], ...texts };
    const label = {
      half: 'invented',
      source: 'invented',
      id: record.title[language] ?? '',
      right: codesOf(right),
      acceptable: codesOf(acceptable),
    };
    return { ...label, given: classifyAreas(record, subjects.map(schemeValue)).chosen };
  });
}

function schemeValue(subject: string): SchemeValue {
  const at = subject.indexOf(':');
  return { scheme: subject.slice(0, at), value: subject.slice(at + 1) };
}

const codesOf = (written: string) => written.split(' ').filter(Boolean);
const linesOf = (name: string) => readFileSync(`bench/areas/${name}`, 'utf8').split('\n').filter(Boolean);
