'use client';

import { type RefObject, useEffect, useState } from 'react';
import { HelpMessages } from '@/lib/i18n/lazy-messages';
import { CallRequestDialog } from './call-request-dialog';
import { type Contacts, HelpMenu } from './help-menu';

interface HelpPanelProps extends Contacts {
  /** Id of the menu, which the button names. */
  id: string;
  isOpen: boolean;
  onClose: () => void;
  /** The element around the button and this panel. */
  root: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** Closes what is open when Escape is pressed, which gives the focus back, or when a press or the focus goes elsewhere. */
function usePanelDismissal(
  isOpen: boolean,
  { root, button, onClose }: Pick<HelpPanelProps, 'root' | 'button' | 'onClose'>,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) onClose();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onClose();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen, root, button, onClose]);
}

/** The menu of the help and the form that it opens. The form belongs to the menu: with one closed both are. */
export function HelpPanel({ id, isOpen, onClose, root, button, ...contacts }: HelpPanelProps) {
  const [isAsking, setIsAsking] = useState(false);
  usePanelDismissal(isOpen && !isAsking, { root, button, onClose });
  const close = () => {
    setIsAsking(false);
    onClose();
  };
  return (
    <HelpMessages>
      {isOpen ? <HelpMenu id={id} {...contacts} onRequest={() => setIsAsking(true)} /> : null}
      <CallRequestDialog isOpen={isOpen && isAsking} onClose={close} finalFocus={button} />
    </HelpMessages>
  );
}
