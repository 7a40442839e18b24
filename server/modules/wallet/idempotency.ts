import { createHash } from 'node:crypto';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { ApiError } from '../../http/errors';
import type { Clock } from '../../ports/clock';

/** A write with its `Idempotency-Key`. `request` is its method, path and body in one text. */
export type IdempotentCall = { userId: number; key: string; request: string };

/**
 * Runs a write once for its key: a repeated call gets the first response, which has to be JSON. Claim, write and response are one
 * transaction, so a failed write frees its key.
 * @throws ApiError 409 `errors.idempotency_reused` when the key was used for another request
 */
export type Once = <T>(call: IdempotentCall, work: (repositories: Repositories) => Promise<T>) => Promise<T>;

const hashOf = (request: string): string => createHash('sha256').update(request).digest('hex');

export function createOnce({ atomically, clock }: { atomically: UnitOfWork; clock: Clock }): Once {
  return <T>({ userId, key, request }: IdempotentCall, work: (repositories: Repositories) => Promise<T>) =>
    atomically(async (repositories) => {
      const { idempotency } = repositories;
      const requestHash = hashOf(request);
      const known = await idempotency.claim({ userId, key, requestHash, createdAt: clock() });
      if (known !== null) {
        if (known.requestHash !== requestHash) throw new ApiError(409, 'errors.idempotency_reused');
        return known.response as T;
      }
      const response = await work(repositories);
      await idempotency.storeResponse({ userId, key }, response);
      return response;
    });
}
