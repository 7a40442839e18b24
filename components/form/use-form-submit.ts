'use client';

import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type FormErrors, toFormErrors } from '@/lib/api/form-errors';

/**
 * Sends a form once it passes its schema. What the API refuses is told beside the field that it names, the first of which gets the
 * focus; the rest is `failure`. What was typed stays.
 * @param names the fields as the API calls them, which are the form's own names, in the order of the form
 */
export function useFormSubmit<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent & FieldValues>,
  names: readonly Path<Values>[],
  send: (values: Sent) => Promise<void>,
) {
  const [failure, setFailure] = useState<FormErrors<string>['form']>(null);
  const tell = (error: unknown) => {
    const { fields, form: whole } = toFormErrors(error, names);
    for (const [index, { name, key }] of fields.entries())
      form.setError(name, { type: 'server', message: key }, { shouldFocus: index === 0 });
    setFailure(whole);
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    await send(values).catch(tell);
  });
  return { submit, failure, tell, clear: () => setFailure(null), isSending: form.formState.isSubmitting };
}
