import { expect, it } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { listMetadata } from './list-metadata.ts';

withStarterInstance();

it('the head of a page repeats the start of a long title, whole words, and a short title whole', () => {
  const metadata = (title: string) =>
    listMetadata({ title: ['Authors', title], pathIn: (language) => `/${language}/research/1`, index: true, language: 'en' });
  const long = metadata('word '.repeat(4000));
  expect(JSON.stringify(long).length).toBeLessThan(5000);
  expect(long.title).toMatch(/^Authors · word .* word…$/);
  expect(long.openGraph?.title).toMatch(/word…$/);
  expect(metadata('A short title').title).toBe('Authors · A short title');
});
