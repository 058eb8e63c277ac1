type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a click opens a link in this tab: with another button or a modifier key, the browser opens a tab or window, or saves the link.
 */
export function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey);
}
