'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { toFormErrors } from '@/lib/api/form-errors';
import type { Bank } from '@/lib/contracts/mortgage';
import type { Loan } from '@/lib/domain/loan/calculator';
import { withoutLoan } from '@/lib/routes/loan-address';
import { useSession } from '@/lib/stores/session-store';
import { mortgageFormData, prefilledValues } from '../../domain/form-data';
import { loanRequestFormSchema, personFieldNames } from '../../loan-request-form.schema';
import { useCreateLoanRequest } from '../../queries/create-loan-request';
import { type FormValues, useMortgage } from '../../stores/mortgage-store';

const returnUrl = (): string => window.location.origin + withoutLoan(new URL(window.location.href));

/** The form of a request: what was typed before stands in it, and what is known of the visitor where nothing was. */
export function useRequestForm(loan: Loan, bank: Bank) {
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
    // The visitor may become known after the form was opened; what stands in it already stays.
    for (const [name, text] of Object.entries(prefilledValues(user)))
      if (text !== '' && !form.getValues(name)) form.setValue(name, text, { shouldValidate: true });
  }, [user, form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the faults of the last request are told once, when the form is back.
  useEffect(() => {
    for (const [index, { name, key }] of errors.entries())
      form.setError(name, { type: 'server', message: key }, { shouldFocus: index === 0 });
  }, []);

  const names = [...personFieldNames, ...bank.loan_fields.map(({ name }) => name)];
  const submit = form.handleSubmit(async (typed) => {
    try {
      const taken = await create(mortgageFormData(loan, statement, typed, { returnUrl: returnUrl(), locale }));
      if (taken?.redirectUrl) window.location.assign(taken.redirectUrl);
      else if (taken) succeed();
    } catch (error) {
      const { fields, form: whole } = toFormErrors(error, names);
      fail(fields, whole?.key ?? 'errors.invalid');
    }
  });
  return { form, submit, isSending: form.formState.isSubmitting };
}
