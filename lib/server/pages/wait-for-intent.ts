/**
 * The inline script of a page, inserted as source. At the reader's first action it loads the other scripts, then replays that action
 * and any later ones.
 */
export function waitForIntent(storedKeys: readonly string[]): void {
  const { dataset } = document.currentScript as HTMLScriptElement;
  const waiting = new AbortController();
  const on = { capture: true, signal: waiting.signal };
  let isLoading = false;
  const quiet = holdEvents(on);
  const doAgain = keepActions(on);
  const settle = () => {
    waiting.abort();
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    quiet.pointAgain();
    doAgain();
  };
  const begin = () => {
    if (isLoading) return;
    isLoading = true;
    const fetchAll = () => fetchLive(dataset, quiet.whenStill, settle);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fetchAll);
    else setTimeout(fetchAll);
  };
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'change'];
  for (const sign of signs) addEventListener(sign, begin, on);
  addEventListener('hydrated', settle, on);
  // The next page links the style sheets that a first page contains (`send-page.ts`). Fetched after the first paint.
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    paints.disconnect();
    for (const href of (dataset.styles ?? '').split(' ').filter(Boolean))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'style', href }));
  });
  addEventListener('load', () => paints.observe({ type: 'paint', buffered: true }));
  const address = location.pathname + location.search;
  // Until the router listens, nothing else shows the address that Back or Forward leads to.
  addEventListener(
    'popstate',
    () => 'live' in document.documentElement.dataset || address === location.pathname + location.search || location.reload(),
  );
  try {
    if (storedKeys.some((key) => localStorage.getItem(key)) || sessionStorage.getItem('carried')) addEventListener('load', begin);
  } catch {
    // Storage may be blocked; the page then displays nothing from it.
  }
}

/** Records actions that only scripts can perform, such as clicks on controls and typed text. Returns a function that replays them. */
export function keepActions(on: AddEventListenerOptions): () => void {
  const again: (() => void)[] = [];
  const typedInputs = new Set<HTMLInputElement>();
  const unfolded = new Set<EventTarget>();
  let controls = 'button:not([type=submit]),a[data-scripted]';
  try {
    if (localStorage.getItem('choices')) controls += ',a[href],[type=submit]';
  } catch {
    // Storage may be blocked; then no choice is stored.
  }
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const control = target.closest<HTMLElement>(`${controls},input[type=checkbox],input[type=radio]`);
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = target.closest<HTMLAnchorElement>('a[data-in-place]');
    if (link) {
      // Opens the target without a history entry.
      event.preventDefault();
      location.replace(link.href);
    }
    // The browser changes a checkbox at once. The replay first restores its old state, then clicks it, so that React sees the change.
    if (control instanceof HTMLInputElement && control.type !== 'submit')
      again.push(() => Object.assign(control, { checked: control.type !== 'radio' && !control.checked }).click());
    else if (control) {
      event.preventDefault();
      again.push(() => control.click());
    } else if (document.querySelector('[data-menu][open]') && !target.closest('a,button,summary,label,input,select'))
      again.push(() => document.body.click());
  };
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    again.push(() => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
    if (key !== 'Escape' && (key !== '/' || ctrlKey || metaKey || altKey || (target as Element).matches('input,select,textarea'))) return;
    again.push(() => target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  };
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type === 'checkbox' || target.type === 'radio') return;
    typedInputs.add(target);
  };
  const listeners = { click: onClick, change: onChange, input: onInput, keydown: onKey };
  for (const [type, act] of Object.entries(listeners)) addEventListener(type, act as EventListener, on);
  addEventListener('toggle', ({ target }) => target && unfolded.add(target), on);
  return () => {
    for (const field of typedInputs) {
      const { value } = field;
      // React ignores a value that it already tracks, so the tracked value is cleared first.
      field.value = '';
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const fold of unfolded) fold.dispatchEvent(new Event('toggle'));
    for (const replay of again) replay();
  };
}

/** Stops events until hydration: an event makes React hydrate in one task of up to 500 ms instead of slices of 5 ms. */
export function holdEvents(on: AddEventListenerOptions): {
  readonly whenStill: (act: () => void) => void;
  readonly pointAgain: () => void;
} {
  const types = 'over,down,up'.split(',').flatMap((end) => [`pointer${end}`, `mouse${end}`]);
  types.push(...'click,touchstart,touchend,keydown,keypress,keyup,input,textInput,change,focusin'.split(','));
  let keyedAt = -500;
  let pointerTarget: EventTarget | null = null;
  for (const type of types) addEventListener(type, (event) => event.stopPropagation(), on);
  const onPoint = ({ target }: Event) => {
    pointerTarget = target;
  };
  addEventListener('pointerover', onPoint, on);
  const onKey = ({ target, timeStamp }: KeyboardEvent) => {
    if ((target as Element).matches('input')) keyedAt = timeStamp;
  };
  addEventListener('keydown', onKey, on);
  const whenStill = (act: () => void) => {
    const rest = keyedAt + 500 - performance.now();
    if (rest > 0) setTimeout(whenStill, rest, act);
    else act();
  };
  return { whenStill, pointAgain: () => pointerTarget?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })) };
}

/**
 * Loads the data, then the scripts; the last script waits for a pause in typing. Disabled `<link>` elements prevent React from loading
 * styles again.
 */
export function fetchLive({ styles = '', scripts = '' }: DOMStringMap, whenStill: (act: () => void) => void, failed: () => void): void {
  // React loads only the style sheets of the build, not the fonts.
  for (const href of styles.split(' ').filter((name) => name.startsWith('/_next/'))) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, disabled: true }).setAttribute('data-precedence', 'next');
    document.head.append(link);
  }
  const data = document.getElementById('live')?.textContent;
  const files = [data ? '' : `/_live${location.pathname}${location.search}`, ...scripts.split(' ')];
  const last = files.pop();
  const add = (src = '') => {
    const script = document.createElement('script');
    Object.assign(script, src ? { src, async: false, onerror: failed } : { text: data });
    document.head.append(script);
    // React recognises scripts by this attribute and does not fetch them again.
    script.setAttribute('async', '');
    return script;
  };
  const previous = files.map(add).pop();
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href: last }));
  previous?.addEventListener('load', () => whenStill(() => add(last)));
}
