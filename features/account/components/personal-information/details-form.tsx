'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { companyFields, nameField } from '@/components/form/fields.schema';
import { FormInput } from '@/components/form/form-input';
import { FormFailureAlert, SubmitButton, useFormSubmit } from '@/components/form/form-submit';
import { useFormDraft } from '@/components/form/use-form-draft';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { companyTypeIds } from '@/lib/contracts/account/auth';
import type { Profile } from '@/lib/contracts/account/profile';
import { useProfile, useUpdateProfile } from '../../queries/profile';
import { clearProof, emptyProof, ProofFields, proofOf } from './proof-fields';

const emptyOrEmail = z
  .string()
  .trim()
  .max(255, 'errors.field_too_big')
  .refine((text) => text === '' || z.email().safeParse(text).success, 'auth.field_errors.email_format');

/**
 * The form of personal information.
 * @param isCompany whether the account is a company's
 * @param hasEmail an e-mail can be changed, but not removed
 */
const personalFormSchema = (isCompany: boolean, hasEmail: boolean) =>
  z.object({
    name: nameField,
    email: emptyOrEmail.refine((text) => !hasEmail || text !== '', 'auth.field_errors.email_required'),
    legal_name: isCompany ? companyFields.legal_name : z.string(),
    identification_code: isCompany ? companyFields.identification_code : z.string(),
    current_password: z.string(),
    proof_code: z.string(),
  });
type PersonalForm = z.infer<ReturnType<typeof personalFormSchema>>;

type PendingEmailNoticeProps = { email: string; isSending: boolean; onResend: () => void };

/** A new e-mail that is not confirmed yet; its link can be sent again. */
function PendingEmailNotice({ email, isSending, onResend }: PendingEmailNoticeProps) {
  const t = useTranslations('account.personal');
  return (
    <InlineAlert
      tone="warning"
      action={
        <Button variant="ghost" size="sm" isLoading={isSending} onClick={onResend} className="-my-1.5 shrink-0">
          {t('email_resend')}
        </Button>
      }
    >
      <span className="wrap-anywhere">{t('email_sent', { email })}</span>
    </InlineAlert>
  );
}

const identificationDigitsMax = 11;

const valuesOf = (profile: Profile): PersonalForm => ({
  name: profile.name,
  email: profile.pending_email ?? profile.email ?? '',
  legal_name: profile.legal_name ?? '',
  identification_code: profile.identification_code ?? '',
  ...emptyProof,
});

/** Name, e-mail and company. A new e-mail takes effect when its confirmation link is opened. */
export function DetailsForm() {
  const [t, labels, router] = [useTranslations('account.personal'), useTranslations('account.profile'), useRouter()];
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
  useFormDraft(form, `personal-information ${profile.id}`);
  const isNew = (email: string) => email !== '' && email !== (profile.pending_email ?? profile.email);
  const isNewEmail = isNew(useWatch({ control: form.control, name: 'email' }));
  const save = async ({ name, email, legal_name, identification_code, ...proof }: PersonalForm) => {
    setIsSaved(false);
    const company = isCompany ? { legal_name, identification_code } : {};
    const next = await update({ name, ...company, ...(isNew(email) ? { email, ...proofOf(proof) } : {}) });
    form.reset(valuesOf(next));
    setIsSaved(true);
    // The header and the sidebar show the name too.
    router.refresh();
  };
  const { submit, failure, showError, clear, isSending } = useFormSubmit(
    form,
    ['name', 'email', 'current_password', 'proof_code', 'legal_name', 'identification_code'],
    save,
  );
  const resend = (email: string) => {
    clear();
    resending.mutate({ email }, { onError: showError });
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
      {isNewEmail ? <ProofFields control={form.control} onError={showError} onSwitch={() => clearProof(form.setValue)} /> : null}
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
