'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { type Control, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormTextarea } from '@/components/form/form-textarea';
import { useFormDraft } from '@/components/form/use-form-draft';
import { Button } from '@/components/ui/buttons/button';
import { toFormErrors } from '@/lib/api/forms/form-errors';
import type { Bank, LoanField } from '@/lib/contracts/mortgage';
import { type Loan, loanFigures } from '@/lib/domain/loan/calculator';
import { withoutLoan } from '@/lib/routes/addresses/money/loan-address';
import { useSession } from '@/lib/stores/session/session-store';
import { mortgageFormData, prefilledValues } from '../../domain/form-data';
import { loanRequestFormSchema, personFieldNames } from '../../loan-request-form.schema';
import { useCreateLoanRequest } from '../../queries/loan-requests';
import { type FormValues, useMortgage } from '../../stores/mortgage-store';
import { BankLogo } from '../calculator/bank-list';
import { useLoanFormatters } from '../calculator/use-loan-formatters';
import { PhoneFields, usePhoneConfirmation } from './phone-fields';
import { TermsConsent } from './terms';

const textareaRows = 3;
/** Fields of digits only open the numeric keyboard on phones; the typed text is validated unchanged. */
const isOfDigits = ({ rules }: LoanField): boolean => rules.some((rule) => rule === 'numeric' || rule.startsWith('digits'));

type BankFieldsProps = { fields: readonly LoanField[]; control: Control<FormValues> };

/** The extra fields of the chosen bank. */
function BankFields({ fields, control }: BankFieldsProps) {
  const locale = useLocale();
  return fields.map((field) => {
    const { name, type, titles, placeholders, required } = field;
    const shared = { control, name, label: titles[locale], isRequired: required === 1, placeholder: placeholders[locale] };
    return type === 'textarea' ? (
      <FormTextarea key={name} {...shared} rows={textareaRows} />
    ) : (
      <FormInput key={name} {...shared} inputMode={isOfDigits(field) ? 'decimal' : 'text'} />
    );
  });
}

/** The loan and the bank, above the form. */
function LoanSummary({ loan, bank }: { loan: Loan; bank: Bank }) {
  const t = useTranslations('mortgage.form');
  const locale = useLocale();
  const { money, months, percent } = useLoanFormatters(loan.currencyId);
  const figures = loanFigures(loan);
  if (!figures) return null;
  return (
    <div className="flex items-center gap-3 rounded-control bg-brand-soft px-3.5 py-3">
      <BankLogo image={bank.take_loan_image} />
      <div className="min-w-0 flex-1">
        <p className="type-ui font-semibold">{bank.display_names[locale]}</p>
        <p className="type-xs text-ink-2">
          {[money(figures.amount), months(loan.months), percent(loan.yearlyPercent)].join(' · ')}
        </p>
      </div>
      <p className="shrink-0 text-right">
        <span className="num type-ui block font-semibold">{money(figures.monthlyPayment)}</span>
        <span className="type-xs text-ink-2">{t('per_month')}</span>
      </p>
    </div>
  );
}

/** The same for every bank, as the person is. */
const draftName = 'loan request';

const returnUrl = (): string => window.location.origin + withoutLoan(new URL(window.location.href));

/** The form of a request, prefilled with what was typed before, else with the visitor's data. */
function useRequestForm(loan: Loan, bank: Bank) {
  const locale = useLocale();
  const user = useSession((state) => state.user);
  const { values, errors, statement, setValues, succeed, fail } = useMortgage();
  const { mutateAsync: create } = useCreateLoanRequest();
  const resolver = useMemo(() => zodResolver(loanRequestFormSchema(bank.loan_fields)), [bank]);
  const form = useForm<FormValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: { ...Object.fromEntries(bank.loan_fields.map(({ name }) => [name, ''])), ...prefilledValues(user), ...values },
  });
  useEffect(() => {
    const { unsubscribe } = form.watch((typed) =>
      setValues(Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text ?? '']))),
    );
    return unsubscribe;
  }, [form, setValues]);
  useEffect(() => {
    // The visitor may sign in after the form was opened; what was typed stays.
    for (const [name, text] of Object.entries(prefilledValues(user)))
      if (text !== '' && !form.getValues(name)) form.setValue(name, text, { shouldValidate: true });
  }, [user, form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the errors of the last request are set once, when the form is shown again.
  useEffect(() => {
    for (const [index, { name, key }] of errors.entries())
      form.setError(name, { type: 'server', message: key }, { shouldFocus: index === 0 });
  }, []);

  useFormDraft(form, draftName);

  const names = [...personFieldNames, ...bank.loan_fields.map(({ name }) => name)];
  const submit = form.handleSubmit(async (typed) => {
    try {
      const result = await create(mortgageFormData(loan, statement, typed, { returnUrl: returnUrl(), locale }));
      // Clears the dirty state, which deletes the draft.
      if (result) form.reset(typed);
      if (result?.redirectUrl) window.location.assign(result.redirectUrl);
      else if (result) succeed();
    } catch (error) {
      const { fields, form: whole } = toFormErrors(error, names);
      fail(fields, whole?.key ?? 'errors.invalid');
    }
  });
  return { form, submit, isSending: form.formState.isSubmitting };
}

const personalNumberDigits = 11;
const nameLengthMax = 60;

/** Labels of the invalid fields. */
function useMissingLabels({ control, formState: { errors } }: UseFormReturn<FormValues>, { loan_fields: own }: Bank): string {
  const t = useTranslations('mortgage.form');
  const locale = useLocale();
  const values = useWatch({ control });
  const schema = useMemo(() => loanRequestFormSchema(own), [own]);
  const issues = schema.safeParse(values).error?.issues ?? [];
  const isMissing = (name: string): boolean => name in errors || issues.some(({ path }) => path[0] === name);
  const person = personFieldNames.filter(isMissing).map((name) => t(name === 'phone_number' ? 'phone' : name));
  return [...person, ...own.filter(({ name }) => isMissing(name)).map(({ titles }) => titles[locale])].join(', ');
}

type Props = { loan: Loan; bank: Bank };

/** The request to the chosen bank. It can be sent once every field is valid, the phone is confirmed and the terms are agreed to. */
export function RequestForm({ loan, bank }: Props) {
  const t = useTranslations('mortgage.form');
  const isAgreed = useMortgage((state) => state.termsAndConditions);
  const { form, submit, isSending } = useRequestForm(loan, bank);
  const { control } = form;
  const phone = useWatch({ control, name: 'phone_number' }) ?? '';
  const phoneState = usePhoneConfirmation(phone);
  const fields = useMissingLabels(form, bank);
  const isFilled = fields === '';
  const isPhoneAccepted = phoneState === 'known' || phoneState === 'confirmed';
  const missing = isFilled ? (isPhoneAccepted ? (isAgreed ? null : 'missing_terms') : 'missing_phone') : 'missing_fields';
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
          {missing ? t(missing, { fields }) : null}
        </p>
      </div>
    </form>
  );
}
