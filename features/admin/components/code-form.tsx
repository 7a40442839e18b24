'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormInput } from '@/components/form/form-input';
import { SubmitButton } from '@/components/form/form-submit';
import { Button } from '@/components/ui/buttons/button';

const schema = z.object({ code: z.string().regex(/^\d{6}$/, 'errors.totp_required') });

type Props = {
  label: string;
  /** Sends the code. @returns the message key of a refusal, or null */
  send: (code: string) => Promise<string | null>;
  onCancel?: () => void;
};

/** The code of the authenticator with its button. */
export function CodeForm({ label, send, onCancel }: Props) {
  const t = useTranslations('staff_code');
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { code: '' } });
  const submit = form.handleSubmit(async ({ code }) => {
    const refusal = await send(code).catch(() => 'errors.connection');
    if (refusal !== null) form.setError('code', { type: 'server', message: refusal }, { shouldFocus: true });
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormInput
        control={form.control}
        name="code"
        kind="number"
        maxLength={6}
        autoComplete="one-time-code"
        label={t('code')}
        hint={t('hint')}
        isRequired
      />
      <div className="flex justify-end gap-2">
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : null}
        <SubmitButton isLoading={form.formState.isSubmitting} loadingText={t('pending')}>
          {label}
        </SubmitButton>
      </div>
    </form>
  );
}
