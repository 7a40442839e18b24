'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the reader presses outside the element. */
export function useDismiss(element: RefObject<HTMLElement | null>, onDismiss: () => void) {
  const dismiss = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !element.current?.contains(event.target)) onDismiss();
  });
  useEffect(() => {
    const listen = (event: PointerEvent) => dismiss(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, []);
}
