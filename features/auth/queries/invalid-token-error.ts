import { ApiFailure } from '@/lib/api/client';

/** Whether the API refused the token of an e-mail: it is expired, used or unknown. */
export const isInvalidTokenError = (error: unknown): boolean =>
  error instanceof ApiFailure && error.envelope?.errors.token !== undefined;
