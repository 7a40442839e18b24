'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { type FormErrors, toFormErrors } from '@/lib/api/forms/form-errors';
import { cn } from '@/lib/cn';
import { useMessage } from '@/lib/i18n/use-message';
import { useIsHydrated } from '@/lib/use-is-hydrated';

/**
 * Submits a form that passed its schema. Errors of the API are shown at the fields that they name, the first of which gets the
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

type FailureProps = {
  failure: FormErrors<string>['form'];
  /** The text of a rate limit; without it that of every form. */
  limitText?: (minutes: number) => string;
};

/** Why the form as a whole was refused. */
export function FormFailureAlert({ failure, limitText }: FailureProps) {
  const t = useTranslations('auth.field_errors');
  const translate = useMessage();
  if (!failure) return null;
  const { key, minutes } = failure;
  return (
    <InlineAlert tone={minutes === null ? 'error' : 'warning'} isLive>
      {minutes === null ? translate(key) : (limitText?.(minutes) ?? t('too_many', { minutes }))}
    </InlineAlert>
  );
}

/**
 * The submit button of a form. It is disabled until hydration, which disables Enter too: the browser's own submit would put the typed
 * values, passwords included, into the address. It looks the same all along.
 */
export function SubmitButton({ className, ...props }: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  const isHydrated = useIsHydrated();
  return (
    <Button
      {...props}
      type="submit"
      disabled={!isHydrated}
      className={cn(className, !isHydrated && 'disabled:cursor-progress disabled:bg-brand disabled:text-white')}
    />
  );
}
