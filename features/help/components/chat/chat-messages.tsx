'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { PendingBubble } from '@/components/chat/chat-bubble';
import { ChatLineList } from '@/components/chat/chat-line-list';
import { Button } from '@/components/ui/buttons/button';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { chatFileUrl } from '../../queries/chat';
import { loadOlder, removePending, retryMessage, useChat } from '../../stores/chat-store';
import { ChatAway, ChatEnd } from './chat-notices';

function Lines() {
  const locale = useLocale();
  const { messages, pending, readId } = useChat();
  return (
    <ChatLineList messages={messages} readId={readId} side="visitor" fileHref={chatFileUrl}>
      {pending.map((message) => (
        <PendingBubble
          key={message.clientKey}
          message={message}
          onRetry={() => void retryMessage(message.clientKey, locale)}
          onRemove={() => removePending(message.clientKey)}
        />
      ))}
    </ChatLineList>
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
      <Lines />
      {status?.state === 'closed' ? <ChatEnd rating={status.rating} /> : null}
      {status?.state === 'open' && hasOwn && !isOnline ? <ChatAway email={status.email} /> : null}
    </div>
  );
}
