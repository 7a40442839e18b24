import { toFormErrors } from '@/lib/api/forms/form-errors';

/** The message key of what the API refused: that of the first field that it names, else its own. */
export const refusalKey = (error: Error): string => toFormErrors(error, []).form?.key ?? 'errors.invalid';
