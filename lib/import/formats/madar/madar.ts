import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import { versionKinds } from '#lib/domain/identifiers/work-version.ts';
import { institutionKinds } from '#lib/domain/institution.ts';
import { noticeKinds } from '#lib/domain/notice.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { lineMax, proseMax } from '#lib/domain/text.ts';
import { type TextOriginEntry, textMakers, translatableTexts } from '#lib/domain/text-origin.ts';
import { isAreaCode } from '#lib/import/classify/area-names.ts';
import { isTypeCode } from '#lib/import/classify/types.ts';
import { cleanArxiv, cleanDoi, cleanOrcid, cleanUrl } from '#lib/import/clean/identifiers.ts';
import { repairTexts } from '#lib/import/clean/mojibake.ts';
import type { ImportFault } from '#lib/import/draft/draft.ts';
import { finishReferences } from '#lib/import/finish/finish-references.ts';
import { isObject, type Json } from '#lib/import/formats/reading.ts';
import { localTextSource, originalOf } from '#lib/store/port/machine-texts.ts';
import type { LocalTextSource } from '#lib/store/records/field-sources.ts';
import { withoutContactsIn } from './madar-contacts.ts';
import { withReadableMaths } from './madar-maths.ts';
import { cleanDeep } from './madar-texts.ts';

type Check = (value: unknown, field: string, faults: ImportFault[]) => void;

export interface MadarRecord {
  readonly record?: ResearchRecord;
  /** Sources of the texts that a machine or an editor wrote, by field. */
  readonly made?: Readonly<Record<string, LocalTextSource>>;
  readonly refusals: readonly ImportFault[];
  readonly warnings: readonly ImportFault[];
}

/** Reads our own JSON Lines and reports all faults of a record. Unknown fields are faults: a typo in a name would lose its value. */
export function readMadarRecord(value: Json, file: string): MadarRecord {
  const refusals: ImportFault[] = [];
  const warnings: ImportFault[] = [];
  for (const field of ['key', 'title', 'language', 'authors', 'type', 'areas']) {
    if (value[field] === undefined)
      refusals.push({ code: field === 'title' ? 'no_title' : field === 'key' ? 'no_key' : 'wrong_kind', field });
  }
  for (const field in value) {
    const check = checks[field];
    if (!check) refusals.push(fault('unknown_field', field, value[field]));
    else if (value[field] !== undefined) check(value[field], field, refusals);
  }
  if (refusals.length > 0) return { refusals, warnings };
  const repaired = repairTexts(value, (code, field, text) => void warnings.push(fault(code, field, text)));
  const { textOrigins, ...cleaned } = cleanDeep(repaired) as ResearchRecord & { textOrigins?: readonly TextOriginEntry[] };
  const record = withoutContactsIn(withReadableMaths(cleaned));
  const madeSources = localTextsOf(record, textOrigins ?? []);
  const versions = record.versions?.map((version) => ({ ...version, ...bareIdentifiers(version) }));
  const references = finishReferences(
    record.references ?? [],
    'plain',
    (code, field, text) => void warnings.push(fault(code, field, text)),
  );
  const { references: _references, ...rest } = record;
  return {
    record: {
      ...rest,
      ...bareIdentifiers(record),
      ...(versions && { versions }),
      ...(references.length > 0 && { references }),
      source: record.source ?? { file, id: record.key },
    },
    ...(madeSources && { made: madeSources }),
    refusals,
    warnings,
  };
}

/** DOI and arXiv id in their canonical form. */
function bareIdentifiers(ids: { readonly doi?: string; readonly arxiv?: string }): { doi?: string; arxiv?: string } {
  const [doi, arxiv] = [cleanDoi(ids.doi), cleanArxiv(ids.arxiv)];
  return { ...(doi && { doi }), ...(arxiv && { arxiv }) };
}

