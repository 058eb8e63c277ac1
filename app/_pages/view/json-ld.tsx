/** JSON-LD for machines. Data only: nothing runs, and `<` is escaped so that nothing can end the element. */
export function JsonLd({ node }: { readonly node: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours with every `<` escaped.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
