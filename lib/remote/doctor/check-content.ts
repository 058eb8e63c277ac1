import { latinDigits } from '#lib/base/latin-digits.ts';
import type { Language } from '#lib/languages/languages.ts';
import { unrecognisedIn } from '#lib/remote/reader/envelopes/unrecognised.ts';
import { readFields } from '#lib/remote/reader/fields/read-fields.ts';
import { authorFields } from '#lib/remote/reader/tables/author-table.ts';
import { personalNames } from '#lib/remote/reader/tables/ignored-members.ts';
import { lookupFields } from '#lib/remote/reader/tables/lookup-table.ts';
import { foldName, isMembers, type Members } from '#lib/remote/reader/tables/names.ts';
import { researchFields } from '#lib/remote/reader/tables/research-table.ts';
import { openRow } from '#lib/remote/reader/tables/row.ts';
import { type FieldTable, namesOfRule, type Rule } from '#lib/remote/reader/tables/table.ts';
import { isHijriYear } from '#lib/remote/reader/values/parse-date.ts';
import { type Exam, rowsOfList } from './exam.ts';
import { type Finding, finding } from './finding.ts';

/** The fields that every record should have. */
const expectedFields = ['id', 'title', 'authors', 'type', 'areas', 'year'] as const;

/** Doctor checks D14–D16, D24, D25 and D31 of a remote service: the content of records fetched so far; sends no request. */
export async function checkContent(exam: Exam): Promise<readonly Finding[]> {
  const rows = rowsOfList(exam, 'findResearch');
  const people = rowsOfList(exam, 'findAuthors');
  const detail = exam.exchanges
    .filter(({ path }) => path.includes('/GetResearchById/'))
    .map(({ payload }) => exam.reader.single(payload, 'research')?.record)
    .filter((record) => record !== undefined);
  const terms = rowsOfList(exam, 'researchTypes');
  if (rows.length + people.length + terms.length === 0)
    return (['D14', 'D15', 'D16', 'D24', 'D25', 'D31'] as const).map((check) => finding(check, 'skipped', 'no_rows'));
  return [
    checkFields(exam, rows, detail, people),
    checkLanguages(exam),
    checkDates([...rows, ...detail]),
    checkOrigins([...rows, ...detail]),
    checkUnrecognised(exam, [...rows, ...detail], people, terms),
    checkPersonalData(exam),
  ];
}

/** D31: whether the origin of texts is stated; without it the site cannot mark machine translations. */
function checkOrigins(rows: readonly Members[]): Finding {
  const hasOrigins = rows.some((row) => Object.keys(row).some((name) => foldName(name) === 'textorigins'));
  return hasOrigins ? finding('D31', 'ok', 'origins_there') : finding('D31', 'note', 'origins_missing');
}

