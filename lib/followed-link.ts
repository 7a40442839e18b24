/** Whether a press is plain: with a modifier key or another button the browser opens a tab, a window or a download. */
export const isPlainPress = (event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The link that a press follows in this tab; null for links to another tab or to a file. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !isPlainPress(event) || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}
