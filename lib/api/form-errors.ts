import { ApiFailure } from './client';

/** What a refused form has to say: message keys beside fields, and one for the form as a whole where a field says nothing. */
export type FormErrors<Name extends string> = {
  fields: { name: Name; key: string }[];
  form: { key: string; minutes: number | null } | null;
};

/**
 * Reads the answer that a form got.
 * @param names the fields of the form by their name in the API; faults of others are told for the form as a whole
 * @throws what is no answer of the API
 */
export function toFormErrors<Name extends string>(error: unknown, names: readonly Name[]): FormErrors<Name> {
  if (!(error instanceof ApiFailure)) throw error;
  const { envelope, retryAfterSeconds } = error;
  const fields = names.flatMap((name) => {
    const key = envelope?.errors[name]?.[0];
    return key === undefined ? [] : [{ name, key }];
  });
  if (fields.length > 0) return { fields, form: null };
  const [unknownFieldKey] = Object.values(envelope?.errors ?? {}).flat();
  const minutes = retryAfterSeconds === null ? null : Math.max(1, Math.ceil(retryAfterSeconds / 60));
  return { fields, form: { key: unknownFieldKey ?? envelope?.message ?? 'errors.connection', minutes } };
}
