/** Types for test dependencies that have none; only what `parse-back.test.ts` uses. */
declare module '@citation-js/core' {
  export const plugins: {
    input: { chain(source: string, options: { forceType: string; generateGraph: boolean }): Record<string, unknown>[] };
  };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