/** Sources of the texts that a dump marks as written by a machine or an editor; entries for absent or original texts are ignored. */
function localTextsOf(record: ResearchRecord, origins: readonly TextOriginEntry[]): MadarRecord['made'] {
  const sources = origins.flatMap(({ field, language, ...origin }): [string, LocalTextSource][] => {
    if (field === 'keywords' || (origin.source !== 'machine' && origin.source !== 'editor')) return [];
    const original = originalOf(record, field, language);
    return original && record[field]?.[language] ? [[`${field}.${language}`, localTextSource(origin, original)]] : [];
  });
  return sources.length > 0 ? Object.fromEntries(sources) : undefined;
}

function fault(code: ImportFault['code'], field: string, value: unknown): ImportFault {
  const serialised = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  // Copied, since a slice keeps the whole long text in memory.
  return { code, field, value: Buffer.from(serialised.slice(0, 100)).toString() };
}

const listMax = 20_000;

const textOfLength =
  (max: number): Check =>
  (value, field, faults) => {
    if (typeof value !== 'string' || value.trim() === '') faults.push(fault('wrong_kind', field, value));
    else if (value.length > max) faults.push(fault('field_too_long', field, value));
  };
const text = textOfLength(lineMax);
const flag: Check = (value, field, faults) => {
  if (typeof value !== 'boolean') faults.push(fault('wrong_kind', field, value));
};
const count: Check = (value, field, faults) => {
  if (!Number.isInteger(value) || (value as number) < 0) faults.push(fault('wrong_kind', field, value));
};
const url: Check = (value, field, faults) => {
  if (typeof value !== 'string' || !cleanUrl(value)) faults.push(fault('bad_url', field, value));
};
const oneOf =
  (...allowed: readonly string[]): Check =>
  (value, field, faults) => {
    if (!allowed.includes(value as string)) faults.push(fault('unknown_code', field, value));
  };
const matching =
  (pattern: RegExp, code: ImportFault['code']): Check =>
  (value, field, faults) => {
    if (typeof value !== 'string' || !pattern.test(value)) faults.push(fault(code, field, value));
  };
const byLanguage =
  (check: Check): Check =>
  (value, field, faults) => {
    if (!isObject(value)) return void faults.push(fault('wrong_kind', field, value));
    for (const language in value) {
      if (!/^[a-z]{2,3}$/.test(language)) faults.push(fault('bad_language', field, language));
      else if (value[language] !== undefined) check(value[language], `${field}.${language}`, faults);
    }
  };
const listOf =
  (check: Check): Check =>
  (value, field, faults) => {
    if (!Array.isArray(value)) return void faults.push(fault('wrong_kind', field, value));
    if (value.length > listMax) return void faults.push(fault('field_too_long', field, value.length));
    value.forEach((entry, index) => void check(entry, `${field}[${index}]`, faults));
  };
const shape =
  (fields: Readonly<Record<string, Check>>, ...required: readonly string[]): Check =>
  (value, field, faults) => {
    if (!isObject(value)) return void faults.push(fault('wrong_kind', field, value));
    for (const name of required) if (value[name] === undefined) faults.push({ code: 'wrong_kind', field: `${field}.${name}` });
    for (const name in value) {
      const check = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!check) faults.push(fault('unknown_field', `${field}.${name}`, value[name]));
      else if (value[name] !== undefined) check(value[name], `${field}.${name}`, faults);
    }
  };
const name: Check = (value, field, faults) => {
  byLanguage(text)(value, field, faults);
  if (isObject(value) && Object.keys(value).length === 0) faults.push(fault('wrong_kind', field, value));
};
const title: Check = (value, field, faults) => {
  byLanguage(text)(value, field, faults);
  if (isObject(value) && Object.keys(value).length === 0) faults.push({ code: 'no_title', field });
};
const year: Check = (value, field, faults) => {
  if (!Number.isInteger(value) || (value as number) < 1000 || (value as number) > 2100) faults.push(fault('bad_year', field, value));
};
const date: Check = (value, field, faults) => {
  const match = typeof value === 'string' ? /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(\d{2}))?)?$/.exec(value) : null;
  const days = match?.[2] ? new Date(Date.UTC(Number(match[1]), Number(match[2]), 0)).getUTCDate() : 31;
  if (!match || (match[3] && (Number(match[3]) < 1 || Number(match[3]) > days))) faults.push(fault('bad_date', field, value));
};
const vocabularyCode =
  (isCode: (code: string) => boolean): Check =>
  (value, field, faults) => {
    if (typeof value !== 'string' || !isCode(value)) faults.push(fault('unknown_code', field, value));
  };
