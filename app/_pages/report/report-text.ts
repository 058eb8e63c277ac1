import type { QueryLine, ResearchReport } from '#lib/answers/report-answer.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translator.ts';
import { type Language, languageFacts } from '#lib/languages/languages.ts';

/** The lines of the report: the search, then its result. */
export function reportLines(report: ResearchReport, t: Translate): readonly QueryLine[] {
  const { language, count, dataVersion } = report;
  const isRemote = dataVersion === undefined;
  const line = (field: string, label: string, value: string | undefined) => (value === undefined ? [] : [{ field, label, value }]);
  return [
    ...report.lines,
    ...line('siteLanguage', t('language'), t(`inLanguage.${language}`)),
    // Omitted in remote mode, where it is unknown how the service matches words.
    ...line('match', t('match'), report.query.keyword === undefined || isRemote ? undefined : t(`matched.${report.match}`)),
    ...line('count', t('count'), count === undefined ? undefined : formatInteger(count, language)),
    ...line('date', t('date'), report.date.replace('T', ' ').replace('Z', '')),
    ...line('dataVersion', t('dataVersion'), dataVersion ?? t('noDataVersion')),
    ...line('permalink', t('permalink'), report.permalink),
  ];
}

/** Plain text to copy: one fact per line, logical order, no direction marks. */
export function reportText(report: ResearchReport, t: Translate): string {
  const lines = reportLines(report, t).map(({ label, value }) => `${label}: ${value}`);
  return [t('title'), ...lines, ...describeChanges(report, t)].join('\n');
}

/** The changes since an earlier report, as sentences. */
export function describeChanges({ earlier, count, dataVersion, language }: ResearchReport, t: Translate): readonly string[] {
  if (!earlier) return [];
  const date = dateIn(earlier.date, language);
  if (earlier.dataVersion === dataVersion) return [t('same', { date })];
  return [t('changed', { date, before: earlier.count, now: count ?? 0, changed: earlier.changedCount })];
}

function dateIn(moment: string, language: Language): string {
  const day = new Intl.DateTimeFormat(languageFacts[language].locale, {
    numberingSystem: 'latn',
    calendar: 'gregory',
    timeZone: 'UTC',
    dateStyle: 'long',
  });
  return day.format(new Date(moment)).replace(/[\u200e\u200f\u061c]/g, '');
}
