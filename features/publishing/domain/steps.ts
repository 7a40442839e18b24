import type { FieldErrors } from './field-errors';
import type { FieldName, FormValues } from './form-values';

export const stepIds = ['place', 'details', 'price', 'photos', 'publish'] as const;
export type StepId = (typeof stepIds)[number];

export const isStepId = (text: string | null): text is StepId => (stepIds as readonly (string | null)[]).includes(text);

const stepFields: Partial<Record<StepId, readonly FieldName[]>> = {
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

/** The step that shows a field: what describes the property stands among the details. */
export function stepOf(field: FieldName): StepId {
  return stepIds.find((step) => stepFields[step]?.includes(field)) ?? 'details';
}

/** The faults that one step shows. */
export function errorsIn(step: StepId, faults: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => stepOf(field as FieldName) === step));
}

/** The first step with a fault, in the order of the form; null without any. */
export function firstInvalidStep(faults: FieldErrors): StepId | null {
  return stepIds.find((step) => Object.keys(errorsIn(step, faults)).length > 0) ?? null;
}

export const stepAfter = (step: StepId): StepId | null => stepIds[stepIds.indexOf(step) + 1] ?? null;
export const stepBefore = (step: StepId): StepId | null => stepIds[stepIds.indexOf(step) - 1] ?? null;

/** Whether there is enough to begin a draft. */
export const canCreateDraft = ({ deal_type_id, real_estate_type_id }: FormValues): boolean =>
  deal_type_id !== null && real_estate_type_id !== null;