const institution = shape({
  name: byLanguage(text),
  acronym: text,
  ror: matching(/^0[a-z0-9]{6}\d{2}$/, 'wrong_kind'),
  openalex: matching(/^I\d+$/, 'wrong_kind'),
  country: matching(/^[A-Z]{2}$/, 'unknown_code'),
  city: text,
  kind: oneOf(...institutionKinds),
  parent: matching(/^I\d+$/, 'wrong_kind'),
});
const orcid: Check = (value, field, faults) => {
  if (typeof value !== 'string' || cleanOrcid(value) !== value) faults.push(fault('bad_orcid', field, value));
};
const contributor = shape({ name, orcid }, 'name');
const author = shape(
  {
    name,
    given: text,
    family: text,
    variants: listOf(text),
    affiliation: byLanguage(text),
    institutions: listOf(institution),
    person: matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'wrong_kind'),
    corresponding: flag,
    orcid,
    openalex: matching(/^A\d+$/, 'wrong_kind'),
    country: matching(/^[A-Z]{2}$/, 'unknown_code'),
  },
  'name',
);

const doi: Check = (value, field, faults) => {
  if (typeof value !== 'string' || !cleanDoi(value)) faults.push(fault('bad_doi', field, value));
};
const notice = shape({ kind: oneOf(...noticeKinds), doi, date }, 'kind');
// Identifiers are not checked here: `finishReferences` drops malformed ones without refusing the record.
const reference = shape({ doi: text, arxiv: text, bibcode: text, pmid: text, openalex: text, text });
const version = shape({ kind: oneOf(...versionKinds), doi, arxiv: text, place: text, date }, 'kind');

const checks: Readonly<Record<string, Check>> = lookupTable({
  key: matching(/^\S(?:.{0,298}\S)?$/, 'wrong_kind'),
  title,
  titleMarkup: text,
  language: matching(/^[a-z]{2,3}$/, 'bad_language'),
  abstract: byLanguage(textOfLength(proseMax)),
  abstractKind: oneOf('author', 'editor'),
  keywords: byLanguage(listOf(text)),
  authors: listOf(author),
  editors: listOf(contributor),
  translators: listOf(contributor),
  authorsTotal: count,
  authorsIncomplete: flag,
  type: vocabularyCode(isTypeCode),
  areas: listOf(vocabularyCode(isAreaCode)),
  year,
  inPress: flag,
  date,
  venue: shape(
    { name, kind: oneOf('journal', 'conference', 'book', 'institution', 'repository', 'series'), issn: text, isbn: text },
    'name',
  ),
  publisher: text,
  isbn: text,
  volume: text,
  issue: text,
  pages: text,
  reportNumber: text,
  doi,
  arxiv: text,
  bibcode: text,
  openalex: matching(/^W\d+$/, 'wrong_kind'),
  pmid: matching(/^[1-9]\d{0,8}$/, 'wrong_kind'),
  url,
  pdfUrl: url,
  openAccess: flag,
  licence: text,
  citations: count,
  notices: listOf(notice),
  noticeOf: listOf(notice),
  versions: listOf(version),
  references: listOf(reference),
  source: shape({ file: text, id: text }, 'file', 'id'),
  textOrigins: listOf(
    shape(
      {
        field: oneOf(...translatableTexts),
        language: matching(/^[a-z]{2,3}$/, 'bad_language'),
        source: oneOf(...textMakers),
        engine: text,
        date,
        reviewed: date,
      },
      'field',
      'language',
      'source',
    ),
  ),
});
