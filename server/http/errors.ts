export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 502 | 503 | 504;

/** A failure that the response reports: a status, a message key of the dictionaries, and field errors as message keys. */
export class ApiError extends Error {
  constructor(
    readonly status: ErrorStatus,
    readonly messageKey: string,
    readonly fields: Record<string, string[]> = {},
    readonly retryAfterSeconds?: number,
  ) {
    super(messageKey);
  }
}

export const malformed = () => new ApiError(400, 'errors.malformed');
export const notFound = () => new ApiError(404, 'errors.not_found');
export const unauthorised = () => new ApiError(401, 'errors.unauthorised');
export const tooLarge = () => new ApiError(413, 'errors.too_large');
export const unsupportedMedia = () => new ApiError(415, 'errors.media_type');
export const invalid = (fields: Record<string, string[]>) => new ApiError(422, 'errors.invalid', fields);
export const tooMany = (retryAfterSeconds: number) => new ApiError(429, 'errors.too_many', {}, retryAfterSeconds);
/** No gateway is configured, or it did not accept the payment. */
export const paymentsUnavailable = () => new ApiError(503, 'errors.payments_unavailable');
