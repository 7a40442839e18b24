'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormInput, FormPassword } from '@/components/form/form-input';
import { FormFailureAlert, SubmitButton, useFormSubmit } from '@/components/form/form-submit';
import { register } from '../../queries/auth';
import { isCompany, type RegisterForm, registerFormSchema, toRegisterBody } from '../../register-form';
import { EmailSent } from '../auth-notices';
import { completeSignIn } from '../complete-sign-in';
import { AccountTypeField, CompanyFields, ContactFields, TermsField } from './register-fields';

const emptyForm: RegisterForm = {
  type_id: '1',
  way: 'email',
  name: '',
  email: '',
  phone_number: '',
  sms_code: '',
  password: '',
  legal_name: '',
  identification_code: '',
  accept_terms: false,
};

const fieldsInOrder = [
  'type_id',
  'name',
  'legal_name',
  'identification_code',
  'email',
  'phone_number',
  'sms_code',
  'password',
  'accept_terms',
] as const;

/** Registers an account. With a phone it exists at once, with an e-mail after the confirmation link is opened. */
export function RegisterPanel({ next }: { next: string }) {
  const [t, fields, locale] = [useTranslations('auth.register'), useTranslations('auth.fields'), useLocale()];
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(registerFormSchema), defaultValues: emptyForm });
  const sending = useFormSubmit(form, fieldsInOrder, async (values: RegisterForm) => {
    const outcome = await register(toRegisterBody(values, locale));
    if (outcome === 'signed_in') completeSignIn(next);
    else setMailedTo(values.email);
  });
  if (mailedTo !== null) return <EmailSent kind="verify" email={mailedTo} />;
  const typeId = form.watch('type_id');
  return (
    <form method="post" noValidate onSubmit={sending.submit} className="flex flex-col gap-4">
      <AccountTypeField control={form.control} />
      <FormInput control={form.control} name="name" label={fields('name')} isRequired autoComplete="name" />
      {isCompany(typeId) ? <CompanyFields control={form.control} /> : null}
      <ContactFields form={form} showError={sending.showError} clear={sending.clear} />
      <FormPassword
        control={form.control}
        name="password"
        label={fields('password')}
        hint={fields('new_password_hint')}
        isRequired
        autoComplete="new-password"
      />
      <TermsField control={form.control} />
      <FormFailureAlert failure={sending.failure} />
      <SubmitButton size="lg" isFullWidth isLoading={sending.isSending} loadingText={t('pending')}>
        {t('submit')}
      </SubmitButton>
    </form>
  );
}
