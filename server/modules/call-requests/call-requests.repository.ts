import type { Executor } from '../../db/client';
import { callRequests } from './call-requests.table';

export type NewCallRequest = Omit<typeof callRequests.$inferInsert, 'id'>;
export type CallRequest = typeof callRequests.$inferSelect;
export type CallRequestsRepository = ReturnType<typeof createCallRequestsRepository>;

export function createCallRequestsRepository(executor: Executor) {
  return {
    add: async (request: NewCallRequest): Promise<CallRequest> => {
      const [added] = await executor.insert(callRequests).values(request).returning();
      if (!added) throw new Error('The request was not stored.');
      return added;
    },
  };
}
