import { expect, test } from 'vitest';
import { capital } from './term-row.tsx';

test('a line of names begins with a capital, except where its small letter is part of the name', () => {
  for (const name of ['accretion disk', 'hydrogen line, HI line', 'épingle', 'non-LTE'])
    expect(capital(name), name).toBe('first-letter:uppercase');
  for (const name of ['r-process', 'eROSITA', 'roAp stars', 'f(R) gravity', '5G network', 'Kerr black hole', 'المجرة'])
    expect(capital(name), name).toBe('');
});
