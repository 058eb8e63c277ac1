import { withinTime } from '#lib/base/within-time.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';

/** A catalogue whose methods end within `deadlineMs`, however many requests they make. Late responses are still cached. */
export function withDeadline(catalogue: Catalogue, deadlineMs: number): Catalogue {
  const bounded = <T>(answer: Promise<T>) => withinTime(answer, deadlineMs, lateAnswer(deadlineMs));
  const { institutions } = catalogue;
  return {
    researchTypes: (language) => bounded(catalogue.researchTypes(language)),
    researchAreas: (language) => bounded(catalogue.researchAreas(language)),
    findResearch: (language, query) => bounded(catalogue.findResearch(language, query)),
    research: (language, id) => bounded(catalogue.research(language, id)),
    findAuthors: (language, query) => bounded(catalogue.findAuthors(language, query)),
    author: (language, id) => bounded(catalogue.author(language, id)),
    ...(institutions && {
      institutions: {
        hasAreaFilter: institutions.hasAreaFilter,
        find: (language, query) => bounded(institutions.find(language, query)),
        one: (language, id) => bounded(institutions.one(language, id)),
      },
    }),
  };
}

/** What the log states when the service exceeds its time. */
export const lateAnswer = (timeMs: number) => ({ detail: `The service did not answer within ${timeMs} ms.` });
