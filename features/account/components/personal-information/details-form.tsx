'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFailureAlert } from '@/components/form/form-failure-alert';
import { FormInput } from '@/components/form/form-input';
import { SubmitButton } from '@/components/form/submit-button';
import { useFormSubmit } from '@/components/form/use-form-submit';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { companyTypeIds } from '@/lib/contracts/account/auth';
import type { Profile } from '@/lib/contracts/account/profile';
import { type PersonalForm, personalFormSchema } from '../../personal-form.schema';
import { useProfile, useUpdateProfile } from '../../queries/update-profile';
import { PendingEmailNotice } from './pending-email-notice';
import { useDetailsDraft } from './use-details-draft';

const identificationDigitsMax = 11;

const valuesOf = (profile: Profile): PersonalForm => ({
  name: profile.name,
  email: profile.pending_email ?? profile.email ?? '',
  legal_name: profile.legal_name ?? '',
  identification_code: profile.identification_code ?? '',
});

/** Name, e-mail and company. A new e-mail takes effect when its confirmation link is opened. */
export function DetailsForm() {
  const [t, labels, router, locale] = [
    useTranslations('account.personal'),
    useTranslations('account.profile'),
    useRouter(),
    useLocale(),
  ];
  const profile = useProfile();
  const { mutateAsync: update } = useUpdateProfile();
  const resending = useUpdateProfile();
  const [isSaved, setIsSaved] = useState(false);
  const { pending_email: pendingEmail } = profile;
  const isCompany = companyTypeIds.includes(profile.type_id);
  const form = useForm({
    resolver: zodResolver(personalFormSchema(isCompany, profile.email !== null)),
    defaultValues: valuesOf(profile),
  });
  useDetailsDraft(form, profile.id);
  const save = async ({ name, email, legal_name, identification_code }: PersonalForm) => {
    setIsSaved(false);
    const isNewEmail = email !== '' && email !== (profile.pending_email ?? profile.email);
    const company = isCompany ? { legal_name, identification_code } : {};
    const next = await update({ name, ...company, ...(isNewEmail ? { email } : {}), locale });
    form.reset(valuesOf(next));
    setIsSaved(true);
    // The name stands in the header and the sidebar too.
    router.refresh();
  };
  const { submit, failure, showError, clear, isSending } = useFormSubmit(
    form,
    ['name', 'email', 'legal_name', 'identification_code'],
    save,
  );
  const resend = (email: string) => {
    clear();
    resending.mutate({ email, locale }, { onError: showError });
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-5 flex flex-col gap-4">
      <FormInput control={form.control} name="name" label={labels('name')} isRequired autoComplete="name" />
      <FormInput
        control={form.control}
        name="email"
        kind="email"
        label={labels('email')}
        hint={t('email_hint')}
        isRequired={profile.email !== null}
        autoComplete="email"
      />
      {pendingEmail === null ? null : (
        <PendingEmailNotice email={pendingEmail} isSending={resending.isPending} onResend={() => resend(pendingEmail)} />
      )}
      {isCompany ? (
        <>
          <FormInput
            control={form.control}
            name="legal_name"
            label={labels('legal_name')}
            isRequired
            autoComplete="organization"
          />
          <FormInput
            control={form.control}
            name="identification_code"
            kind="number"
            maxDigits={identificationDigitsMax}
            label={labels('identification_code')}
            isRequired
          />
        </>
      ) : null}
      <FormFailureAlert failure={failure} />
      {isSaved ? (
        <InlineAlert tone="success" isLive>
          {t('saved')}
        </InlineAlert>
      ) : null}
      <SubmitButton isLoading={isSending} loadingText={t('saving')} className="self-start max-md:self-stretch">
        {t('save')}
      </SubmitButton>
    </form>
  );
}
