import { callApi } from '@/lib/api/client';
import { removedSchema } from '@/lib/contracts/agents';

const path = '/microservice/users/company/agents';

/** Ends the work of an agent. @throws ApiFailure 404 for one who has left meanwhile */
export async function removeAgent(id: number): Promise<void> {
  await callApi(removedSchema, { method: 'delete', url: `${path}/${id}` });
}

/** Takes an open invitation back. @throws ApiFailure 409 for one that was answered meanwhile */
export async function cancelInvitation(id: number): Promise<void> {
  await callApi(removedSchema, { method: 'delete', url: `${path}/invitations/${id}` });
}