/** D14: the share of records that have each field. */
function checkFields(exam: Exam, rows: readonly Members[], detail: readonly Members[], people: readonly Members[]): Finding {
  if (rows.length === 0) return finding('D14', 'skipped', 'no_rows');
  const inRows = coverFields(rows, researchFields);
  const inDetails = coverFields(detail, researchFields);
  const research = { ...inDetails.fields, ...inRows.fields };
  exam.learn({ fields: { research, author: coverFields(people, authorFields).fields } });
  // A record with a date counts as a record with a year.
  const coverageOf = (name: string) =>
    Math.max(inRows.fields[name]?.coverage ?? 0, name === 'year' ? (inRows.fields.date?.coverage ?? 0) : 0);
  const missing = expectedFields.filter((name) => coverageOf(name) < (name === 'id' || name === 'title' ? 1 : 0.5));
  if (missing.length > 0)
    return finding('D14', 'warning', 'fields_missing', {
      names: missing.map((name) => `${name} ${percent(coverageOf(name))}`).join(', '),
    });
  if (inRows.conflicts.length > 0) return finding('D14', 'note', 'fields_conflict', { names: inRows.conflicts.join(', ') });
  return finding('D14', 'ok', 'fields_filled', {
    names: Object.entries(research)
      .map(([name, { coverage }]) => `${name} ${percent(coverage)}`)
      .join(', '),
  });
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** D24: members of records that no field table reads. */
function checkUnrecognised(exam: Exam, research: readonly Members[], people: readonly Members[], terms: readonly Members[]): Finding {
  const namesIn = (rows: readonly Members[], table: FieldTable) => [...new Set(rows.flatMap((row) => unrecognisedIn(row, table)))];
  const unrecognisedNames = {
    research: namesIn(research, researchFields),
    author: namesIn(people, authorFields),
    lookup: namesIn(terms, lookupFields),
  };
  exam.learn({ unrecognised: unrecognisedNames });
  const names = Object.entries(unrecognisedNames).flatMap(([record, members]) => members.map((member) => `${record}.${member}`));
  return names.length === 0
    ? finding('D24', 'ok', 'unrecognised_none')
    : finding('D24', 'note', 'unrecognised', { names: names.join(', ') });
}

const emailPattern = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i;

/** D25: names of members that contain contact data; the data themselves are not reported. */
function checkPersonalData(exam: Exam): Finding {
  const names = new Set<string>();
  const walk = (value: unknown, name: string, depth: number): void => {
    if (depth > 12) return;
    if (Array.isArray(value)) for (const inner of value) walk(inner, name, depth + 1);
    else if (isMembers(value)) for (const [member, inner] of Object.entries(value)) walk(inner, member, depth + 1);
    else if (typeof value === 'string' && value !== '' && (personalNames.test(foldName(name)) || emailPattern.test(value))) names.add(name);
  };
  for (const { payload } of exam.exchanges) walk(payload, '', 0);
  return names.size === 0
    ? finding('D25', 'ok', 'personal_none')
    : finding('D25', 'warning', 'personal_seen', { names: [...names].join(', ') });
}

/** D15: whether the responses in the two languages differ. Equal titles alone are no fault: a title may exist in one language only. */
function checkLanguages(exam: Exam): Finding {
  if (exam.options.languages.length < 2) return finding('D15', 'skipped', 'languages_one');
  const lookups = (['researchTypes', 'researchAreas'] as const).flatMap((name) =>
    rowsOfList(exam, name, 'ar').map((row) => exam.reader.lookup(row, 'ar')?.name.lang),
  );
  const titlesIn = (language: Language) =>
    rowsOfList(exam, 'findResearch', language).map((row) => exam.reader.research(row, language)?.title);
  const titles = titlesIn('ar');
  if (lookups.length + titles.length === 0) return finding('D15', 'skipped', 'no_rows');
  const english = new Set(titlesIn('en').map((title) => title?.value));
  const areTitlesSame = titles.length > 0 && titles.every((title) => english.has(title?.value));
  const share = (langs: readonly (string | undefined)[]) =>
    Math.round((langs.filter((lang) => lang === 'ar').length / Math.max(1, langs.length)) * 100);
  const values = { lookups: share(lookups), titles: share(titles.map((title) => title?.lang)) };
  return areTitlesSame && values.lookups < 50
    ? finding('D15', 'warning', 'languages_same')
    : finding('D15', 'ok', 'languages_differ', values);
}

const dateForms: readonly (readonly [string, RegExp])[] = [
  ['0001-01-01', /^(0001|1900)-01-01/],
  ['/Date(…)/', /^\/Date\(/],
  ['YYYY-MM-DDTHH:MM:SS+zone', /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/],
  ['YYYY-MM-DDTHH:MM:SS', /^\d{4}-\d\d-\d\dT/],
  ['YYYY-MM-DD', /^\d{4}-\d\d-\d\d$/],
  ['YYYY-MM', /^\d{4}-\d\d$/],
  ['YYYY', /^\d{4}$/],
  ['DD/MM/YYYY', /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}/],
];

const dateNames = (['date', 'year', 'createdAt', 'updatedAt'] as const).flatMap((to) => researchFields[to].from);

/** D16: the date formats, and whether any date has a Hijri year. */
function checkDates(rows: readonly Members[]): Finding {
  const values = rows.flatMap((source) => {
    const row = openRow(source);
    return dateNames.map((name) => row.get(name)).filter((value) => typeof value === 'string' || typeof value === 'number');
  });
  if (values.length === 0) return finding('D16', 'note', 'dates_none');
  const texts = values.map((value) => latinDigits(String(value)));
  const count = texts.filter((text) => isHijriYear(Number(/^\d{4}/.exec(text)?.[0] ?? 0))).length;
  if (count > 0) return finding('D16', 'warning', 'dates_hijri', { count });
  const seenForms = new Set(texts.map((text) => dateForms.find(([, form]) => form.test(text))?.[0] ?? 'other'));
  return finding('D16', 'ok', 'dates_seen', { forms: [...seenForms].join(', ') });
}

type FieldCover = {
  /** The member as the service spells it, or the accepted name without language suffix (`title` for `titleAr`). */
  readonly path: string;
  readonly by: 'member' | 'suffix' | 'nested';
  /** Share of records in which the member has a value, 0 to 1. */
  readonly coverage: number;
};

/** For each field of a table, the member that supplies it, and its coverage. `conflicts` are members whose type differs between rows. */
function coverFields(
  rows: readonly Members[],
  table: FieldTable,
): { readonly fields: Record<string, FieldCover>; readonly conflicts: readonly string[] } {
  const counts = new Map<string, { count: number; path: string; by: FieldCover['by'] }>();
  for (const row of rows) {
    for (const to of Object.keys(readFields(row, table, { language: 'en' }))) {
      const entry = counts.get(to) ?? { count: 0, ...sourceOf(row, table[to] as Rule) };
      counts.set(to, { ...entry, count: entry.count + 1 });
    }
  }
  const fields = [...counts].map(([to, { count, path, by }]) => [
    to,
    { path, by, coverage: Math.round((count / rows.length) * 1000) / 1000 },
  ]);
  return { fields: Object.fromEntries(fields), conflicts: conflictsIn(rows) };
}

function sourceOf(source: Members, rule: Rule): { readonly path: string; readonly by: FieldCover['by'] } {
  const row = openRow(source);
  const candidates = namesOfRule(rule);
  const name = candidates.find((candidate) => row.get(candidate) !== undefined);
  if (name === undefined) {
    // The member has a language suffix or is nested one level deeper, so the accepted name in the table is reported.
    return {
      path:
        candidates.find((candidate) => [...row.shape.keys()].some((member) => member.startsWith(candidate))) ?? (rule.from[0] as string),
      by: 'suffix',
    };
  }
  const value = row.get(name);
  return { path: row.spelling(name) ?? name, by: typeof value === 'object' && !Array.isArray(value) ? 'nested' : 'member' };
}

function conflictsIn(rows: readonly Members[]): string[] {
  const types = new Map<string, Set<string>>();
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) {
      if (value === null || value === undefined) continue;
      const memberTypes = types.get(name) ?? new Set();
      types.set(name, memberTypes.add(Array.isArray(value) ? 'array' : typeof value));
    }
  }
  return [...types].filter(([, seen]) => seen.size > 1).map(([name, seen]) => `${name} (${[...seen].join('/')})`);
}
