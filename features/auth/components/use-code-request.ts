'use client';

import { useLocale } from 'next-intl';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { codePurposes } from '@/lib/contracts/account/auth';
import { sendCode } from '../queries/auth';

type Options<Values extends FieldValues, Sent> = {
  /** A form with the fields `phone_number` and `sms_code`. */
  form: UseFormReturn<Values, unknown, Sent & FieldValues>;
  purpose: (typeof codePurposes)[number];
  showError: (error: unknown) => void;
  clear: () => void;
};

/** Sends a code to the phone of the form once it is valid, and moves the focus to the code. A failure is shown by the form. */
export function useCodeRequest<Values extends FieldValues, Sent>({ form, purpose, showError, clear }: Options<Values, Sent>) {
  const locale = useLocale();
  const [phone, code] = ['phone_number', 'sms_code'] as Path<Values>[];
  return async (): Promise<number | null> => {
    clear();
    if (!phone || !code || !(await form.trigger(phone, { shouldFocus: true }))) return null;
    try {
      const seconds = await sendCode(String(form.getValues(phone)), purpose, locale);
      form.setFocus(code);
      return seconds;
    } catch (error) {
      showError(error);
      return null;
    }
  };
}
