import { JsonLd } from '#app/_pages/view/json-ld.tsx';
import { BreadcrumbData } from '#app/_pages/view/page-node.tsx';
import type { Author } from '#lib/domain/author.ts';
import { personNode } from '#lib/formats/jsonld/jsonld.ts';
import type { Language } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';

/** Maximum spellings of a name in the head of the page; the API has all of them. */
const variantsMax = 100;

/** Structured data (JSON-LD) of an author page: the person, and the position of the page in the site. */
export function AuthorMeta({ author, language }: { readonly author: Author; readonly language: Language }) {
  const person = { ...author, variants: (author.variants ?? []).slice(0, variantsMax) };
  return (
    <>
      <JsonLd node={personNode(person, { language, siteUrl: siteUrl() })} />
      <BreadcrumbData language={language} section="authors" name={author.name.value} path={paths.author(language, author.id)} />
    </>
  );
}
