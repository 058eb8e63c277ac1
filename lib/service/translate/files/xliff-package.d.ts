/** Only what the tests use of the `xliff` package, which brings no types. */
declare module 'xliff/xliff2js' {
  interface Read {
    readonly sourceLanguage: string;
    readonly targetLanguage: string;
    /** By file, then by unit. */
    readonly resources: Readonly<Record<string, Readonly<Record<string, { readonly source: unknown; readonly target?: unknown }>>>>;
  }
  const xliff2js: (xliff: string) => Promise<Read>;
  // biome-ignore lint/style/noDefaultExport: it is what the package exports.
  export default xliff2js;
}
