'use client';

import { useDeleteItem } from '@/components/crud/use-crud-mutations';
import { deleteItem } from '@/lib/api/crud';
import { agentsKey } from './get-agents';

const path = '/microservice/users/company/agents';

/** Removes an agent from the company. Fails with ApiFailure 404 for one who has left. */
export const useRemoveAgent = () => useDeleteItem((id) => deleteItem(path, id), agentsKey);

/** Cancels an open invitation. Fails with ApiFailure 409 when it has been answered. */
export const useCancelInvitation = () => useDeleteItem((id) => deleteItem(`${path}/invitations`, id), agentsKey);
