import { ApiError } from '../errors';

/** Consecutive failures after which a service is not called. */
const failuresMax = 5;
const openMs = 10_000;

/** No response in time, or none that can be read. */
const isAway = (error: unknown): boolean => error instanceof ApiError && (error.status === 502 || error.status === 504);

/**
 * Stops calling a route of a service that keeps failing for ten seconds: its requests fail at once instead of each waiting for the deadline.
 * After that one call at a time probes it; the first success closes the breaker. Nothing is sent twice.
 * @param isFailure whether a response is the service's own failure; a refusal is none, whatever it is written in
 * @param nowMs a monotonic clock
 */
export function createBreaker<T>(isFailure: (response: T) => boolean, nowMs = () => performance.now()) {
  let failures = 0;
  let retryAtMs = 0;
  const note = (hasFailed: boolean): void => {
    failures = hasFailed ? failures + 1 : 0;
    if (failures >= failuresMax) retryAtMs = nowMs() + openMs;
  };
  /** @throws ApiError 502 without a call while the breaker is open */
  return async (call: () => Promise<T>): Promise<T> => {
    const isOpen = failures >= failuresMax;
    const waitMs = retryAtMs - nowMs();
    if (isOpen && waitMs > 0) throw new ApiError(502, 'errors.upstream_down', {}, Math.ceil(waitMs / 1000));
    // While one call probes the service, the others fail.
    if (isOpen) retryAtMs = nowMs() + openMs;
    try {
      const response = await call();
      note(isFailure(response));
      return response;
    } catch (error) {
      note(isAway(error));
      throw error;
    }
  };
}
