'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { formatRelativeDate } from '@/lib/format/date';
import { toChatLines } from '../../domain/chat-lines';
import { loadOlder, removePending, retryMessage, useChat } from '../../stores/chat-store';
import { ChatBubble, PendingBubble } from './chat-bubble';
import { ChatAway, ChatEnd } from './chat-notices';

function Divider({ children, isUnread = false }: { children: string; isUnread?: boolean }) {
  return (
    <li
      className={
        isUnread
          ? 'type-xs mt-4 flex items-center gap-3 font-semibold text-brand-text before:h-px before:flex-1 before:bg-aivani-200 after:h-px after:flex-1 after:bg-aivani-200'
          : 'type-xs mt-4 text-center text-ink-2 first:mt-0'
      }
    >
      {children}
    </li>
  );
}

function Lines() {
  const [t, locale] = [useTranslations('help.chat'), useLocale()];
  const { messages, pending, readId } = useChat();
  const now = new Date();
  return (
    <>
      {toChatLines(messages, readId).map((line) => {
        if (line.kind === 'day') {
          const day = formatRelativeDate(line.day, now, locale);
          return <Divider key={`day ${line.day.toISOString()}`}>{day}</Divider>;
        }
        if (line.kind === 'unread')
          return (
            <Divider key="unread" isUnread>
              {t('unread', { count: line.count })}
            </Divider>
          );
        return <ChatBubble key={line.message.id} message={line.message} isLast={line.isLast} />;
      })}
      {pending.map((message) => (
        <PendingBubble
          key={message.clientKey}
          message={message}
          onRetry={() => void retryMessage(message.clientKey, locale)}
          onRemove={() => removePending(message.clientKey)}
        />
      ))}
    </>
  );
}

/** The conversation, scrolled to its end as it grows. */
export function ChatMessages() {
  const t = useTranslations('help.chat');
  const { phase, status, messages, pending, hasMore, isOnline } = useChat();
  const list = useRef<HTMLDivElement>(null);
  const lastKey = pending.at(-1)?.clientKey ?? messages.at(-1)?.client_key;
  useEffect(() => {
    if (lastKey !== undefined) list.current?.scrollTo?.({ top: list.current.scrollHeight });
  }, [lastKey]);
  const hasOwn = messages.some(({ author }) => author === 'visitor');
  return (
    <div
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      role="log"
      aria-label={t('messages')}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4"
    >
      {phase === 'loading' ? <Skeleton className="h-16 w-3/4" /> : null}
      {hasMore ? (
        <Button variant="ghost" size="sm" isFullWidth onClick={() => void loadOlder().catch(() => undefined)}>
          {t('older')}
        </Button>
      ) : null}
      {phase !== 'loading' && messages.length === 0 ? (
        <p className="type-body w-fit max-w-[85%] rounded-card bg-tuff-100 px-3.5 py-2.5">
          {isOnline ? t('greeting') : t('greeting_offline')}
        </p>
      ) : null}
      <ul>
        <Lines />
      </ul>
      {status?.state === 'closed' ? <ChatEnd rating={status.rating} /> : null}
      {status?.state === 'open' && hasOwn && !isOnline ? <ChatAway email={status.email} /> : null}
    </div>
  );
}
