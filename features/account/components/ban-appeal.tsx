'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormFailureAlert, useFormSubmit } from '@/components/form/form-submit';
import { FormTextarea } from '@/components/form/form-textarea';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { callApi } from '@/lib/api/client';
import { type Ban, ownBanSchema } from '@/lib/contracts/staff/bans';

const textMax = 1000;
const schema = z.object({ text: z.string().trim().min(10, 'errors.field_too_small').max(textMax, 'errors.field_too_big') });

/** What became of an appeal. */
function AppealState({ appeal }: { appeal: NonNullable<Ban['appeal']> }) {
  const t = useTranslations('account.ban');
  return (
    <InlineAlert tone="info" isLive className="mt-3">
      <p>{t(appeal.state === 'rejected' ? 'rejected' : 'pending')}</p>
      {appeal.answer ? <q className="block whitespace-pre-line [overflow-wrap:anywhere]">{appeal.answer}</q> : null}
    </InlineAlert>
  );
}

/** The appeal against a ban: its form until it is sent, and what became of it. */
export function BanAppeal({ appeal: stored }: { appeal: Ban['appeal'] }) {
  const t = useTranslations('account.ban');
  const [appeal, setAppeal] = useState(stored);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { text: '' } });
  const { submit, failure, isSending } = useFormSubmit(form, ['text'], async (data: z.infer<typeof schema>) => {
    const { ban } = (await callApi(ownBanSchema, { method: 'post', url: '/v1/bans/own/appeal', data })).data;
    setAppeal(ban?.appeal ?? null);
  });
  if (appeal !== null) return <AppealState appeal={appeal} />;
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col items-start gap-3">
      <FormTextarea
        control={form.control}
        name="text"
        label={t('appeal')}
        hint={t('appeal_hint')}
        maxLength={textMax}
        isRequired
      />
      <FormFailureAlert failure={failure} />
      <Button type="submit" variant="secondary" isLoading={isSending} loadingText={t('sending')}>
        {t('send')}
      </Button>
    </form>
  );
}
