'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMobileMenu } from '@/lib/stores/mobile-menu';
import { type ModalId, useModal } from '@/lib/stores/modal-store';
import { menuWidthMaxPx } from './page-body';

interface GlobalModalsProps {
  /** The modals that exist, by their id. Each loads its own code when it is first rendered. */
  modals: Partial<Record<ModalId, ReactNode>>;
}

/**
 * Shows the modal that the store names. A button with `data-modal`, which may be static HTML, opens one too. A modal stays rendered after its first
 * opening, so that its closing can be animated.
 * The login opens above an open mobile menu; closing it does not change the menu.
 */
export function GlobalModals({ modals }: GlobalModalsProps) {
  const current = useModal((state) => state.current);
  const [opened, setOpened] = useState<readonly ModalId[]>([]);
  if (current !== null && !opened.includes(current)) setOpened([...opened, current]);

  const { isOpen, setIsOpen } = useMobileMenu();
  const wasMenuOpen = useRef<boolean | null>(null);
  const isLogin = current === 'login' && modals.login !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu follows the login alone, not its own changes in between.
  useEffect(() => {
    if (isLogin && window.innerWidth <= menuWidthMaxPx) {
      wasMenuOpen.current = isOpen;
      setIsOpen(true);
    } else if (!isLogin && wasMenuOpen.current !== null) {
      setIsOpen(wasMenuOpen.current);
      wasMenuOpen.current = null;
    }
  }, [isLogin]);

  const open = useModal((state) => state.open);
  useEffect(() => {
    const openNamed = ({ target }: MouseEvent) => {
      const name = target instanceof Element ? target.closest<HTMLElement>('button[data-modal]')?.dataset.modal : undefined;
      if (name !== undefined && name in modals) open(name as ModalId);
    };
    window.addEventListener('click', openNamed);
    return () => window.removeEventListener('click', openNamed);
  }, [open, modals]);

  return opened.map((id) => <div key={id}>{modals[id]}</div>);
}
