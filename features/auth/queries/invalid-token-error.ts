import { ApiFailure } from '@/lib/api/client';

/** Whether the API refused the token of a mail: it is too old, was used, or never was. */
export const isInvalidTokenError = (error: unknown): boolean =>
  error instanceof ApiFailure && error.envelope?.errors.token !== undefined;
