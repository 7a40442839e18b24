import { ApiFailure } from '@/lib/api/client';

/** The errors of a refused form: message keys of fields, or one for the form as a whole when no field has an error. */
export type FormErrors<Name extends string> = {
  fields: { name: Name; key: string }[];
  form: { key: string; minutes: number | null } | null;
};

/** Whether the token of an e-mailed link is invalid or expired. */
export const isInvalidTokenError = (error: unknown): boolean =>
  error instanceof ApiFailure && error.envelope?.errors.token !== undefined;

/**
 * Reads the response to a form.
 * @param names the fields of the form by their name in the API; an error of any other field becomes the form's
 * @throws the error itself when it is not an ApiFailure
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
