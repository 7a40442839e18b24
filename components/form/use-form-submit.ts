'use client';

import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type FormErrors, toFormErrors } from '@/lib/api/form-errors';

/**
 * Submits a form that passed its schema. Errors of the API are shown beside the fields that they name, the first of which gets the
 * focus; any other is `failure`. Typed values stay.
 * @param names the fields in the order of the form, by their names in the API, which are the form's own
 */
export function useFormSubmit<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent & FieldValues>,
  names: readonly Path<Values>[],
  send: (values: Sent) => Promise<void>,
) {
  const [failure, setFailure] = useState<FormErrors<string>['form']>(null);
  const showError = (error: unknown) => {
    const { fields, form: whole } = toFormErrors(error, names);
    for (const [index, { name, key }] of fields.entries())
      form.setError(name, { type: 'server', message: key }, { shouldFocus: index === 0 });
    setFailure(whole);
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    await send(values).catch(showError);
  });
  return { submit, failure, showError, clear: () => setFailure(null), isSending: form.formState.isSubmitting };
}
