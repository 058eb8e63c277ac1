import fc from 'fast-check';
import { it } from 'vitest';
import { askHandler, handlerCase } from './testing/fuzz-handlers.ts';
import { withStarterInstance } from './testing/starter-instance.ts';

withStarterInstance();

it('three hundred requests of any kind to the handlers of files and of the browser half fail in none', () =>
  fc.assert(fc.asyncProperty(handlerCase, askHandler), { numRuns: 300 }));
