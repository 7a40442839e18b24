'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ChatComposer } from '@/components/chat/chat-composer';
import { ChatLineList } from '@/components/chat/chat-line-list';
import { mergeMessages } from '@/components/chat/chat-lines';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { useToast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { ChatState } from '@/lib/contracts/chat/chat';
import type { ChatThreadDetail } from '@/lib/contracts/chat/desk';
import {
  readOlderMessages,
  sendThreadFile,
  threadFileHref,
  useAnswer,
  useChatEvents,
  useReadThread,
  useReplies,
  useThread,
  useThreadState,
} from '../../queries/chat';
import { AdminPage } from '../admin-page';
import { QueryStates } from '../query-states';

/** Closes, opens again and blocks; blocking asks for a confirmation. */
function StateButtons({ id, state }: { id: number; state: ChatState }) {
  const t = useTranslations('admin.chat');
  const toast = useToast();
  const showFailure = useFailureToast();
  const { mutateAsync, isPending } = useThreadState(id);
  const [isConfirming, setIsConfirming] = useState(false);
  const change = async (next: ChatState) => {
    await mutateAsync(next).then(() => toast.success(t(`done.${next}`)), showFailure);
    setIsConfirming(false);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'open' ? (
        <Button
          variant="secondary"
          size="sm"
          isLoading={isPending}
          loadingText={t('saving')}
          onClick={() => void change('closed')}
        >
          {t('close')}
        </Button>
      ) : (
        <Button variant="secondary" size="sm" isLoading={isPending} loadingText={t('saving')} onClick={() => void change('open')}>
          {t('reopen')}
        </Button>
      )}
      {state === 'blocked' ? null : (
        <Button variant="danger-ghost" size="sm" onClick={() => setIsConfirming(true)}>
          {t('block')}
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('block_title')}
        text={t('block_text')}
        labels={{ cancel: t('cancel'), confirm: t('block'), loading: t('saving') }}
        onConfirm={() => void change('blocked')}
        isLoading={isPending}
      />
    </div>
  );
}

/** Canned replies in the visitor's language; one fills the field, where it can be changed. */
function Replies({ locale, onChoose }: { locale: ChatThreadDetail['thread']['locale']; onChoose: (text: string) => void }) {
  const t = useTranslations('admin.chat');
  const { data } = useReplies();
  if (!data?.length) return null;
  return (
    <ul aria-label={t('replies')} className="flex shrink-0 flex-wrap gap-1.5 px-3 pt-3">
      {data.map(({ id, title, text }) => (
        <li key={id}>
          <Button variant="secondary" size="sm" onClick={() => onChoose(text[locale])}>
            {title}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The newest messages with those that were loaded above them; what was seen stays as newer ones come. */
function useHistory(id: number, { messages: newest, has_more: hasMoreAtFirst }: ChatThreadDetail) {
  const showFailure = useFailureToast();
  const [known, setKnown] = useState({ newest, messages: newest, hasMore: hasMoreAtFirst });
  const [isLoading, setIsLoading] = useState(false);
  if (known.newest !== newest) setKnown({ ...known, newest, messages: mergeMessages(known.messages, newest) });
  const loadOlder = async () => {
    const [first] = known.messages;
    if (!first) return;
    setIsLoading(true);
    try {
      const { messages, has_more: hasMore } = await readOlderMessages(id, first.id);
      setKnown((now) => ({ ...now, messages: mergeMessages(now.messages, messages), hasMore }));
    } catch (error) {
      showFailure(error);
    } finally {
      setIsLoading(false);
    }
  };
  return { messages: known.messages, hasMore: known.hasMore, isLoading, loadOlder };
}

function Conversation({ id, detail }: { id: number; detail: ChatThreadDetail }) {
  const { thread } = detail;
  const [t, help] = [useTranslations('admin.chat'), useTranslations('help.chat')];
  const showFailure = useFailureToast();
  const { messages, hasMore, isLoading, loadOlder } = useHistory(id, detail);
  const { mutateAsync: answer } = useAnswer(id);
  const { mutate: read } = useReadThread(id);
  const [readId] = useState(thread.staff_read_id);
  const [text, setText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const lastId = messages.at(-1)?.id;
  useEffect(() => {
    list.current?.scrollTo?.({ top: list.current.scrollHeight });
    if (lastId !== undefined && thread.unread > 0) read(lastId);
  }, [lastId, thread.unread, read]);
  const choose = (reply: string) => {
    setText(reply);
    input.current?.focus();
  };
  return (
    <section className="flex h-[60dvh] min-h-96 flex-col overflow-hidden rounded-card shadow-hairline">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <div ref={list} tabIndex={0} role="log" aria-label={t('messages')} className="min-h-0 flex-1 overflow-y-auto p-4">
        {hasMore ? (
          <Button
            variant="ghost"
            size="sm"
            isFullWidth
            isLoading={isLoading}
            loadingText={help('older')}
            onClick={() => void loadOlder()}
          >
            {help('older')}
          </Button>
        ) : null}
        <ChatLineList messages={messages} readId={readId} side="staff" fileHref={(fileId) => threadFileHref(id, fileId)} />
      </div>
      <Replies locale={thread.locale} onChoose={choose} />
      <ChatComposer
        input={input}
        text={text}
        onText={setText}
        sendFile={(file) => sendThreadFile(id, file)}
        onSend={(written, files) => {
          const fileIds = files.map((file) => file.id);
          answer({ clientKey: crypto.randomUUID(), text: written, fileIds }).catch((error: unknown) => {
            setText(written);
            showFailure(error);
          });
        }}
      />
    </section>
  );
}

/** One conversation, updated live. */
export function ChatThreadPage({ id }: { id: number }) {
  const [t, locale] = [useTranslations('admin.chat'), useLocale()];
  const query = useThread(id);
  const { data } = query;
  useChatEvents();
  const thread = data?.thread;
  return (
    <AdminPage view="chat">
      <QueryStates query={query} />
      {data && thread ? (
        <>
          <div className="mb-3 flex flex-wrap items-center gap-3" lang={locale}>
            <div className="min-w-0 flex-1">
              <h2 className="type-h3 flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
                {thread.name || t('guest', { id: String(id) })}
                {thread.state === 'open' ? null : <Tag tone="neutral">{t(`states.${thread.state}`)}</Tag>}
              </h2>
              <p className="tabular-nums type-sm text-ink-2 [overflow-wrap:anywhere]">
                {[thread.user_id && `ID ${thread.user_id}`, thread.email ?? t('no_email'), thread.locale.toUpperCase()]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <StateButtons id={id} state={thread.state} />
          </div>
          <Conversation key={id} id={id} detail={data} />
        </>
      ) : null}
    </AdminPage>
  );
}
