import { expect, it } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { titledResearch } from '#lib/domain/testing/titled-research.ts';
import { printAnswer, printedMax } from './print-answer.ts';

withStarterInstance();

async function* records(count: number, onEnd: () => void) {
  try {
    for (let id = 1; id <= count; id += 1) {
      yield titledResearch(`Tides, part ${id}`, 'en', { id: String(id) });
    }
  } finally {
    onEnd();
  }
}

it('the print view prints the first rows of a list that is too long for paper with a note, and ends the iteration of the store', async () => {
  let endedCount = 0;
  const request = new Request('https://madar.example/en/research.html');
  const print = async (language: 'en' | 'ar', count: number) => {
    const listPage = { language, title: 'Publications', path: `/${language}/research`, total: count };
    return (
      await printAnswer(
        request,
        records(count, () => (endedCount += 1)),
        listPage,
      )
    ).text();
  };
  const rowsIn = (html: string) => html.split('<li>').length - 1;
  const long = await print('en', printedMax + 200);
  expect(rowsIn(long)).toBe(printedMax);
  expect(long).toContain('The first 5,000 of 5,200 publications.');
  expect(long).toContain('</html>');
  expect(await print('ar', printedMax + 1)).toContain('5,001');
  expect(endedCount).toBe(2);
  const longText = await print('en', 3);
  expect([rowsIn(longText), longText.includes('The first')]).toEqual([3, false]);
});
