import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { worldModule } from './write-world.ts';

it('components/map/world-shape.ts equals the shape derived from the map data', () => {
  expect(readFileSync('components/map/world-shape.ts', 'utf8')).toBe(worldModule());
});
