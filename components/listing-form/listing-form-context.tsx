'use client';

import { createContext, type ReactNode, use } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { ListingError, ListingFieldName, ListingValues } from '@/lib/domain/statement/listing-values';
import { fromFieldError } from './form-errors';

/** Fields with their own label; the others belong to one of these. */
export type LabelledField = Exclude<ListingFieldName, 'street_name' | 'lat' | 'lng'>;

/** Texts in the visitor's language. */
export type ListingFormTexts = {
  label: (name: LabelledField) => string;
  error: (name: LabelledField, error: ListingError, label: string) => string;
  choose: string;
  /** The option that empties a list. */
  notStated: string;
  street: StreetTexts;
};

export type StreetTexts = {
  placeholder: string;
  hint: string;
  loading: string;
  add: string;
  added: (name: string) => string;
  newName: string;
  short: (lengthMin: number) => string;
  failed: string;
  sending: string;
  cancel: string;
};

export type ListingForm = {
  /** Changes values together with what follows from them. */
  change: (changes: Partial<ListingValues>) => void;
  texts: ListingFormTexts;
  /** Whether required fields have an asterisk; a form whose every field is required has none. */
  hasRequiredMarks: boolean;
};

const ListingFormContext = createContext<ListingForm | null>(null);

type ProviderProps<Values extends FieldValues> = { form: UseFormReturn<Values>; listing: ListingForm; children: ReactNode };

/** @param form contains at least the values of the fields inside it */
export function ListingFormProvider<Values extends FieldValues>({ form, listing, children }: ProviderProps<Values>) {
  return (
    <FormProvider {...form}>
      <ListingFormContext value={listing}>{children}</ListingFormContext>
    </FormProvider>
  );
}

export function useListingForm(): ListingForm {
  const listing = use(ListingFormContext);
  if (!listing) throw new Error('A listing field needs a ListingFormProvider above it.');
  return listing;
}

/** A part of the values; rerenders its component when that part changes. */
export function useListingValues<T>(select: (values: ListingValues) => T): T {
  const { control, getValues } = useFormContext<ListingValues>();
  useWatch({ control, compute: select });
  // The watched value is of the last change; `select` may be another one since.
  return select(getValues());
}

/** One field: its value, its error, and the way to change it. */
export function useListingField<N extends ListingFieldName>(name: N) {
  const { change } = useListingForm();
  const value = useListingValues((values) => values[name]);
  const error = useListingError(name);
  return { value, error, setValue: (next: ListingValues[N]): void => change({ [name]: next }) };
}

export function useListingError(name: ListingFieldName): ListingError | undefined {
  const { control, getFieldState } = useFormContext<ListingValues>();
  const formState = useFormState({ control, name });
  return fromFieldError(getFieldState(name, formState).error);
}
