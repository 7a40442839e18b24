'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { ThumbsDownIcon } from '@phosphor-icons/react/dist/ssr/ThumbsDown';
import { ThumbsUpIcon } from '@phosphor-icons/react/dist/ssr/ThumbsUp';
import { useLocale, useTranslations } from 'next-intl';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import type { ChatStatus } from '@/lib/contracts/chat/chat';
import { rate, saveChatEmail } from '../../stores/chat-store';

/** A conversation that has ended is rated. */
export function ChatEnd({ rating }: Pick<ChatStatus, 'rating'>) {
  const t = useTranslations('help.chat');
  // What could not be rated can be rated again.
  const send = (value: 1 | -1) => void rate(value).catch(() => undefined);
  return (
    <div role="status" className="mt-4 flex flex-col items-center gap-2 rounded-card p-4 text-center ring ring-line">
      <p className="font-semibold">{t('ended')}</p>
      {rating === null ? (
        <>
          <p className="type-sm text-ink-2">{t('rate_question')}</p>
          <div className="flex gap-2">
            <IconButton variant="outline" label={t('rate_up')} onClick={() => send(1)}>
              <ThumbsUpIcon aria-hidden="true" />
            </IconButton>
            <IconButton variant="outline" label={t('rate_down')} onClick={() => send(-1)}>
              <ThumbsDownIcon aria-hidden="true" />
            </IconButton>
          </div>
        </>
      ) : (
        <p className="type-sm text-ink-2">{t('rate_thanks')}</p>
      )}
    </div>
  );
}

/** While nobody is online: the message is stored, and the reply is mailed to the known address or to one given here. */
export function ChatAway({ email }: { email: string | null }) {
  const [t, locale] = [useTranslations('help.chat'), useLocale()];
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    saveChatEmail(typed, locale).catch(() => setIsWrong(true));
  };
  return (
    <div role="status" className="mt-4 rounded-card bg-vine-50 p-4">
      <p className="flex items-center gap-2 font-semibold">
        <CheckCircleIcon weight="fill" aria-hidden="true" className="size-5 shrink-0 text-vine-600" />
        {t('saved')}
      </p>
      {email ? (
        <p className="type-sm mt-1 wrap-anywhere">{t('saved_email', { email })}</p>
      ) : (
        <form method="post" noValidate onSubmit={save} className="mt-2 flex flex-col gap-2">
          <Field label={t('email_label')} {...(isWrong ? { error: t('email_wrong') } : {})}>
            <Input
              kind="email"
              autoComplete="email"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setIsWrong(false);
              }}
            />
          </Field>
          <Button type="submit" variant="secondary" size="sm">
            {t('email_save')}
          </Button>
        </form>
      )}
    </div>
  );
}
