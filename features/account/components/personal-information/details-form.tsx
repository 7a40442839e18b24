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
import { useSession } from '@/lib/stores/session-store';
import { type PersonalForm, personalFormSchema } from '../../personal-form.schema';
import { updateProfile } from '../../queries/update-profile';
import { PendingEmailNotice } from './pending-email-notice';
import { useDetailsDraft } from './use-details-draft';

const identificationDigitsMax = 11;

const valuesOf = (profile: Profile): PersonalForm => ({
  name: profile.name,
  email: profile.pending_email ?? profile.email ?? '',
  legal_name: profile.legal_name ?? '',
  identification_code: profile.identification_code ?? '',
});

/** Name, e-mail and company. A new e-mail counts once the link of its mail was opened. */
export function DetailsForm({ profile: initial }: { profile: Profile }) {
  const [t, words, router, locale] = [
    useTranslations('account.personal'),
    useTranslations('account.profile'),
    useRouter(),
    useLocale(),
  ];
  const [profile, setProfile] = useState(initial);
  const [isSaved, setIsSaved] = useState(false);
  const isCompany = companyTypeIds.includes(profile.type_id);
  const form = useForm({
    resolver: zodResolver(personalFormSchema(isCompany, profile.email !== null)),
    defaultValues: valuesOf(initial),
  });
  useDetailsDraft(form, initial.id);
  const save = async ({ name, email, legal_name, identification_code }: PersonalForm) => {
    setIsSaved(false);
    const isNewEmail = email !== '' && email !== (profile.pending_email ?? profile.email);
    const company = isCompany ? { legal_name, identification_code } : {};
    const next = await updateProfile({ name, ...company, ...(isNewEmail ? { email } : {}), locale });
    setProfile(next);
    useSession.setState({ profile: next });
    form.reset(valuesOf(next));
    setIsSaved(true);
    // The name stands in the header and the sidebar too.
    router.refresh();
  };
  const { submit, failure, tell, clear, isSending } = useFormSubmit(
    form,
    ['name', 'email', 'legal_name', 'identification_code'],
    save,
  );
  const resend = async () => {
    clear();
    const { pending_email: email } = profile;
    if (email !== null) await updateProfile({ email, locale }).catch(tell);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-5 flex flex-col gap-4">
      <FormInput control={form.control} name="name" label={words('name')} isRequired autoComplete="name" />
      <FormInput
        control={form.control}
        name="email"
        kind="email"
        label={words('email')}
        hint={t('email_hint')}
        isRequired={profile.email !== null}
        autoComplete="email"
      />
      <PendingEmailNotice profile={profile} resend={resend} />
      {isCompany ? (
        <>
          <FormInput
            control={form.control}
            name="legal_name"
            label={words('legal_name')}
            isRequired
            autoComplete="organization"
          />
          <FormInput
            control={form.control}
            name="identification_code"
            kind="number"
            maxDigits={identificationDigitsMax}
            label={words('identification_code')}
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
