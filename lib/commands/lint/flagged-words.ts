import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '#lib/commands/process/run-tool.ts';

/** The number of flagged words (`cspell.json`) that each folder may have; it may only fall. */
const allowancesFile = join(import.meta.dirname, 'flagged-words.json');

/** `npm run words`: lists the flagged words of folders above their allowance, and fails; `--write` lowers the allowances to the current counts. */
const { code, output } = await runTool('node_modules/cspell/bin.mjs', ['lint', '--no-progress', '--no-summary', '--relative'], true);
const hits = output.split('\n').filter(Boolean);
// cspell ends with 1 both for flagged words and for its own errors.
if (code !== 0 && hits.length === 0) {
  process.stderr.write(`cspell ended with ${code} and found no words: the check of flagged words did not run.\n`);
  process.exit(code);
}
const byFolder = Map.groupBy(hits, folderOf);
const allowances = JSON.parse(readFileSync(allowancesFile, 'utf8')) as Readonly<Record<string, number>>;
const excesses = [...byFolder].filter(([folder, uses]) => uses.length > (allowances[folder] ?? 0));
for (const [folder, uses] of excesses)
  process.stderr.write(`${folder}: ${uses.length} flagged words, ${allowances[folder] ?? 0} allowed\n${uses.join('\n')}\n`);
if (excesses.length > 0) process.exitCode = 1;
else if (process.argv.includes('--write')) {
  const counts = Object.fromEntries([...byFolder].map(([folder, uses]) => [folder, uses.length] as const).sort());
  writeFileSync(allowancesFile, `${JSON.stringify(counts, null, 2)}\n`);
}

/** The folder whose count includes a report line: a direct subfolder of `lib`, or another top-level folder. */
function folderOf(hit: string): string {
  const folders = (hit.split(':')[0] ?? '').split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'lib' ? 2 : 1).join('/') || '.';
}
