'use client';

import { useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { resolverResult, toFieldError } from '@/components/listing-form/form-errors';
import type { ListingForm } from '@/components/listing-form/listing-form-context';
import type { City } from '@/lib/contracts/locations';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { OwnStatement } from '@/lib/contracts/statements/own-statements';
import type { ListingErrors, ListingFieldName, ListingValues } from '@/lib/domain/statement/listing-values';
import { formErrors } from '../domain/field-errors';
import { applyChange } from '../domain/offered-values';
import type { SaveState } from '../domain/save-state';
import { useAutosave } from '../stores/autosave';
import { createPhotoUploads } from '../stores/photo-store';
import type { PublishForm } from './form-context';

/** Where a form begins. */
export type FormStart = {
  parameters: FilterParameters;
  cities: readonly City[];
  /** The statement as the server has it; null for a new one. */
  statement: OwnStatement | null;
  values: ListingValues;
  /** Whether the values come from a local copy that the server does not have. */
  isRestored: boolean;
  saveState: SaveState;
};

/** Shows these errors in place of those that were shown before. */
export function showErrors(form: UseFormReturn<ListingValues>, errors: ListingErrors): void {
  form.clearErrors();
  for (const [name, error] of Object.entries(errors)) form.setError(name as ListingFieldName, toFieldError(error));
}

/** The form with its autosave and photos. */
export function usePublishFormState(start: FormStart, onDraftCreated: (statement: OwnStatement) => void): PublishForm {
  const { parameters, cities, statement } = start;
  const resolver: Resolver<ListingValues> = (values) => resolverResult(values, formErrors(values, parameters, cities, true));
  const form = useForm<ListingValues>({ defaultValues: start.values, resolver, shouldFocusError: false });
  const autosave = useAutosave({
    ...start,
    form,
    onDraftCreated,
    onRejected: (errors) => showErrors(form, errors),
  });
  const [photos] = useState(() => {
    const idNow = (): number | null => autosave.statement?.id ?? null;
    return createPhotoUploads(statement?.images ?? [], async () => idNow() ?? ((await autosave.saveNow()) ? idNow() : null));
  });
  return { form, autosave, photos, parameters, cities };
}

/** Clears the error of a changed field; other errors remain until the form is checked again. */
export function changeListing({ form, parameters }: Pick<PublishForm, 'form' | 'parameters'>): ListingForm['change'] {
  return (changes) => {
    form.setValues(applyChange(parameters, form.getValues(), changes));
    form.clearErrors(Object.keys(changes) as ListingFieldName[]);
  };
}
