import { importUsage } from '#lib/commands/wording/import-usage.ts';
import { reviewUsage, translateUsage } from '#lib/commands/wording/translate-usage.ts';
import { keysUsage } from '#lib/keys/keys-usage.ts';
import { doctorUsage } from '#lib/remote/doctor/usage.ts';

/** The ending of a help text: the exit codes of the command. */
const codes = (meaning: string) => `Exit code: ${meaning}.\n`;
const usageOf = (lines: readonly string[], ending: string) => `${lines.join('\n')}\n${ending}`;

const doneOrNot = codes('0 done, 2 nothing was done');

/** Help texts by the name of the command in `npm run`. */
export const usages = {
  import: importUsage,
  translate: translateUsage,
  review: reviewUsage,
  keys: keysUsage,
  doctor: doctorUsage,
  backup: usageOf(['npm run -s backup -- FILE [--verify]    copy the database while it is in use; --verify only checks FILE'], doneOrNot),
  restore: usageOf(['npm run -s restore -- FILE    replace the database with a backup; stop the server first'], doneOrNot),
  reindex: usageOf(
    [
      'npm run -s reindex    rebuild the search index from the stored records with the text analysis of this version; the server may keep running',
    ],
    codes('0 done, 2 failed; the old index is still in use'),
  ),
  publish: usageOf(
    [
      'npm run -s publish                        publish pending changes. Commands that change records do this at their end',
      'npm run -s publish -- --all               build a new index next to the old one, then switch readers to it',
      'npm run -s publish -- --all --take-over   also replace an index of another store, or one from before a restore',
      'npm run -s publish -- --check             compare the index with the store',
      'npm run -s publish -- --init              make this machine the writer, with the starter collection',
    ],
    codes('0 published or equal, 1 records are pending or differ, 2 nothing was done'),
  ),
  dump: usageOf(['npm run -s dump    create the files of all records for /downloads, and print their checksums'], doneOrNot),
  vocabulary: usageOf(
    [
      'npm run -s vocabulary                generate the derived tables of lib/text/data',
      'npm run -s vocabulary -- check FILE  what is doubtful in a file of terms before it becomes TERMS_FILE: names known already, ambiguous or harmful',
    ],
    codes('0 done, 1 something in FILE is doubtful, 2 nothing was done'),
  ),
  classify: usageOf(
    [
      'npm run -s classify -- --review [--below 0.6] [--limit 1000]   records with automatically assigned areas, least certain first',
      'npm run -s classify -- --set ID area,area       set the areas of a record; later imports respect this',
      'npm run -s classify -- --renew                  classify these records again with this version; areas from sources and editors do not change',
    ],
    doneOrNot,
  ),
  coverage: usageOf(
    [
      'npm run -s coverage                           share of publications and people with each text in each language',
      'npm run -s coverage -- --missing title.ar     address and title of records without this text',
      'npm run -s coverage -- --json                 the figures as JSON',
    ],
    doneOrNot,
  ),
  status: usageOf(
    [
      'npm run -s status                     state of the server on this machine: uptime, records, slow requests, errors by code',
      'npm run -s status -- --url URL        another server',
      'npm run -s status -- --json           the figures as JSON',
      'npm run -s status -- --usage [--csv]  views of records’ pages, files taken and citations copied with the button in the last 30 days, without robots; --csv: every count that is kept, by day',
    ],
    codes('0 ready, 1 a problem is reported, 2 no server answers'),
  ),
  jobs: usageOf(
    [
      'npm run -s jobs             running and finished imports, dumps, backups and the like, newest first',
      'npm run -s jobs -- ID       output of that job',
      'npm run -s jobs -- --json   the list as JSON',
    ],
    codes('0 done, 2 there is no such job'),
  ),
  digests: usageOf(
    [
      'npm run -s digests -- --send      send the mails with new works that are due; run it every hour. A run that was killed continues',
      'npm run -s digests -- --dry-run   print what would be sent to whom, with masked addresses; sends nothing',
    ],
    codes('0 done, 1 the mail server did not accept messages, 2 nothing was done'),
  ),
  explain: usageOf(
    [
      'npm run -s explain -- author ID    why each publication is assigned to an author',
      'npm run -s explain -- record ID    the source of each field of a record, and the reasons for its areas',
      'npm run -s explain -- search "…"   how a query is parsed, and the parts of each row’s score',
      '--json: output as JSON (author, record)',
    ],
    doneOrNot,
  ),
} as const;
