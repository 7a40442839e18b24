'use client';

import { HeadsetIcon } from '@phosphor-icons/react/dist/ssr/Headset';
import { MoonStarsIcon } from '@phosphor-icons/react/dist/ssr/MoonStars';
import { useLocale, useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ChatComposer } from '@/components/chat/chat-composer';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Dialog } from '@/components/ui/overlays/dialog';
import { sendChatFile } from '../../queries/chat';
import { ensureChat, placeDivider, readAll, sendMessage, useChat } from '../../stores/chat-store';
import { ChatMessages } from './chat-messages';

interface ChatDialogProps {
  isOpen: boolean;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

function useReading(isOpen: boolean): void {
  const phase = useChat((chat) => chat.phase);
  const unread = useChat(({ status }) => status?.unread ?? 0);
  const lastId = useChat((chat) => chat.messages.at(-1)?.id);
  useEffect(() => {
    if (isOpen && phase === 'ready') placeDivider();
  }, [isOpen, phase]);
  useEffect(() => {
    if (isOpen && phase === 'ready' && unread > 0 && lastId !== undefined) void readAll();
  }, [isOpen, phase, unread, lastId]);
}

/** The live chat: 390 by 620 in the corner of the page, the whole screen of a phone. */
export function ChatDialog({ isOpen, onClose, finalFocus }: ChatDialogProps) {
  const [t, common, locale] = [useTranslations('help.chat'), useTranslations('common'), useLocale()];
  const [text, setText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const { isOnline, isConnected, phase, status } = useChat();
  const operator = useChat(({ messages }) => messages.findLast(({ author }) => author === 'staff')?.name);
  useReading(isOpen);
  // Whether staff is online is known with the first response.
  const isAway = phase === 'ready' && !isOnline;
  const Icon = isAway ? MoonStarsIcon : HeadsetIcon;
  const isLost = !isConnected || phase === 'failed';
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => next || onClose()}
      placement="corner"
      headerTone="deep"
      isModeless
      isOutsidePressIgnored
      title={
        <span className="flex items-center gap-3">
          <span aria-hidden="true" className="relative grid size-9 shrink-0 place-items-center rounded-full bg-saperavi-900">
            <Icon className="size-5" />
            {isOnline ? <span className="absolute right-0 bottom-0 size-2.5 rounded-full bg-vine-500 ring-2 ring-deep" /> : null}
          </span>
          <span className="min-w-0 truncate">{isAway ? t('offline_title') : (operator ?? t('title'))}</span>
        </span>
      }
      description={isAway ? t('offline_text') : isOnline ? t('online') : undefined}
      closeLabel={common('close')}
      initialFocus={input}
      finalFocus={finalFocus}
      bodyClassName="flex flex-col overflow-hidden p-0"
    >
      {isLost ? (
        <p role="status" className="type-sm shrink-0 bg-saffron-100 text-saffron-800 px-4 py-2 text-center">
          {t('lost')}
        </p>
      ) : null}
      <ChatMessages />
      {status?.state === 'blocked' ? (
        <div className="shrink-0 p-4">
          <InlineAlert tone="warning">{t('blocked')}</InlineAlert>
        </div>
      ) : (
        <ChatComposer
          input={input}
          text={text}
          onText={setText}
          sendFile={async (file) => {
            await ensureChat(locale);
            return sendChatFile(file);
          }}
          onSend={(written, files) => void sendMessage(written, files, locale)}
        />
      )}
    </Dialog>
  );
}
