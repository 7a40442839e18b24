'use client';

import { createContext, use } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import type { City } from '@/lib/contracts/locations';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { OwnStatement } from '@/lib/contracts/statements/own-statements';
import type { ListingValues } from '@/lib/domain/statement/listing-values';
import type { SaveState } from '../domain/save-state';
import { type Autosave, useSaveProgress } from '../stores/autosave';
import type { PhotoUploads } from '../stores/photo-store';

export type PublishForm = {
  form: UseFormReturn<ListingValues>;
  autosave: Autosave;
  photos: PhotoUploads;
  parameters: FilterParameters;
  cities: readonly City[];
};

export const PublishFormContext = createContext<PublishForm | null>(null);

export function usePublishForm(): PublishForm {
  const publishForm = use(PublishFormContext);
  if (!publishForm) throw new Error('A part of the form needs the form around it.');
  return publishForm;
}

/** The statement as the server has it; null until the draft was created. */
export const useStatement = (): OwnStatement | null => useSaveProgress(usePublishForm().autosave).statement;

export const useSaveState = (): SaveState => useSaveProgress(usePublishForm().autosave).saveState;

/** Names of the fields that show an error. */
export function useInvalidFields(): string[] {
  const { errors } = useFormState({ control: usePublishForm().form.control });
  return Object.keys(errors);
}
