/** The address without its anchor, decoded and encoded again, so that two ways to write it are equal. */
export const normalAddress = (path: string, search: URLSearchParams | string) => `${path}?${new URLSearchParams(search)}`;

const currentAddress = () => normalAddress(location.pathname, location.search);

/**
 * Lets the router restore history entries that the browser creates for in-page links. They have no state, and the router ignores such
 * entries on the way back. They get the state of the entry before. An entry without state whose address is not that of `shownAddress`
 * loads the page again. Returns a function that stops this.
 */
export function keepEntries(shownAddress: () => string): () => void {
  let clicked: { readonly state: unknown; readonly address: string } | undefined;
  const onClick = () => {
    clicked = { state: history.state, address: currentAddress() };
  };
  const onMove = () => {
    if (history.state !== null) return;
    const address = currentAddress();
    if (clicked?.address === address) {
      history.replaceState(clicked.state, '');
      // Tells the router, which would write its own address again.
      history.replaceState(null, '', location.href);
    } else if (address !== shownAddress()) location.reload();
  };
  document.addEventListener('click', onClick, true);
  window.addEventListener('popstate', onMove);
  return () => {
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('popstate', onMove);
  };
}
