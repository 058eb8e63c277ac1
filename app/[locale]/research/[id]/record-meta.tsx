import { JsonLd } from '#app/_pages/view/json-ld.tsx';
import { BreadcrumbData } from '#app/_pages/view/page-node.tsx';
import type { Research } from '#lib/domain/research.ts';
import { researchNode } from '#lib/formats/jsonld/jsonld.ts';
import { highwireTags } from '#lib/formats/metadata/highwire.ts';
import { signpostingLinks } from '#lib/formats/signposting.ts';
import type { Language } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';

interface RecordMetaProps {
  readonly research: Research;
  /** The record in the other language. */
  readonly other?: Research | undefined;
  readonly language: Language;
}

/** Maximum authors and maximum keywords in the head of the page; the files and the API have all of them. */
const headMax = 100;

/** The part of a record that the head of its page describes. */
const forHead = (research: Research): Research => ({
  ...research,
  authors: research.authors.slice(0, headMax),
  keywords: research.keywords.slice(0, headMax),
});

/** Tags for Google Scholar and catalogues. React moves the tags to the head and keeps their order, on which the author tags depend. */
export function RecordMeta({ research, other, language }: RecordMetaProps) {
  // The tags describe the work in its own language, venue and affiliations included.
  const original = research.language === other?.title.lang && research.language !== language && other ? other : research;
  const options = { language, siteUrl: siteUrl() };
  return (
    <>
      {highwireTags(forHead(original), options).map(({ name, content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the tags never move.
        <meta key={index} name={name} content={content} />
      ))}
      {signpostingLinks(research, options).map(({ rel, href, type }) => (
        <link key={`${rel} ${href}`} rel={rel} href={href} {...(type && { type })} />
      ))}
      <JsonLd node={researchNode(forHead(research), options)} />
      <BreadcrumbData language={language} section="research" name={research.title.value} path={paths.record(language, research.id)} />
    </>
  );
}
