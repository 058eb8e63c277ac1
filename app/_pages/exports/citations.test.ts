import { expect, it } from 'vitest';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import type { Authorship } from '#lib/domain/research.ts';
import { titledResearch } from '#lib/domain/testing/titled-research.ts';
import { citation, citationStyleNames } from '#lib/formats/cite/citation.ts';
import { citationsOf } from './citations.ts';

withStarterInstance();

const authors = Array.from({ length: 3700 }, (_, index): Authorship => {
  return { position: index + 1, name: { value: `Ada Surname${index + 1}`, lang: 'en' } };
});

it.each([3700, 3900])(
  'citations of 3,700 of %i authors are those of the whole list, and LaTeX code has the first hundred',
  (authorCount) => {
    const research = titledResearch('Waves from a merger', 'en', { authors, authorCount, language: 'en', year: 2017 });
    const citations = citationsOf('en', research, undefined);
    for (const style of citationStyleNames)
      expect(citations.find((candidate) => candidate.style === style)?.text).toBe(citation(research, style).text);
    const bibtex = citations.find(({ style }) => style === 'bibtex')?.text ?? '';
    expect(bibtex.match(/Surname\d+, Ada/g)).toHaveLength(100);
    expect(bibtex).toContain('Surname100, Ada and others}');
    expect(JSON.stringify(citations).length).toBeLessThan(20_000);
  },
);
