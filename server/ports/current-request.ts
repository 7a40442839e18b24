import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Runs work on behalf of a request, so that what it writes into trails names the request. */
export const withRequestId = <T>(requestId: string, work: () => T): T => requests.run(requestId, work);

/** The request that this work is done for; null for jobs and commands. */
export const currentRequestId = (): string | null => requests.getStore() ?? null;
