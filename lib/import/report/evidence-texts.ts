import type { Language } from '#lib/languages/languages.ts';
import type { ComparedField } from '#lib/store/identity/compare-works.ts';
import type { Suspect } from '#lib/store/port/curation.ts';
import type { ReportedMerge } from './import-report.ts';

/** Wording of the evidence that two records describe the same work. */
interface EvidenceTexts {
  readonly names: Readonly<Record<ComparedField, string>>;
  readonly same: (names: string) => string;
  readonly other: (names: string) => string;
  readonly key: (key: string) => string;
  readonly again: string;
  readonly sameName: string;
  readonly comma: string;
}

const evidenceTexts: Readonly<Record<Language, EvidenceTexts>> = {
  en: {
    names: {
      doi: 'DOI',
      arxiv: 'arXiv number',
      bibcode: 'bibcode',
      pmid: 'PubMed number',
      openalex: 'OpenAlex id',
      reportNumber: 'report number',
      url: 'address',
      isbn: 'ISBN and pages',
      title: 'title',
      authors: 'authors',
      venue: 'venue',
      volume: 'volume',
      issue: 'issue',
      pages: 'pages',
      year: 'year',
      type: 'type',
    },
    same: (names) => `the same ${names}`,
    other: (names) => `another ${names}`,
    key: (key) => `the same key ${key}`,
    again: 'repeated in this import',
    sameName: 'the same name',
    comma: ', ',
  },
  ar: {
    names: {
      doi: 'مُعرِّف DOI',
      arxiv: 'رقم arXiv',
      bibcode: 'رمز bibcode',
      pmid: 'رقم PubMed',
      openalex: 'مُعرِّف OpenAlex',
      reportNumber: 'رقم التقرير',
      url: 'الرابط',
      isbn: 'رقم ISBN والصفحات',
      title: 'العنوان',
      authors: 'المؤلفون',
      venue: 'وعاء النشر',
      volume: 'المجلد',
      issue: 'العدد',
      pages: 'الصفحات',
      year: 'السنة',
      type: 'النوع',
    },
    same: (names) => `متطابق: ${names}`,
    other: (names) => `مختلف: ${names}`,
    key: (key) => `المفتاح نفسه ${key}`,
    again: 'تكرر في هذا الاستيراد',
    sameName: 'الاسم نفسه',
    comma: '، ',
  },
};

/** Why a record was merged: by its key, by an identifier, or because of matching evidence. */
export function whyMerged(
  { key, by, because, again }: Pick<ReportedMerge, 'key' | 'by' | 'because' | 'again'>,
  language: Language,
): string {
  const texts = evidenceTexts[language];
  const names = because ?? (by in texts.names ? [by as ComparedField] : []);
  const reason = by === 'key' ? texts.key(key) : names.length > 0 ? texts.same(joinNames(names, texts)) : undefined;
  return [reason, again && texts.again].filter(Boolean).join(texts.comma);
}

/** Why two entries may be duplicates, and the evidence that they are not. */
export function whySuspected({ kind, agrees = [], differs = [] }: Suspect, language: Language): string {
  const texts = evidenceTexts[language];
  if (kind !== 'research') return texts.sameName;
  return [texts.same(joinNames(agrees, texts)), ...(differs.length > 0 ? [texts.other(joinNames(differs, texts))] : [])].join('; ');
}

const joinNames = (names: readonly ComparedField[], texts: EvidenceTexts): string =>
  names.map((name) => texts.names[name]).join(texts.comma);
