import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the content of a dialog's new view, since the pressed button disappeared with the old one. */
export function useViewFocus(view: string): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const body = content.current?.parentElement;
    if (body) body.scrollTop = 0;
    content.current?.focus({ preventScroll: true });
  }, [view]);
  return content;
}
