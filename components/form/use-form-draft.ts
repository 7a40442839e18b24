'use client';

import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from '@/lib/stores/drafts';
import { useSession } from '@/lib/stores/session/session-store';

/** Fields that are never stored: passwords, codes of an SMS and what is on a bank card. */
const secret = /password|^(sms_|proof_)?code$|^otp$|card|^cv[cv]$|^pin$|token/i;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a stored value fits the field: an older version of the form may have written it. */
function isLike(value: unknown, model: unknown): boolean {
  if (value === null || model === null || model === undefined) return true;
  return typeof value === typeof model && Array.isArray(value) === Array.isArray(model);
}

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, FieldValues>,
  'getValues' | 'setValue' | 'subscribe' | 'formState'
>;

function restore<Values extends FieldValues>({ formState, getValues, setValue }: Form<Values>, draft: object): void {
  // A form over a control that was made elsewhere learns its defaults with the first change.
  const defaults: Readonly<Record<string, unknown>> = formState.defaultValues ?? getValues();
  for (const [name, value] of Object.entries(draft)) {
    const field = name as Path<Values>;
    // What was typed before the session was checked is not overwritten.
    if (!(name in defaults) || !isLike(value, defaults[name]) || !same(getValues(field), defaults[name])) continue;
    setValue(field, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }
}

/**
 * Keeps unsaved input across a sign-in and a reload. It is restored only for the same visitor, and deleted once the form has its first
 * values again, as after a reset.
 * @param name identifies the form, with the id of what it changes; null keeps nothing
 */
export function useFormDraft<Values extends FieldValues>(form: Form<Values>, name: string | null): void {
  // Until then the owner of the drafts is unknown.
  const isChecked = useSession((state) => state.isChecked);
  useEffect(() => {
    if (!isChecked || name === null) return;
    const draft = readDraft(name);
    if (typeof draft === 'object' && draft !== null) restore(form, draft);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const defaults: Readonly<Record<string, unknown>> = defaultValues ?? {};
        const typed = Object.entries(values).filter(([field, value]) => !secret.test(field) && !same(value, defaults[field]));
        writeDraft(name, typed.length === 0 ? null : Object.fromEntries(typed));
      },
    });
  }, [form, name, isChecked]);
}
