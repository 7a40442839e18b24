import { ApiError } from '../errors';

/** Consecutive failures after which a service is not called. */
const failuresMax = 5;
const openMs = 10_000;

/** A service that failed: no response in time, or none that can be read. */
const isFailure = (error: unknown): boolean => error instanceof ApiError && (error.status === 502 || error.status === 504);

/**
 * Stops calling a service that keeps failing for ten seconds: its requests fail at once instead of each waiting for the deadline. After
 * that one call at a time probes it; the first success closes the breaker. Nothing is sent twice.
 * @param nowMs a monotonic clock
 */
export function createBreaker(nowMs = () => performance.now()) {
  let failures = 0;
  let retryAtMs = 0;
  /** @throws ApiError 502 without a call while the breaker is open */
  return async <T>(call: () => Promise<T>): Promise<T> => {
    const isOpen = failures >= failuresMax;
    const waitMs = retryAtMs - nowMs();
    if (isOpen && waitMs > 0) throw new ApiError(502, 'errors.upstream_down', {}, Math.ceil(waitMs / 1000));
    // While one call probes the service, the others fail.
    if (isOpen) retryAtMs = nowMs() + openMs;
    try {
      const result = await call();
      failures = 0;
      return result;
    } catch (error) {
      if (!isFailure(error)) {
        failures = 0;
        throw error;
      }
      failures += 1;
      if (failures >= failuresMax) retryAtMs = nowMs() + openMs;
      throw error;
    }
  };
}
