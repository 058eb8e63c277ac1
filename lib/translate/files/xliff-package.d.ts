/** The part of the untyped package `xliff` that tests use. */
declare module 'xliff/xliff2js' {
  interface Read {
    readonly sourceLanguage: string;
    readonly targetLanguage: string;
    /** Texts by file, then by unit. */
    readonly resources: Readonly<Record<string, Readonly<Record<string, { readonly source: unknown; readonly target?: unknown }>>>>;
  }
  const xliff2js: (xliff: string) => Promise<Read>;
  // biome-ignore lint/style/noDefaultExport: the package has a default export.
  export default xliff2js;
}
