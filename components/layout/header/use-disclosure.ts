'use client';

import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { usePressOutside } from '@/components/ui/overlays/use-press-outside';

/**
 * State of a button that shows a list under itself. Escape closes the list and returns the focus to the button; a press or a focus
 * outside closes it and leaves the focus alone. Put `rootRef` and `rootProps` on the element around both, `triggerRef` on the button.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<Root>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);

  usePressOutside(rootRef, isOpen, () => setIsOpen(false));

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
