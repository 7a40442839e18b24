'use client';

import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { FieldError } from '../domain/field-errors';
import type { FieldName, FormValues } from '../domain/form-values';
import type { Autosave } from '../stores/autosave';
import type { FormState, FormStore } from '../stores/form-store';
import type { Photos } from '../stores/photo-store';

export type PublishFormStores = { form: FormStore; autosave: Autosave; photos: Photos };

export const PublishFormContext = createContext<PublishFormStores | null>(null);

export function usePublishForm(): PublishFormStores {
  const tools = use(PublishFormContext);
  if (!tools) throw new Error('A part of the form needs the form around it.');
  return tools;
}

/** A part of the form's state; rerenders its component when that part changes. */
export function usePublishFormState<T>(select: (state: FormState) => T): T {
  return useStore(usePublishForm().form, select);
}

/** One field: its value, its fault, and the way to change it. */
export function useFormField<N extends FieldName>(name: N) {
  const { form } = usePublishForm();
  const value = usePublishFormState(({ values }) => values[name]);
  const fault: FieldError | undefined = usePublishFormState(({ errors }) => errors[name]);
  const setValue = (next: FormValues[N]): void => form.getState().change({ [name]: next } as Partial<FormValues>);
  return { value, fault, setValue };
}
