import { type Agent, type Agents, agentsMax, type Invitation, type InviteBody } from '@/lib/contracts/account/agents';
import { type NotificationTemplate, notificationTypes } from '@/lib/contracts/account/notifications';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { SearchEngine } from '../../ports/search-engine';
import type { NewNotification, NotificationsRepository } from '../notifications/notifications.repository';

import type { AgencyRow, AgentRow, AgentsRepository, Contact, DeliveredRow, InvitationRow } from './agents.repository';

/** What one transaction works with. */
export type AgentsWork = { agents: AgentsRepository; notifications: NotificationsRepository };

export type AgentsParts = {
  agents: AgentsRepository;
  search: Pick<SearchEngine, 'countByUser'>;
  atomically<T>(work: (parts: AgentsWork) => Promise<T>): Promise<T>;
  invites: RateLimiter;
  clock: Clock;
};

export type AgentsService = ReturnType<typeof createAgentsService>;

const inviteLimit = { countMax: 20, windowSeconds: 3600 };

function toContact({ email, phone, user_id }: InviteBody): Contact {
  if (email !== undefined) return { kind: 'email', value: email };
  if (phone !== undefined) return { kind: 'phone', value: phone.replace(/^\+?995(?=\d{9}$)/, '') };
  return { kind: 'user_id', value: String(user_id) };
}

const toAgent = (row: AgentRow, counts: Map<number, number>): Agent => ({
  id: row.id,
  name: row.name,
  logo: row.logo,
  is_premier_agent: row.isPremierAgent,
  statements_count: counts.get(row.id) ?? 0,
  joined_at: row.joinedAt?.toISOString() ?? null,
});

const toInvitation = (row: InvitationRow, name: string | null): Invitation => ({
  id: row.id,
  contact: row.contact,
  contact_kind: row.contactKind,
  name: row.contactKind === 'user_id' || row.state === 'accepted' ? name : null,
  state: row.state,
  created_at: row.createdAt.toISOString(),
  answered_at: row.answeredAt?.toISOString() ?? null,
});

/** The notification of an invitation. */
export const agentRequest = ({ id, brokerId, brokerName, agentId }: DeliveredRow, now: Date): NewNotification => ({
  userId: agentId,
  type: notificationTypes.agentRequest,
  template: 'agent_request',
  parameters: { broker_name: brokerName },
  senderId: brokerId,
  subjectId: id,
  createdAt: now,
});

const departureNotification = (
  userId: number,
  template: NotificationTemplate,
  parameters: NewNotification['parameters'],
  now: Date,
) => ({
  userId,
  type: notificationTypes.decline,
  template,
  parameters,
  createdAt: now,
});

/** A broker's agents. Only brokers call it, except `agency` and `leave`, which are an agent's. */
export function createAgentsService({ agents, search, atomically, invites, clock }: AgentsParts) {
  const inviteeOf = async (contact: Contact, brokerId: number) => {
    const invitee = await agents.findInvitee(contact);
    if (contact.kind !== 'user_id') return invitee;
    if (!invitee) throw invalid({ user_id: ['errors.agent_unknown'] });
    if (invitee.agencyId === brokerId) throw new ApiError(409, 'errors.already_agent');
    return invitee;
  };

  return {
    list: async (brokerId: number): Promise<Agents> => {
      const [rows, invitations] = [await agents.agents(brokerId), await agents.invitations(brokerId)];
      const counts = await search.countByUser(rows.map(({ id }) => id));
      return {
        agents: rows.map((row) => toAgent(row, counts)),
        invitations: invitations.map(({ invitation, name }) => toInvitation(invitation, name)),
      };
    },

    /**
     * Invites one. The answer is the same whether or not somebody is registered under an e-mail or phone.
     * @throws ApiError 409 for an open invitation to the same contact, one's own agent, or too many agents; 422 for an id that cannot be invited; 429 after 20 in an hour
     */
    invite: async (brokerId: number, body: InviteBody): Promise<Invitation> => {
      await invites.take(`invite ${brokerId}`, inviteLimit);
      const contact = toContact(body);
      const invitee = await inviteeOf(contact, brokerId);
      return atomically(async ({ agents: inside, notifications }) => {
        if ((await inside.countTaken(brokerId)) >= agentsMax) throw new ApiError(409, 'errors.agents_full');
        const row = await inside.invite(brokerId, contact, invitee?.id ?? null, clock());
        if (!row) throw new ApiError(409, 'errors.already_invited');
        const broker = await inside.findAgency(brokerId);
        if (invitee)
          await notifications.add([
            agentRequest({ id: row.id, brokerId, brokerName: broker?.name ?? '', agentId: invitee.id }, clock()),
          ]);
        const name = contact.kind === 'user_id' ? await notifications.nameOf(Number(contact.value)) : null;
        return toInvitation(row, name);
      });
    },

    /** @throws ApiError 404 for another broker's invitation, 409 for one that was already answered */
    cancel: (brokerId: number, id: number): Promise<void> =>
      atomically(async ({ agents: inside, notifications }) => {
        if (!(await inside.findInvitation(brokerId, id))) throw notFound();
        if (!(await inside.cancel(brokerId, id, clock()))) throw new ApiError(409, 'errors.invitation_gone');
        await notifications.close(notificationTypes.agentRequest, 'agent_request', [id], clock());
      }),

    /** Removes an agent of the broker and notifies the agent. @throws ApiError 404 for another's agent */
    remove: (brokerId: number, agentId: number): Promise<void> =>
      atomically(async ({ agents: inside, notifications }) => {
        if (!(await inside.removeFromAgency(agentId, brokerId))) throw notFound();
        const parameters = { broker_name: await notifications.nameOf(brokerId) };
        await notifications.add([departureNotification(agentId, 'agent_removed', parameters, clock())]);
      }),

    /** The agency that an agent works for. */
    agency: async (agentId: number): Promise<AgencyRow | null> => {
      const id = await agents.agencyIdOf(agentId);
      return id === null ? null : ((await agents.findAgency(id)) ?? null);
    },

    /** Leaves the agency and notifies the broker. @returns the broker's id @throws ApiError 404 without an agency */
    leave: (agentId: number): Promise<number> =>
      atomically(async ({ agents: inside, notifications }) => {
        const brokerId = await inside.agencyIdOf(agentId);
        if (brokerId === null || !(await inside.removeFromAgency(agentId, brokerId))) throw notFound();
        const parameters = { agent_name: await notifications.nameOf(agentId) };
        await notifications.add([departureNotification(brokerId, 'agent_left', parameters, clock())]);
        return brokerId;
      }),
  };
}
