import { join } from 'node:path';

/** For the environment of commands in tests: compiling a command's modules takes a second, so they share the result. */
export const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/madar-compiled') } as const;
