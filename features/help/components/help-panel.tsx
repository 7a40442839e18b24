'use client';

import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/ssr/ChatCircleDots';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { PhoneCallIcon } from '@phosphor-icons/react/dist/ssr/PhoneCall';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useState } from 'react';
import { Sheet } from '@/components/ui/overlays/sheet';
import { useMediaQuery } from '@/components/ui/overlays/use-media-query';
import { usePressOutside } from '@/components/ui/overlays/use-press-outside';
import { cn } from '@/lib/cn';
import { toE164 } from '@/lib/format/phone';
import { HelpMessages } from '@/lib/i18n/lazy-messages';
import { loadChat, useChat } from '../stores/chat-store';
import { CallRequestDialog } from './call-request-dialog';
import { ChatDialog } from './chat/chat-dialog';
import { WidgetDialog } from './chat/widget-dialog';

/** The place of a help button: the header on phones and in the search, or the lower corner of other pages. */
export type HelpPlace = 'header' | 'corner';

/** Contacts of the support. */
type Contacts = { phone: string; email: string };
export type HelpOptions = Contacts & {
  /** Page of a chat service, which takes the place of the bundled chat; null without one. */
  widgetUrl: string | null;
};

const row =
  'flex min-h-14 w-full items-center gap-3 rounded-control px-4 py-1.5 text-left text-base font-medium hover:bg-tuff-50';
const icon = 'size-5.5 shrink-0 text-brand-text';
const count = 'num type-xs grid size-5.5 shrink-0 place-items-center rounded-full bg-saperavi-600 font-bold text-white';

interface HelpMenuProps extends Contacts {
  className?: string;
  onChat: () => void;
  onRequest: () => void;
}

const card =
  'absolute right-0 w-80 max-w-[calc(100vw-2*--spacing(4))] overflow-y-auto rounded-modal bg-surface p-2 shadow-sh-3 ring ring-line';
const cardPlaces = {
  header: 'top-full mt-2 max-h-[calc(100dvh-var(--header-h)-2*--spacing(4))]',
  corner: 'bottom-full mb-4 max-h-[calc(100dvh-28*--spacing(1))]',
} as const satisfies Record<HelpPlace, string>;

/** The chat, the request of a call, the phone and the email. */
function HelpMenu({ phone, email, className, onChat, onRequest }: HelpMenuProps) {
  const t = useTranslations('help.menu');
  const unread = useChat(({ status }) => status?.unread ?? 0);
  return (
    <ul className={className}>
      <li>
        <button type="button" aria-haspopup="dialog" onClick={onChat} className={row}>
          <ChatCircleDotsIcon aria-hidden="true" className={icon} />
          <span className="min-w-0 flex-1">
            {t('chat')} <span className="type-sm block font-normal text-ink-2">{t('chat_hint')}</span>
          </span>
          {unread > 0 ? <span className={count}>{unread}</span> : null}
        </button>
      </li>
      <li>
        <button type="button" aria-haspopup="dialog" onClick={onRequest} className={row}>
          <PhoneCallIcon aria-hidden="true" className={icon} />
          <span>
            {t('request')} <span className="type-sm block font-normal text-ink-2">{t('request_hint')}</span>
          </span>
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

interface HelpPanelProps extends HelpOptions {
  place: HelpPlace;
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

function HelpSheet({ menu, isOpen, onClose }: { menu: HelpMenuProps; isOpen: boolean; onClose: () => void }) {
  const [t, common] = [useTranslations('help'), useTranslations('common')];
  return (
    <Sheet
      size="bottom"
      open={isOpen}
      onOpenChange={(next) => next || onClose()}
      title={t('label')}
      closeLabel={common('close')}
      bodyClassName="p-2"
    >
      <HelpMenu {...menu} />
    </Sheet>
  );
}

type View = 'menu' | 'chat' | 'request';

/** The help menu with what it opens, the chat and the request of a call; closing the menu closes both. On a phone the menu is a sheet. */
export function HelpPanel({ place, isOpen, onClose, root, button, widgetUrl, ...contacts }: HelpPanelProps) {
  const [view, setView] = useState<View>('menu');
  const isPhone = useMediaQuery('(max-width: 991.98px)');
  const isMenu = isOpen && view === 'menu';
  if (!isOpen && view !== 'menu') setView('menu');
  useEffect(() => {
    if (isOpen && widgetUrl === null) void loadChat();
  }, [isOpen, widgetUrl]);
  usePanelDismissal(isMenu && !isPhone, { root, button, onClose });
  const menu = { ...contacts, onChat: () => setView('chat'), onRequest: () => setView('request') };
  const chat = { isOpen: isOpen && view === 'chat', onClose, finalFocus: button };
  return (
    <HelpMessages>
      {isPhone ? <HelpSheet menu={menu} isOpen={isMenu} onClose={onClose} /> : null}
      {isMenu && !isPhone ? <HelpMenu {...menu} className={cn(card, cardPlaces[place])} /> : null}
      {widgetUrl === null ? <ChatDialog {...chat} /> : <WidgetDialog url={widgetUrl} {...chat} />}
      <CallRequestDialog isOpen={isOpen && view === 'request'} onClose={onClose} finalFocus={button} />
    </HelpMessages>
  );
}
