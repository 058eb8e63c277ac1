import { join } from 'node:path';

/** Environment variable with which commands in tests share compiled modules. Compiling them takes a second per command. */
export const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/madar-compiled') } as const;
