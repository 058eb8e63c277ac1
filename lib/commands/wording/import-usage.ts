/** The `--help` text of `npm run import`. */
export const importUsage = `npm run import -- FILE… [options]

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
