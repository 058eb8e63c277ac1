/**
 * The one script that a finished page runs by itself; `defer-scripts.ts` writes its source into the page, so it may use nothing but the functions of this
 * file, and every reader pays for its comments. It loads what makes the page live at the first sign of a reader (pointer, key, focus), in the order of its
 * `data-scripts`. What a reader does meanwhile is done again once `components/site/hydrated.tsx` reports that the page is live, or given back to the browser
 * when the scripts do not come. A device that keeps something the page shows (`kept`: keys of localStorage), or a tab that carries something from the
 * other language (`carry-state.ts`), is served at once.
 */
export function waitForIntent(kept: readonly string[]): void {
  const { dataset } = document.currentScript as HTMLScriptElement;
  const waiting = new AbortController();
  const on = { capture: true, signal: waiting.signal };
  let begun = false;
  const quiet = keepQuiet(on);
  const doAgain = keepActions(on);
  const settle = () => {
    waiting.abort();
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    quiet.pointAgain();
    doAgain();
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    const fetchAll = () => fetchLive(dataset, quiet.whenStill, settle);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fetchAll);
    else setTimeout(fetchAll);
  };
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'change'];
  for (const sign of signs) addEventListener(sign, begin, on);
  addEventListener('hydrated', settle, on);
  try {
    if (kept.some((key) => localStorage.getItem(key)) || sessionStorage.getItem('carried')) addEventListener('load', begin);
  } catch {
    // Storage may be closed; then nothing is kept.
  }
}

/**
 * Keeps what a reader does and only scripts can do: clicks on controls and on links that scripts handle (`data-scripted`, and all links where the device
 * keeps choices that they take along), a click next to an open menu, choices in a select, typed text, unfolding, the shortcut `/` and Escape. The function
 * returned does them all.
 */
export function keepActions(on: AddEventListenerOptions): () => void {
  const again: (() => void)[] = [];
  const typed = new Set<HTMLInputElement>();
  const unfolded = new Set<EventTarget>();
  let controls = 'button:not([type=submit]),a[data-scripted]';
  try {
    if (localStorage.getItem('choices')) controls += ',a[href],[type=submit]';
  } catch {
    // Storage may be closed; then nothing was chosen.
  }
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const control = target.closest<HTMLElement>(`${controls},input[type=checkbox],input[type=radio]`);
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A tick shows at once; it is taken back unseen and made again.
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
    typed.add(target);
  };
  const listeners = { click: onClick, change: onChange, input: onInput, keydown: onKey };
  for (const [type, act] of Object.entries(listeners)) addEventListener(type, act as EventListener, on);
  addEventListener('toggle', ({ target }) => target && unfolded.add(target), on);
  return () => {
    for (const field of typed) {
      const { value } = field;
      // React overlooks a value that it has seen before.
      field.value = '';
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const fold of unfolded) fold.dispatchEvent(new Event('toggle'));
    for (const act of again) act();
  };
}

/**
 * React listens as soon as it runs, and answers the first of these events by making the whole page live in one piece, which blocks a slow processor for
 * half a second; when it hears nothing it works in pieces of 5 ms. So nothing gets past the window until the page is live: links, forms and fields work
 * by themselves, and the rest is kept. `whenStill` waits until nobody types, because running the scripts takes its time too; `pointAgain` says where
 * the pointer has come to rest.
 */
export function keepQuiet(on: AddEventListenerOptions): { readonly whenStill: (act: () => void) => void; readonly pointAgain: () => void } {
  const types = 'over,down,up'.split(',').flatMap((end) => [`pointer${end}`, `mouse${end}`]);
  types.push(...'click,touchstart,touchend,keydown,keypress,keyup,input,textInput,change,focusin'.split(','));
  let keyedAt = -500;
  let pointed: EventTarget | null = null;
  for (const type of types) addEventListener(type, (event) => event.stopPropagation(), on);
  const onPoint = ({ target }: Event) => {
    pointed = target;
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
  return { whenStill, pointAgain: () => pointed?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })) };
}

/**
 * Fetches the scripts in their order, after the data they read, which stand in a page that is not kept (`keepInside`), and the last one, which starts
 * them all, not between two letters of somebody who types; `failed` is told when one does not come. React looks for the links of the style sheets that stand in the page and
 * would fetch them; it finds links that do nothing. Were they to apply, fonts that came too late for the first paint would be taken up and lines move.
 */
export function fetchLive({ styles = '', scripts = '' }: DOMStringMap, whenStill: (act: () => void) => void, failed: () => void): void {
  for (const href of styles.split(' ').filter(Boolean)) {
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
    // By this attribute React knows the scripts it would otherwise fetch again.
    script.setAttribute('async', '');
    return script;
  };
  const before = files.map(add).pop();
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href: last }));
  before?.addEventListener('load', () => whenStill(() => add(last)));
}
