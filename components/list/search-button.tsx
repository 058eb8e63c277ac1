/** The button of a search field. On a phone a glass, so that the field has room for what is typed and for its hint. */
export function SearchButton({ text }: { readonly text: string }) {
  return (
    <button type="submit" className="button rounded-s-none max-sm:px-3 md:text-lg">
      <span className="max-sm:sr-only">{text}</span>
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 fill-none stroke-current stroke-2 sm:hidden">
        <path d="m13 13 5 5M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2" />
      </svg>
    </button>
  );
}
