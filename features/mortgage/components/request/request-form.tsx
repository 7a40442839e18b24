'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { Button } from '@/components/ui/buttons/button';
import type { Bank } from '@/lib/contracts/mortgage';
import type { Loan } from '@/lib/domain/loan/calculator';
import { useMortgage } from '../../stores/mortgage-store';
import { BankFields } from './bank-fields';
import { LoanSummary } from './loan-summary';
import { PhoneFields } from './phone-fields';
import { TermsConsent } from './terms-consent';
import { usePhoneConfirmation } from './use-phone-confirmation';
import { useRequestForm } from './use-request-form';

const personalNumberDigits = 11;
const nameLengthMax = 60;

type Props = { loan: Loan; bank: Bank };

/** The request to the chosen bank. It can be sent once every field is right, the phone is confirmed and the terms are agreed to. */
export function RequestForm({ loan, bank }: Props) {
  const t = useTranslations('mortgage.form');
  const isAgreed = useMortgage((state) => state.termsAndConditions);
  const { form, submit, isSending } = useRequestForm(loan, bank);
  const { control, formState } = form;
  const phone = useWatch({ control, name: 'phone_number' }) ?? '';
  const phoneState = usePhoneConfirmation(phone);
  const isPhoneTaken = phoneState === 'known' || phoneState === 'confirmed';
  const isFilled = formState.isValid && Object.keys(formState.errors).length === 0;
  const missing = isFilled ? (isPhoneTaken ? (isAgreed ? null : 'missing_terms') : 'missing_phone') : 'missing_fields';
  const person = { control, isRequired: true };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <LoanSummary loan={loan} bank={bank} />
      <div className="grid gap-x-3 gap-y-4 min-[400px]:grid-cols-2">
        <FormInput {...person} name="first_name" label={t('first_name')} autoComplete="given-name" maxLength={nameLengthMax} />
        <FormInput {...person} name="last_name" label={t('last_name')} autoComplete="family-name" maxLength={nameLengthMax} />
      </div>
      <FormInput {...person} name="personal_number" kind="number" maxDigits={personalNumberDigits} label={t('personal_number')} />
      <PhoneFields form={form} phone={phone} state={phoneState} />
      <FormInput {...person} name="email" kind="email" label={t('email')} />
      <BankFields fields={bank.loan_fields} control={control} />
      <TermsConsent />
      <div>
        <Button type="submit" size="lg" isFullWidth disabled={missing !== null} isLoading={isSending} loadingText={t('sending')}>
          {t('send')}
        </Button>
        <p role="status" className="type-xs mt-2 min-h-4.75 text-center text-ink-2">
          {missing ? t(missing) : null}
        </p>
      </div>
    </form>
  );
}
