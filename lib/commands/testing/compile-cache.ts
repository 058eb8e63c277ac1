import { join } from 'node:path';

/** For the environment of a command that a test starts. Compiling its modules takes a second, more than most commands; what one has compiled the others need not. */
export const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/madar-compiled') } as const;
