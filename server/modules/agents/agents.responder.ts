import { notificationTypes } from '@/lib/contracts/account/notifications';
import { ApiError } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { Responder } from '../notifications/notifications.service';
import type { AgentsWork } from './agents.service';

/**
 * Accepts or declines an invitation, inside the transaction of the response.
 * @throws ApiError 409 when it was cancelled or the agent already works for another broker
 */
export const agentResponder =
  ({ agents, notifications }: AgentsWork, clock: Clock): Responder =>
  async ({ subjectId, userId }, response) => {
    const isAccepted = response === 'accept';
    const invitation = await agents.respond(subjectId ?? 0, userId, isAccepted ? 'accepted' : 'declined', clock());
    if (!invitation) throw new ApiError(409, 'errors.invitation_gone');
    if (isAccepted) {
      if (!(await agents.join(userId, invitation.brokerId))) throw new ApiError(409, 'errors.agent_busy');
      await notifications.close(
        notificationTypes.agentRequest,
        'agent_request',
        await agents.cancelOthers(userId, clock()),
        clock(),
      );
    }
    await notifications.add([
      {
        userId: invitation.brokerId,
        type: isAccepted ? notificationTypes.generic : notificationTypes.decline,
        template: isAccepted ? 'agent_accepted' : 'agent_declined',
        parameters: { agent_name: await notifications.nameOf(userId) },
        createdAt: clock(),
      },
    ]);
  };
