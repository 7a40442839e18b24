'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { UserText } from '@/components/ui/display/user-text';
import type { ContactMessage } from '@/lib/contracts/site/contact-messages';
import { formatDateTime } from '@/lib/format/date';
import { useContactMessages, useSetHandled } from '../../queries/content';
import { AdminList } from '../admin-list';

function MessageRow({ message, now }: { message: ContactMessage; now: Date }) {
  const [t, topics, locale] = [useTranslations('admin.messages'), useTranslations('content.contact.topics'), useLocale()];
  const { mutate, isPending } = useSetHandled();
  const showFailure = useFailureToast();
  const { id, topic, name, email, text, handled_at, created_at } = message;
  const isHandled = handled_at !== null;
  return (
    <article className="rounded-card p-4 shadow-hairline">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="type-ui min-w-0 break-words">
          {topics(topic)} · <UserText text={name} />
        </h2>
        {isHandled ? <Tag tone="ok">{t('answered')}</Tag> : null}
      </div>
      <p className="type-xs text-ink-2">
        <a href={`mailto:${email}`} className="text-link hover:underline">
          {email}
        </a>
        {` · ${formatDateTime(new Date(created_at), now, locale)}`}
      </p>
      <p className="type-sm mt-2">
        <UserText text={text} />
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        isLoading={isPending}
        onClick={() => mutate({ id, handled: !isHandled }, { onError: showFailure })}
      >
        {t(isHandled ? 'reopen' : 'handle')}
      </Button>
    </article>
  );
}

/** What visitors wrote from the contact page. */
export function MessageList() {
  return (
    <AdminList view="messages" useItems={useContactMessages} row={(message, now) => <MessageRow message={message} now={now} />} />
  );
}
