import type { Citation } from '#components/record/cite-panel.tsx';
import { instance, siteUrl } from '#lib/compose.ts';
import { apiPaths } from '#lib/contract/api-paths.ts';
import { type Language, otherLanguage } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import { citation, citationStyleNames, citationStyles } from '#lib/formats/citation.ts';
import { formatNames, formats } from '#lib/formats/formats.ts';
import { site } from '#lib/site.ts';
import { paths } from '#lib/url/paths.ts';

/** Everything a reader may do with a record, finished: addresses, citations, the call that gives it. */
export async function recordActions(language: Language, research: Research, other: Research | undefined) {
  const { mode } = await instance();
  const path = paths.record(language, research.id);
  const { email } = site().operator;
  return {
    permanentUrl: siteUrl() + path,
    ...(email && { contactEmail: email }),
    citations: citationsOf(language, research, other),
    files: formatNames.map((name) => ({
      name: formats[name].label.en.replace(/ \(.*\)$/, ''),
      href: `${path}.${formats[name].extension}`,
    })),
    // In remote mode there is no API of ours to call.
    ...(mode === 'embedded' && { curl: `curl -H "X-Api-Key: YOUR_KEY" \\\n  "${siteUrl()}${apiPaths.research(language, research.id)}"` }),
  };
}

/** Every style, in the language of the work first and then in the other where the work has a title in it. Each is written from the record as a reader of that language is given it. */
function citationsOf(language: Language, research: Research, other: Research | undefined): readonly Citation[] {
  const recordIn = { [language]: research, [otherLanguage(language)]: other ?? research } as Record<Language, Research>;
  const first = citation(research, 'apa').language;
  const second = otherLanguage(first);
  const both = citation(recordIn[second], 'apa', { language: second }).language === second ? [first, second] : [first];
  return both.flatMap((inLanguage) =>
    citationStyleNames.map((style) => ({
      style,
      styleName: citationStyles[style].label[language],
      ...citation(recordIn[inLanguage], style, { language: inLanguage }),
    })),
  );
}
