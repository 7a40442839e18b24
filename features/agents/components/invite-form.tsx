'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormInput } from '@/components/form/form-input';
import { FormFailureAlert, useFormSubmit } from '@/components/form/form-submit';
import { useFormDraft } from '@/components/form/use-form-draft';
import { Button } from '@/components/ui/buttons/button';
import { useToast } from '@/components/ui/feedback/toast';
import { Segmented } from '@/components/ui/inputs/segmented';
import { ApiFailure } from '@/lib/api/client';
import { mobilePhoneSchema } from '@/lib/contracts/phone';
import { useInviteAgent } from '../queries/agents';

const inviteWays = ['email', 'phone'] as const;

const contactRules = {
  email: { schema: z.email().max(255), errorKey: 'errors.email_format' },
  phone: { schema: mobilePhoneSchema, errorKey: 'errors.phone_format' },
} as const;

/** The contact to invite. The value of the other method stays in the form but is ignored. */
const inviteFormSchema = z
  .object({ way: z.enum(inviteWays), email: z.string().trim(), phone: z.string().trim() })
  .superRefine((values, context) => {
    const { schema, errorKey } = contactRules[values.way];
    const text = values[values.way];
    if (schema.safeParse(text).success) return;
    context.addIssue({ code: 'custom', path: [values.way], message: text === '' ? 'errors.field_required' : errorKey });
  });
type InviteValues = z.infer<typeof inviteFormSchema>;

const conflictStatus = 409;

/** Invites an agent by e-mail or phone. */
export function InviteForm() {
  const t = useTranslations('agents.invite');
  const toast = useToast();
  const { mutateAsync: invite } = useInviteAgent();
  const form = useForm<InviteValues>({
    resolver: zodResolver(inviteFormSchema),
    defaultValues: { way: 'email', email: '', phone: '' },
  });
  useFormDraft(form, 'agent invitation');
  const way = form.watch('way');
  const { submit, failure, isSending } = useFormSubmit(form, ['email', 'phone'], async (values: InviteValues) => {
    try {
      await invite(values.way === 'email' ? { email: values.email } : { phone: values.phone });
    } catch (error) {
      // A conflict is about the contact, but names no field.
      if (!(error instanceof ApiFailure) || error.status !== conflictStatus) throw error;
      form.setError(values.way, { type: 'server', message: error.message }, { shouldFocus: true });
      return;
    }
    form.resetField(values.way);
    toast.success(t('sent'));
  });
  return (
    <section className="rounded-card p-4 shadow-hairline md:p-6">
      <h2 className="type-h3">{t('title')}</h2>
      <p className="type-sm mt-1 max-w-160 text-ink-2">{t('text')}</p>
      <form noValidate onSubmit={submit} className="mt-4 flex max-w-110 flex-col gap-4">
        <Segmented
          label={t('method')}
          options={inviteWays.map((value) => ({ value, label: t(value) }))}
          value={way}
          onValueChange={(next) => form.setValue('way', next)}
          isFullWidth
        />
        {way === 'email' ? (
          <FormInput
            key="email"
            control={form.control}
            name="email"
            kind="email"
            label={t('email')}
            autoComplete="off"
            isRequired
          />
        ) : (
          <FormInput
            key="phone"
            control={form.control}
            name="phone"
            kind="phone"
            label={t('phone')}
            autoComplete="off"
            isRequired
          />
        )}
        <FormFailureAlert failure={failure} />
        <Button type="submit" isLoading={isSending} loadingText={t('sending')} className="self-start max-sm:w-full">
          {t('send')}
        </Button>
      </form>
    </section>
  );
}
