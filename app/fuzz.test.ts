import fc from 'fast-check';
import { it } from 'vitest';
import { checkHandler, handlerCase } from './testing/fuzz-handlers.ts';
import { withStarterInstance } from './testing/starter-instance.ts';

withStarterInstance();

it('none of three hundred random requests to the handlers of files and of the browser makes them fail', () =>
  fc.assert(fc.asyncProperty(handlerCase, checkHandler), { numRuns: 300 }));
