'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onPress` when the visitor presses outside the element; nothing while `isActive` is false. */
export function usePressOutside(element: RefObject<HTMLElement | null>, isActive: boolean, onPress: () => void): void {
  const press = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !element.current?.contains(event.target)) onPress();
  });
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: PointerEvent) => press(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [isActive]);
}
