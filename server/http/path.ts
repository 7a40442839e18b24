import { ApiError } from './errors';

/**
 * Refuses every spelling that could leave the configured base: dots, doubled or encoded slashes, backslashes, absolute addresses,
 * and the same encoded twice for an upstream that decodes twice.
 * @throws ApiError 400
 */
export function assertPlainPath(rawPath: string): void {
  if (/\.\.|\/\/|\\|:|%(25)*(2f|5c|2e|3a|00)/i.test(rawPath)) throw new ApiError(400, 'errors.bad_path');
}
