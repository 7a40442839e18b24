'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ChatMessage } from '@/lib/contracts/chat/chat';
import { formatRelativeDate } from '@/lib/format/date';
import { ChatBubble } from './chat-bubble';
import { type ChatSide, toChatLines } from './chat-lines';

function Divider({ children, isUnread = false }: { children: string; isUnread?: boolean }) {
  return (
    <li
      className={
        isUnread
          ? 'type-xs mt-4 flex items-center gap-3 font-semibold text-brand-text before:h-px before:flex-1 before:bg-saperavi-200 after:h-px after:flex-1 after:bg-saperavi-200'
          : 'type-xs mt-4 text-center text-ink-2 first:mt-0'
      }
    >
      {children}
    </li>
  );
}

interface ChatLineListProps {
  messages: readonly ChatMessage[];
  /** The last message that was read when the conversation was opened. */
  readId: number;
  /** The viewer's side. */
  side: ChatSide;
  fileHref: (fileId: number) => string;
  /** Pending messages, below the others. */
  children?: ReactNode;
}

/** The messages of a conversation under their days, with a divider before the unread ones. */
export function ChatLineList({ messages, readId, side, fileHref, children }: ChatLineListProps) {
  const [t, locale] = [useTranslations('help.chat'), useLocale()];
  const now = new Date();
  return (
    <ul>
      {toChatLines(messages, readId, side).map((line) => {
        if (line.kind === 'day')
          return <Divider key={`day ${line.day.toISOString()}`}>{formatRelativeDate(line.day, now, locale)}</Divider>;
        if (line.kind === 'unread')
          return (
            <Divider key="unread" isUnread>
              {t('unread', { count: line.count })}
            </Divider>
          );
        return <ChatBubble key={line.message.id} {...{ message: line.message, isLast: line.isLast, side, fileHref }} />;
      })}
      {children}
    </ul>
  );
}
