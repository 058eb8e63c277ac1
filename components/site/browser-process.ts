/** What stands for Node's `process` in the browser. Next.js reads only its `env`; the polyfill it would bring costs every first visit 0.7 KB. */
export const env = {};
