import { deleteItem } from '@/lib/api/crud';

const path = '/microservice/users/company/agents';

/** Ends the work of an agent. @throws ApiFailure 404 for one who has left meanwhile */
export const removeAgent = (id: number): Promise<void> => deleteItem(path, id);

/** Takes an open invitation back. @throws ApiFailure 409 for one that was answered meanwhile */
export const cancelInvitation = (id: number): Promise<void> => deleteItem(`${path}/invitations`, id);
