'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { useFormSubmit } from '@/components/form/form-submit';
import { FormTextarea } from '@/components/form/form-textarea';
import { Button } from '@/components/ui/buttons/button';
import { UserText } from '@/components/ui/display/user-text';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { useToast } from '@/components/ui/feedback/toast';
import { Dialog } from '@/components/ui/overlays/dialog';
import { chatTextMax } from '@/lib/contracts/chat/chat';
import { type ChatReply, type ChatReplyBody, chatReplyBodySchema } from '@/lib/contracts/chat/desk';
import { locales, perLocale } from '@/lib/contracts/locales';
import { useMessage } from '@/lib/i18n/use-message';
import { useRemoveReply, useReplies, useSaveReply } from '../../queries/chat';
import { AdminPage } from '../admin-page';
import { ConfirmedButton } from '../confirmed-button';
import { QueryStates } from '../query-states';

const empty: ChatReplyBody = { title: '', text: perLocale(() => '') };

function ReplyForm({ reply, onSaved }: { reply: ChatReply | null; onSaved: () => void }) {
  const [t, translate] = [useTranslations('admin.chat_replies'), useMessage()];
  const { mutateAsync } = useSaveReply();
  const { id: _, ...saved } = reply ?? { id: null, ...empty };
  const form = useForm({ resolver: zodResolver(chatReplyBodySchema), defaultValues: saved });
  const sending = useFormSubmit(form, ['title', 'text.ka', 'text.en', 'text.ru'], async (body: ChatReplyBody) => {
    await mutateAsync({ id: reply?.id ?? null, reply: body });
    onSaved();
  });
  return (
    <form method="post" noValidate onSubmit={sending.submit} className="flex flex-col gap-4">
      <FormInput control={form.control} name="title" label={t('name')} isRequired />
      {locales.map((locale) => (
        <FormTextarea
          key={locale}
          control={form.control}
          name={`text.${locale}`}
          label={t(`text_${locale}`)}
          isRequired
          rows={3}
          maxLength={chatTextMax}
        />
      ))}
      {sending.failure ? (
        <InlineAlert tone="error" isLive>
          {translate(sending.failure.key)}
        </InlineAlert>
      ) : null}
      <Button type="submit" isLoading={sending.isSending} loadingText={t('saving')}>
        {t('save')}
      </Button>
    </form>
  );
}

function ReplyRow({ reply, onEdit }: { reply: ChatReply; onEdit: () => void }) {
  const [t, locale] = [useTranslations('admin.chat_replies'), useLocale()];
  const remove = useRemoveReply();
  const { title } = reply;
  const [titleId, editId] = [useId(), useId()];
  return (
    <article className="flex flex-wrap items-start gap-3 rounded-card p-4 shadow-hairline">
      <div className="min-w-0 flex-1 max-sm:min-w-full">
        <h2 id={titleId} className="type-ui">
          <UserText text={title} />
        </h2>
        <p className="type-sm line-clamp-2 text-ink-2 [overflow-wrap:anywhere]">{reply.text[locale]}</p>
      </div>
      <Button variant="secondary" size="sm" id={editId} aria-labelledby={`${editId} ${titleId}`} onClick={onEdit}>
        {t('edit')}
      </Button>
      <ConfirmedButton
        id={reply.id}
        thingId={titleId}
        mutation={remove}
        labels={{
          button: t('remove'),
          title: t('remove_title'),
          text: title,
          cancel: t('cancel'),
          pending: t('saving'),
          done: t('removed'),
        }}
      />
    </article>
  );
}

/** Canned replies of the staff, in the three languages. */
export function ReplyList() {
  const [t, common] = [useTranslations('admin.chat_replies'), useTranslations('common')];
  const toast = useToast();
  const query = useReplies();
  const { data } = query;
  const [edited, setEdited] = useState<ChatReply | 'new' | null>(null);
  const onSaved = () => {
    setEdited(null);
    toast.success(t('saved'));
  };
  return (
    <AdminPage view="chat_replies">
      <Button size="md" onClick={() => setEdited('new')} className="mb-3">
        <PlusIcon weight="bold" aria-hidden="true" className="size-4.5" />
        {t('add')}
      </Button>
      <QueryStates query={query} />
      {data?.length === 0 ? <EmptyState art="key" title={t('empty_title')} text={t('empty_text')} /> : null}
      <ul className="flex flex-col gap-2">
        {data?.map((reply) => (
          <li key={reply.id}>
            <ReplyRow reply={reply} onEdit={() => setEdited(reply)} />
          </li>
        ))}
      </ul>
      <Dialog
        open={edited !== null}
        onOpenChange={(isOpen) => isOpen || setEdited(null)}
        title={edited === 'new' ? t('add') : t('edit')}
        closeLabel={common('close')}
        isOutsidePressIgnored
      >
        {edited === null ? null : <ReplyForm reply={edited === 'new' ? null : edited} onSaved={onSaved} />}
      </Dialog>
    </AdminPage>
  );
}
