import type { ListingFieldName, ListingValues } from '@/lib/domain/statement/listing-values';
import { emptyValues } from './form-values';

export const stepIds = ['place', 'details', 'price', 'photos', 'publish'] as const;
export type StepId = (typeof stepIds)[number];

export const isStepId = (text: string | null): text is StepId => (stepIds as readonly (string | null)[]).includes(text);

const stepFields: Partial<Record<StepId, readonly ListingFieldName[]>> = {
  place: [
    'real_estate_type_id',
    'deal_type_id',
    'city_id',
    'district_id',
    'urban_id',
    'street_id',
    'street_number',
    'address',
    'lat',
    'lng',
  ],
  price: ['price_type_id', 'currency_id', 'price', 'comments', 'phone_number', 'owner_name', 'duration_id'],
  photos: ['youtube_link', '3d_url'],
};

/** The step that shows a field; fields that describe the property are among the details. */
export function stepOf(field: string): StepId {
  return stepIds.find((step) => stepFields[step]?.some((name) => name === field)) ?? 'details';
}

/** The fields of a step. */
export const fieldsOf = (step: StepId): ListingFieldName[] =>
  (Object.keys(emptyValues) as ListingFieldName[]).filter((field) => stepOf(field) === step);

/** The first step with one of these fields; null for none. */
export function firstInvalidStep(invalid: readonly string[]): StepId | null {
  const steps = new Set(invalid.map(stepOf));
  return stepIds.find((step) => steps.has(step)) ?? null;
}

export const stepAfter = (step: StepId): StepId | null => stepIds[stepIds.indexOf(step) + 1] ?? null;
export const stepBefore = (step: StepId): StepId | null => stepIds[stepIds.indexOf(step) - 1] ?? null;

/** Whether there is enough to create a draft. */
export const canCreateDraft = ({ deal_type_id, real_estate_type_id }: ListingValues): boolean =>
  deal_type_id !== null && real_estate_type_id !== null;
