import { keysUsage } from '#lib/keys/keys-usage.ts';
import { doctorUsage } from '#lib/remote/doctor/doctor-command.ts';

/** The ending of a help text: the exit codes of the command. */
const codes = (meaning: string) => `Exit code: ${meaning}.\n`;
const usageOf = (lines: readonly string[], ending: string) => `${lines.join('\n')}\n${ending}`;

const doneOrNot = codes('0 done, 2 nothing was done');

/** The `--help` text of `npm run import`. */
const importUsage = `npm run import -- FILE… [options]

FILE is a file, a folder, or - for standard input; .gz files are decompressed.
Formats are recognised: our JSON Lines, OpenAlex works and authors, ORCID, arXiv, Crossref, DataCite, CSL-JSON, ADS, INSPIRE, BibTeX, RIS, EndNote (.enw),
PubMed (.nbib), CSV, Excel (.xlsx), OAI-PMH, JATS, MODS, MARC 21 (XML or
binary), SRU responses.

  --dry-run            show what would change and write nothing
  --replace            for corrected files: replace values from the same source, but never what a person edited
  --strict             refuse records with essential facts that were lost or falsified, instead of warning
  --report OUT.json    write a report (OUT.html for a web page); may be given twice
  --format F           jsonl, openalex, openalex-authors, orcid, arxiv, crossref, datacite, csl, ads, inspire, bibtex, ris, enw, nbib, csv, oai, jats, pubmed, endnote, zotero, mods or marc
  --encoding E         text encoding (windows-1256, windows-1252…), if it is not detected correctly
  --sheet S            sheet of a workbook, by name or number (default: the first)
  --from-url URL       harvest an OAI-PMH base address, or an API page and its next pages; --max-records N limits it
  --list               list all batches
  --undo BATCH         undo a batch
  --suspects           list possible duplicates of publications and people
  --merge research:FROM=INTO   merge two entries (or author:, institution:); the old id redirects to the new one
  --split ID=IDENTIFIER        make a version of a publication a separate record, by its DOI or arXiv number
  --withdraw ID        withdraw a publication; its address answers 410
  --lang en|ar         language of the --report page (default: en)

Exit code: 0 success, 1 some records were refused, 2 nothing was done.
`;

/** The `--help` text of `npm run translate`. */
const translateUsage = `npm run translate -- --missing title.ar [--missing abstract.ar] [options]

Requests missing texts from the translation service at TRANSLATE_URL, checks each translation and stores those that pass as one batch, marked as machine translations.

  --missing TEXT       title.ar, title.en, abstract.ar or abstract.en; may be given twice
  --area A  --type T   only publications of an area (debris) or a type (journal-article); may be given twice
  --year 2010-2015     only of these years
  --from L             only works in this language (en, ar, fr…)
  --limit N            at most N texts
  --budget N           send at most N characters
  --dry-run            count texts and characters; send and write nothing
  --concurrency N      concurrent requests (default: 4)
  --again              also request texts whose translations were rejected before
  --report OUT.json    write a report with every rejected translation
  --out FILE           write the texts for human translators instead: .xlf (XLIFF 2.1) or .csv
  --in FILE            load such a file, as texts by an editor; invalid rows are reported and skipped

Run the same command again to continue after an interruption. To undo a batch: npm run import -- --undo BATCH
Exit code: 0 success, 1 some texts were rejected, 2 nothing was done or the run was stopped.
`;

const reviewUsage = `npm run review -- export FILE [options]    export machine translations, by area, most cited first
npm run review -- import FILE [options]    load reviewed texts and mark them as reviewed today

FILE is .xlf (XLIFF 2.1; a reviewed segment has the state reviewed or final) or .csv (a reviewed row has yes in the column "reviewed").
A changed text counts as reviewed.

  --text title.ar      only these texts; may be given twice
  --area A  --type T   only publications of an area or a type
  --year 2010-2015     only of these years
  --from L             only works in this language
  --limit N            at most N texts
  --reviewed           also export texts reviewed before
  --all                treat every text of the file as reviewed, even without a mark

Exit code: 0 success, 1 some texts were rejected, 2 nothing was done.
`;

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
