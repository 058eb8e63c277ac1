/** The `--help` text of `npm run translate`. */
export const translateUsage = `npm run translate -- --missing title.ar [--missing abstract.ar] [options]

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

export const reviewUsage = `npm run review -- export FILE [options]    export machine translations, by area, most cited first
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
