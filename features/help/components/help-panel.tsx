'use client';

import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { PhoneCallIcon } from '@phosphor-icons/react/dist/ssr/PhoneCall';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { usePressOutside } from '@/components/ui/overlays/use-press-outside';
import { toE164 } from '@/lib/format/phone';
import { HelpMessages } from '@/lib/i18n/lazy-messages';
import { CallRequestDialog } from './call-request-dialog';

/** Contacts of the support. */
export type Contacts = { phone: string; email: string };

const row =
  'flex min-h-14 w-full items-center gap-3 rounded-control px-4 py-1.5 text-left text-base font-medium hover:bg-tuff-50';
const icon = 'size-5.5 shrink-0 text-brand-text';

interface HelpMenuProps extends Contacts {
  id: string;
  onRequest: () => void;
}

/** The card under the button: the request of a call, the phone and the email. */
function HelpMenu({ id, phone, email, onRequest }: HelpMenuProps) {
  const t = useTranslations('help.menu');
  return (
    <ul
      id={id}
      className="absolute top-full right-0 mt-2 max-h-[calc(100dvh-var(--header-h)-2*--spacing(4))] w-75 max-w-[calc(100vw-2*--spacing(4))] max-lg:fixed max-lg:top-(--header-h) max-lg:right-4 overflow-y-auto rounded-modal bg-surface p-2 shadow-sh-3 ring ring-line"
    >
      <li>
        <button type="button" aria-haspopup="dialog" onClick={onRequest} className={row}>
          <PhoneCallIcon aria-hidden="true" className={icon} />
          {t('request')}
        </button>
      </li>
      <li>
        <a href={`tel:${toE164(phone)}`} className={row}>
          <PhoneIcon aria-hidden="true" className={icon} />
          <span>
            {t('call')} <span className="num type-sm block font-normal text-ink-2">{phone}</span>
          </span>
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`} className={row}>
          <EnvelopeSimpleIcon aria-hidden="true" className={icon} />
          <span className="min-w-0">
            {t('write')} <span className="type-sm block wrap-anywhere font-normal text-ink-2">{email}</span>
          </span>
        </a>
      </li>
    </ul>
  );
}

interface HelpPanelProps extends Contacts {
  /** Id of the menu, which the button names. */
  id: string;
  isOpen: boolean;
  onClose: () => void;
  /** The element around the button and this panel. */
  root: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** Closes the menu on Escape, which returns the focus to the button, and on a press or a focus outside. */
function usePanelDismissal(
  isOpen: boolean,
  { root, button, onClose }: Pick<HelpPanelProps, 'root' | 'button' | 'onClose'>,
): void {
  usePressOutside(root, isOpen, onClose);
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
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen, root, button, onClose]);
}

/** The help menu and the form it opens; closing one closes both. */
export function HelpPanel({ id, isOpen, onClose, root, button, ...contacts }: HelpPanelProps) {
  const [isRequesting, setIsRequesting] = useState(false);
  usePanelDismissal(isOpen && !isRequesting, { root, button, onClose });
  const close = () => {
    setIsRequesting(false);
    onClose();
  };
  return (
    <HelpMessages>
      {isOpen ? <HelpMenu id={id} {...contacts} onRequest={() => setIsRequesting(true)} /> : null}
      <CallRequestDialog isOpen={isOpen && isRequesting} onClose={close} finalFocus={button} />
    </HelpMessages>
  );
}
