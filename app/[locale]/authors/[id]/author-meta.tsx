import { JsonLd } from '#app/_pages/view/json-ld.tsx';
import { BreadcrumbData } from '#app/_pages/view/page-node.tsx';
import { siteUrl } from '#lib/compose.ts';
import type { Author } from '#lib/domain/author.ts';
import type { Language } from '#lib/domain/language.ts';
import { personNode } from '#lib/formats/metadata/jsonld.ts';
import { paths } from '#lib/url/paths.ts';

/** Structured data (JSON-LD) of an author page: the person, and the position of the page in the site. */
export function AuthorMeta({ author, language }: { readonly author: Author; readonly language: Language }) {
  return (
    <>
      <JsonLd node={personNode(author, { language, siteUrl: siteUrl() })} />
      <BreadcrumbData language={language} section="authors" name={author.name.value} path={paths.author(language, author.id)} />
    </>
  );
}
