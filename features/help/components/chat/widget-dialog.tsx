'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useLiveChat } from '@/lib/stores/live-chat';
import { useSession } from '@/lib/stores/session/session-store';

interface WidgetDialogProps {
  /** Page of the chat service. */
  url: string;
  isOpen: boolean;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** Sends the visitor to the embedded page once it has loaded and whenever the visitor changes. Only its origin can read the message. */
function useVisitorMessage(frame: RefObject<HTMLIFrameElement | null>, url: string, isLoaded: boolean): void {
  const token = useLiveChat((chat) => chat.token);
  const user = useSession((session) => session.user);
  const locale = useLocale();
  const [id, name] = [user?.id ?? null, user?.name ?? null];
  useEffect(() => {
    if (!isLoaded) return;
    const message = { type: 'visitor', token, id, name, locale };
    frame.current?.contentWindow?.postMessage(message, new URL(url).origin);
  }, [frame, url, isLoaded, token, id, name, locale]);
}

/** The chat of a configured service. Nothing of it is loaded before it is opened. */
export function WidgetDialog({ url, isOpen, onClose, finalFocus }: WidgetDialogProps) {
  const [t, common] = [useTranslations('help.chat'), useTranslations('common')];
  const [isLoaded, setIsLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useVisitorMessage(frame, url, isOpen && isLoaded);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => next || onClose()}
      placement="corner"
      headerTone="deep"
      isModeless
      isOutsidePressIgnored
      title={t('title')}
      closeLabel={common('close')}
      finalFocus={finalFocus}
      bodyClassName="relative overflow-hidden p-0"
    >
      {isLoaded ? null : <Skeleton className="absolute inset-4 h-16" />}
      <iframe
        ref={frame}
        src={url}
        title={t('messages')}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="origin"
        onLoad={() => setIsLoaded(true)}
        className="relative block size-full border-0"
      />
    </Dialog>
  );
}
