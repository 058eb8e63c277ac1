import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Problem } from '#lib/base/problem.ts';
import { everyFiveSeconds } from '#lib/commands/process/every-five-seconds.ts';
import { runWriter } from '#lib/commands/process/publish-store.ts';
import {
  filterOptions,
  importTextFile,
  newBatch,
  readCount,
  readFilter,
  readTextName,
  today,
  withTexts,
  writePieces,
} from '#lib/commands/process/text-options.ts';
import { translateMessages, writeTranslateReport } from '#lib/commands/wording/translate-texts.ts';
import { type Env, readEnv } from '#lib/env.ts';
import { outwardFetch } from '#lib/remote/transport/outward-fetch.ts';
import type { Store } from '#lib/store/port/store.ts';
import { fileFormat } from '#lib/translate/files/translation-file.ts';
import { openProvider } from '#lib/translate/providers/open-provider.ts';
import type { Provider } from '#lib/translate/providers/provider.ts';
import { type TextSelection, textsToTranslate } from '#lib/translate/texts/list-texts.ts';
import { openRefusedTexts } from '#lib/translate/texts/refused-texts.ts';
import { measureTexts, type TranslateReport, translateTexts as translateStored } from '#lib/translate/translate-texts.ts';
import { usages } from './usages.ts';

const options = {
  ...filterOptions,
  missing: { type: 'string', multiple: true },
  budget: { type: 'string' },
  'dry-run': { type: 'boolean' },
  concurrency: { type: 'string' },
  again: { type: 'boolean' },
  report: { type: 'string' },
  out: { type: 'string' },
  in: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

const concurrencyDefault = 4;

/** `npm run translate`: translates missing texts, by machine or by people. Exit code 0 on success, 1 when texts were refused, 2 when stopped. */
await runWriter(
  usages.translate,
  async () => {
    const { values } = parseArgs({ options });
    if (!values.missing && !values.in) return 'usage';
    const env = readEnv();
    const selections = (values.missing ?? []).map((name) => ({
      ...readTextName(name),
      filter: readFilter(values),
      limit: readCount('--limit', values.limit),
      budget: readCount('--budget', values.budget),
    }));
    return withTexts(env, (store) => {
      if (values.in !== undefined) return importTextFile(store, values.in, { mode: 'translate' });
      if (values.out !== undefined) return writeTextFile(store, selections, values.out);
      if (values['dry-run']) return dryRun(store, selections);
      return translate(store, selections, values, env);
    });
  },
  'translate',
);

/** Reduces the limit and the budget by the amounts used so far, because all `--missing` options of a run share them. */
function withinLimits(
  { limit, budget, ...selection }: TextSelection,
  { asked, characters }: Pick<TranslateReport, 'asked' | 'characters'>,
): TextSelection {
  return {
    ...selection,
    limit: limit === undefined ? undefined : Math.max(0, limit - asked),
    budget: budget === undefined ? undefined : Math.max(0, budget - characters),
  };
}

async function dryRun(store: Store, selections: readonly TextSelection[]): Promise<number> {
  const total = await measureAll(store, selections);
  const { nothing, overBudget } = translateMessages;
  const text =
    total.asked > 0
      ? `${total.asked} texts have no translation: ${total.characters} characters to send. Nothing was sent or written.`
      : total.overBudget
        ? overBudget
        : nothing;
  process.stdout.write(`${text}\n`);
  return 0;
}

async function measureAll(
  store: Store,
  selections: readonly TextSelection[],
): Promise<{ asked: number; characters: number; overBudget: boolean }> {
  let total = { asked: 0, characters: 0, overBudget: false };
  for (const selection of selections) {
    const { asked, characters, overBudget = false } = await measureTexts(store.texts, withinLimits(selection, total));
    total = { asked: total.asked + asked, characters: total.characters + characters, overBudget: total.overBudget || overBudget };
  }
  return total;
}

async function translate(store: Store, selections: readonly TextSelection[], values: Values, env: Env): Promise<number> {
  const concurrency = readCount('--concurrency', values.concurrency) ?? concurrencyDefault;
  const provider = providerOf(env, concurrency);
  const refusedTexts = openRefusedTexts(`${env.DATA_DIR}/translate/refused.txt`, provider.engine, values.again ?? false);
  const requests = selections.map((selection) => ({ ...selection, refused: refusedTexts }));
  const total = await measureAll(store, requests);
  const batch = newBatch('t');
  const totals = { asked: 0, characters: 0 };
  const reports: TranslateReport[] = [];
  const onProgress = everyFiveSeconds(({ asked, refused, characters }: TranslateReport, seconds) => {
    const asking = totals.asked + asked;
    return `${asking} of ${total.asked} texts  ${Math.round(asking / seconds)}/s  rejected: ${refused}  characters: ${totals.characters + characters}`;
  });
  for (const [index, selection] of requests.entries()) {
    const source = `${provider.engine} ${values.missing?.[index] ?? ''}`.trim();
    const settings = { ...withinLimits(selection, totals), provider, concurrency, batch, date: today(), source, onProgress };
    const report = await translateStored(store.texts, settings);
    reports.push(report);
    totals.asked += report.asked;
    totals.characters += report.characters;
    if (report.stopped) break;
  }
  return report(reports, values.report);
}

/** Reports what was done, also when the work was stopped. */
async function report(reports: readonly TranslateReport[], file: string | undefined): Promise<number> {
  for (const report of reports) {
    const isNothing = report.asked === 0 && report.skipped === 0 && !report.stopped && !report.overBudget;
    process.stdout.write(isNothing ? `${translateMessages.nothing}\n` : writeTranslateReport(report));
  }
  if (file !== undefined) {
    const entries = reports.map(({ stopped, ...report }) => ({
      ...report,
      ...(stopped && { stopped: stopped.detail ?? stopped.message }),
    }));
    await writeFile(file, `${JSON.stringify(entries, null, 2)}\n`);
  }
  const stopReason = reports.find((report) => report.stopped)?.stopped;
  if (stopReason) throw stopReason;
  return reports.some(({ refused }) => refused > 0) ? 1 : 0;
}

function providerOf(env: Env, concurrency: number): Provider {
  const { TRANSLATE_URL: url, TRANSLATE_KIND: kind, TRANSLATE_KEY: key, TRANSLATE_MODEL: model } = env;
  if (!url || !kind)
    throw new Problem('config', {
      detail: 'TRANSLATE_URL and TRANSLATE_KIND are required; --out FILE writes the texts for human translators.',
    });
  if (kind === 'openai' && !model) throw new Problem('config', { detail: 'TRANSLATE_KIND=openai requires TRANSLATE_MODEL.' });
  const note = (text: string) => void process.stderr.write(`${text}\n`);
  return openProvider(kind, { url, key, model, note, fetch: outwardFetch(url, true, concurrency) });
}

async function writeTextFile(store: Store, selections: readonly TextSelection[], file: string): Promise<number> {
  const format = fileFormat(file);
  const texts = await textsToTranslate(store.texts, selections);
  if (texts.length > 0) await writePieces(file, format.write(texts));
  process.stdout.write(`${texts.length > 0 ? translateMessages.wrote(texts.length, file) : translateMessages.nothing}\n`);
  return 0;
}
