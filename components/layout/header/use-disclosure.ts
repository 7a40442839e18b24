'use client';

import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * State of a button that shows a list under itself: Escape closes it and gives the focus back to the button, and so do a press and a
 * focus outside, without taking the focus. `rootRef` and `rootProps` belong on the element around both, `triggerRef` on the button.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<Root>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const rootProps = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return;
      setIsOpen(false);
      triggerRef.current?.focus();
    },
    onBlur: (event: FocusEvent<Root>) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !event.currentTarget.contains(next)) setIsOpen(false);
    },
  };
  return { isOpen, setIsOpen, rootRef, triggerRef, rootProps };
}
