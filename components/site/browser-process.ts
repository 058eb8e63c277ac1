/** Replaces Node's `process` in the browser. Next.js reads only `env`; its own polyfill costs every first visit 0.7 KB. */
export const env = {};
