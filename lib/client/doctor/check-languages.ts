import { contextOf } from '#lib/client/reader/read-context.ts';
import { readLookupRow } from '#lib/client/reader/read-lookup.ts';
import { readResearchRow } from '#lib/client/reader/read-research.ts';
import type { Language } from '#lib/domain/language.ts';
import { type Exam, rowsOf } from './exam.ts';
import { type Finding, finding } from './finding.ts';

/** D15: the two languages really are two. Titles may honestly fall back; the names of lookups may not. */
export function checkLanguages(exam: Exam): Finding {
  if (exam.options.languages.length < 2) return finding('D15', 'skipped', 'languages_one');
  const lookups = (['researchTypes', 'researchAreas'] as const).flatMap((name) =>
    rowsOf(exam.answers.get(`${name}/ar`), name, exam.profile).map(
      (row) => readLookupRow(row, contextOf(exam.profile, 'ar', 'lookup'))?.name.lang,
    ),
  );
  const titlesIn = (language: Language) =>
    rowsOf(exam.answers.get(`findResearch/${language}`), 'findResearch', exam.profile).map(
      (row) => readResearchRow(row, contextOf(exam.profile, language, 'research'))?.title,
    );
  const titles = titlesIn('ar');
  if (lookups.length + titles.length === 0) return finding('D15', 'skipped', 'no_rows');
  const english = new Set(titlesIn('en').map((title) => title?.value));
  const same = titles.length > 0 && titles.every((title) => english.has(title?.value));
  const share = (langs: readonly (string | undefined)[]) =>
    Math.round((langs.filter((lang) => lang === 'ar').length / Math.max(1, langs.length)) * 100);
  const values = { lookups: share(lookups), titles: share(titles.map((title) => title?.lang)) };
  return same && values.lookups < 50 ? finding('D15', 'warning', 'languages_same') : finding('D15', 'ok', 'languages_differ', values);
}
