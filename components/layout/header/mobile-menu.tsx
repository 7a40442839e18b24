'use client';

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { preload } from '@/lib/lazy-component';
import { useMobileMenu } from '@/lib/stores/mobile-menu';
import { useModal } from '@/lib/stores/modal-store';
import { menuWidthMaxPx, pageBodyId } from '../page-body';
import { loadMenuPanel } from './lazy-menu-panel';

const loadPanelAhead = preload(loadMenuPanel);

interface MobileMenuProps {
  openLabel: string;
  closeLabel: string;
  children: ReactNode;
}

/** A button and the full page that it opens under the header. While it is open the page below neither scrolls nor takes the focus. */
export function MobileMenu({ openLabel, closeLabel, children }: MobileMenuProps) {
  const { isOpen, setIsOpen } = useMobileMenu();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const body = document.getElementById(pageBodyId);
    const { overflow } = document.body.style;
    const close = () => setIsOpen(false);
    const closeByKey = (event: KeyboardEvent) => {
      // A modal above the menu closes first.
      if (event.key !== 'Escape' || useModal.getState().current !== null) return;
      close();
      buttonRef.current?.focus();
    };
    const closeWhenWide = () => {
      if (window.innerWidth > menuWidthMaxPx) close();
    };
    document.body.style.overflow = 'hidden';
    body?.setAttribute('inert', '');
    document.addEventListener('keydown', closeByKey);
    window.addEventListener('resize', closeWhenWide);
    return () => {
      document.body.style.overflow = overflow;
      body?.removeAttribute('inert');
      document.removeEventListener('keydown', closeByKey);
      window.removeEventListener('resize', closeWhenWide);
    };
  }, [isOpen, setIsOpen]);

  // Unmounting closes the menu, since the next layout may have none.
  useEffect(() => () => setIsOpen(false), [setIsOpen]);

  /** Loads the content before the panel opens, so that the focus can move to its first entry. */
  const toggle = async () => {
    if (!isOpen) await loadMenuPanel();
    setIsOpen(!isOpen);
  };

  const closeOnItem = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setIsOpen(false);
  };

  return (
    <div className="xl:hidden">
      <IconButton
        ref={buttonRef}
        label={isOpen ? closeLabel : openLabel}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPointerEnter={loadPanelAhead}
        onFocus={loadPanelAhead}
        onClick={() => void toggle()}
        className="-mr-2.5 large-text:w-[52px]"
      >
        <SpriteIcon name={isOpen ? 'close' : 'menu'} className="size-6" />
      </IconButton>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler only listens to the links inside, which have their own keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link inside arrives as a click. */}
      <div
        id={panelId}
        hidden={!isOpen}
        onClick={closeOnItem}
        className="absolute inset-x-0 top-full h-[calc(100dvh-var(--header-h))] overflow-y-auto overscroll-contain bg-surface"
      >
        {isOpen ? children : null}
      </div>
    </div>
  );
}
