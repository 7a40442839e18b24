'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CrudSearch } from '@/components/crud/crud-search';
import { PagedList } from '@/components/crud/paged-list';
import { Tag } from '@/components/ui/display/tag';
import { UserText } from '@/components/ui/display/user-text';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Link } from '@/components/ui/navigation/link';
import { LinkTabs } from '@/components/ui/navigation/link-tabs';
import { type ChatState, chatStates } from '@/lib/contracts/chat/chat';
import type { ChatThread } from '@/lib/contracts/chat/desk';
import { formatDateTime } from '@/lib/format/date';
import { listParamsHref, readListParams } from '@/lib/routes/list-params';
import { localePath } from '@/lib/routes/locale-path';
import { useChatEvents, useInbox } from '../../queries/chat';
import { AdminPage } from '../admin-page';

function ThreadRow({ thread, now }: { thread: ChatThread; now: Date }) {
  const [t, locale] = [useTranslations('admin.chat'), useLocale()];
  const { id, name, email, unread, last_text, last_author, last_message_at } = thread;
  return (
    <article className="relative rounded-card p-4 shadow-hairline transition hover:bg-tuff-50">
      <h2 className="type-ui flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
        <Link href={localePath(locale, `/admin/chat/${id}`)} className="stretched">
          {name ? <UserText text={name} /> : t('guest', { id: String(id) })}
        </Link>
        {unread > 0 ? <Tag tone="error">{t('unread', { count: unread })}</Tag> : null}
      </h2>
      <p className="tabular-nums type-xs text-ink-2 [overflow-wrap:anywhere]">
        {[thread.locale.toUpperCase(), email, formatDateTime(new Date(last_message_at), now, locale)].filter(Boolean).join(' · ')}
      </p>
      <p className="type-sm mt-1 line-clamp-2 [overflow-wrap:anywhere]">
        {last_author === 'staff' ? <span className="text-ink-2">{t('we')} </span> : null}
        {last_text ? <UserText text={last_text} /> : t('file')}
      </p>
    </article>
  );
}

const readState = (text: string | null): ChatState => chatStates.find((state) => state === text) ?? 'open';

/** Conversations with visitors: the unread ones first, by their state. */
export function ChatInbox() {
  const [t, admin] = [useTranslations('admin.chat'), useTranslations('admin')];
  const params = useSearchParams();
  const { q, page } = readListParams(params);
  const state = readState(params.get('state'));
  const [now] = useState(() => new Date());
  useChatEvents();
  const hrefOf = (of: ChatState, next: { q: string; page: number }): string => {
    const href = listParamsHref(next);
    return `${href}${href.includes('?') ? '&' : '?'}state=${of}`;
  };
  const tabs = chatStates.map((of) => ({
    href: hrefOf(of, { q: '', page: 1 }),
    label: t(`states.${of}`),
    isCurrent: of === state,
  }));
  return (
    <AdminPage view="chat">
      <LinkTabs label={t('state')} items={tabs} className="mb-3" />
      <div className="mb-3">
        <CrudSearch q={q} hrefFor={(next) => hrefOf(state, { q: next, page: 1 })} label={t('search')} />
      </div>
      <PagedList
        query={useInbox(state, page, q)}
        labels={{ loading: admin('loading'), failedTitle: admin('failed_title'), failedText: admin('failed_text') }}
        empty={<EmptyState art="key" title={t('empty_title')} text={t('empty_text')} />}
        hrefFor={(next) => hrefOf(state, { q, page: next })}
        row={(thread) => <ThreadRow thread={thread} now={now} />}
      />
    </AdminPage>
  );
}
