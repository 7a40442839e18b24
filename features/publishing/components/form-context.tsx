'use client';

import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Fault } from '../domain/faults';
import type { FieldName, FormValues } from '../domain/form-values';
import type { Autosave } from '../stores/autosave';
import type { FormState, FormStore } from '../stores/form-store';
import type { Photos } from '../stores/photo-store';

export type FormTools = { form: FormStore; autosave: Autosave; photos: Photos };

export const FormContext = createContext<FormTools | null>(null);

export function useFormTools(): FormTools {
  const tools = use(FormContext);
  if (!tools) throw new Error('A part of the form needs the form around it.');
  return tools;
}

/** A part of the form's state; rerenders its component when that part changes. */
export function useForm<T>(select: (state: FormState) => T): T {
  return useStore(useFormTools().form, select);
}

/** One field: its value, its fault, and the way to change it. */
export function useFormField<N extends FieldName>(name: N) {
  const { form } = useFormTools();
  const value = useForm(({ values }) => values[name]);
  const fault: Fault | undefined = useForm(({ faults }) => faults[name]);
  const setValue = (next: FormValues[N]): void => form.getState().change({ [name]: next } as Partial<FormValues>);
  return { value, fault, setValue };
}
