import { createHash } from 'node:crypto';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { ApiError } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { FirstRequest } from './idempotency.repository';

/** A write with its `Idempotency-Key`. `request` is its method, path and body in one text. */
export type IdempotentCall = { userId: number; key: string; request: string };

/**
 * Runs a write once for its key: a repeated call gets the first response, which has to be JSON. Claim, write and response are one
 * transaction, so a failed write frees its key.
 * @param beforeFirst what only the first call has to pass, as a limit of calls: a repeated one gets its response in spite of it
 * @throws ApiError 409 `errors.idempotency_reused` when the key was used for another request
 */
export type Once = <T>(
  call: IdempotentCall,
  work: (repositories: Repositories) => Promise<T>,
  beforeFirst?: () => Promise<void>,
) => Promise<T>;

const hashOf = (request: string): string => createHash('sha256').update(request).digest('hex');

type OnceParts = { repositories: Pick<Repositories, 'idempotency'>; atomically: UnitOfWork; clock: Clock };

/** @throws ApiError 409 when it was another request */
function responseOf<T>({ requestHash, response }: FirstRequest, request: string): T {
  if (requestHash !== hashOf(request)) throw new ApiError(409, 'errors.idempotency_reused');
  return response as T;
}

export function createOnce({ repositories, atomically, clock }: OnceParts): Once {
  const claimed = async <T>(
    { userId, key, request }: IdempotentCall,
    work: (inside: Repositories) => Promise<T>,
    inside: Repositories,
  ): Promise<T> => {
    const first = await inside.idempotency.claim({ userId, key, requestHash: hashOf(request), createdAt: clock() });
    if (first !== null) return responseOf<T>(first, request);
    const response = await work(inside);
    await inside.idempotency.storeResponse({ userId, key }, response);
    return response;
  };
  return async <T>(
    call: IdempotentCall,
    work: (inside: Repositories) => Promise<T>,
    beforeFirst?: () => Promise<void>,
  ): Promise<T> => {
    const first = beforeFirst && (await repositories.idempotency.find(call));
    if (first) return responseOf<T>(first, call.request);
    try {
      await beforeFirst?.();
    } catch (refusal) {
      // The claim waits for a first call that is under way beside this one.
      return atomically((inside) => claimed<T>(call, () => Promise.reject(refusal), inside));
    }
    return atomically((inside) => claimed(call, work, inside));
  };
}
