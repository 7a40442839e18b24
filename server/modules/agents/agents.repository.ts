import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { InvitationState } from '@/lib/contracts/account/agents';
import { type Executor, queryRows } from '../../db/client';
import { indexStatements } from '../search/rows/search.rows.repository';
import { statements } from '../statements/statements.table';
import { userPhones, users } from '../users/users.table';
import { agentInvitations } from './agents.table';

export type InvitationRow = typeof agentInvitations.$inferSelect;
export type Contact = { kind: InvitationRow['contactKind']; value: string };
export type Invitee = { id: number; agencyId: number | null };
export type AgencyRow = Pick<typeof users.$inferSelect, 'id' | 'name' | 'slug' | 'logo'>;
export type AgentRow = Pick<typeof users.$inferSelect, 'id' | 'name' | 'logo' | 'isPremierAgent'> & { joinedAt: Date | null };
/** An invitation that has been delivered to an account. */
export type DeliveredRow = { id: number; brokerId: number; brokerName: string; agentId: number };
export type AgentsRepository = ReturnType<typeof createAgentsRepository>;

const agentKind = 2;
/** Private persons and agents: the accounts that may work for a broker. */
const inviteeKinds = [1, agentKind];
const invitationsShown = 100;

/** Agents of brokers and their invitations; a broker's or agent's id is part of every change. */
export function createAgentsRepository(executor: Executor) {
  const isPending = eq(agentInvitations.state, 'pending');
  const hasContact = ({ kind, value }: Contact) => {
    if (kind === 'user_id') return eq(users.id, Number(value));
    if (kind === 'email') return eq(users.email, value);
    const confirmed = executor.select({ userId: userPhones.userId }).from(userPhones).where(eq(userPhones.phone, value));
    return or(eq(users.loginPhone, value), inArray(users.id, confirmed));
  };

  /** Lists show agencies with statements, so these follow their author's agency in the same transaction. */
  const reindexStatements = async (userId: number): Promise<void> => {
    const isListed = and(eq(statements.userId, userId), eq(statements.state, 'active'));
    const rows = await executor.select({ id: statements.id }).from(statements).where(isListed);
    await indexStatements(
      executor,
      rows.map(({ id }) => id),
    );
  };

  return {
    /** Who may be invited under an id, a proven e-mail or a confirmed phone; brokers, developers and designers are never found. */
    findInvitee: async (contact: Contact): Promise<Invitee | undefined> => {
      const [user] = await executor
        .select({ id: users.id, agencyId: users.agencyId })
        .from(users)
        .where(and(hasContact(contact), inArray(users.typeId, inviteeKinds)))
        .orderBy(asc(users.id))
        .limit(1);
      return user;
    },

    findAgency: async (id: number): Promise<AgencyRow | undefined> => {
      const columns = { id: users.id, name: users.name, slug: users.slug, logo: users.logo };
      return (await executor.select(columns).from(users).where(eq(users.id, id)))[0];
    },

    /** The broker that a user works for. */
    agencyIdOf: async (userId: number): Promise<number | null> => {
      const [user] = await executor.select({ agencyId: users.agencyId }).from(users).where(eq(users.id, userId));
      return user?.agencyId ?? null;
    },

    /** Agents and open invitations of a broker together. */
    countTaken: async (brokerId: number): Promise<number> => {
      const [agents] = await executor.select({ total: count() }).from(users).where(eq(users.agencyId, brokerId));
      const ofBroker = and(eq(agentInvitations.brokerId, brokerId), isPending);
      const [open] = await executor.select({ total: count() }).from(agentInvitations).where(ofBroker);
      return (agents?.total ?? 0) + (open?.total ?? 0);
    },

    /** Agents by name; joinedAt is their latest acceptance. */
    agents: (brokerId: number): Promise<AgentRow[]> =>
      queryRows<Omit<AgentRow, 'joinedAt'> & { joinedAt: string | Date | null }>(
        executor,
        sql`select u.id, u.name, u.logo, u.is_premier_agent as "isPremierAgent", max(i.answered_at) as "joinedAt"
          from users u left join agent_invitations i on i.agent_id = u.id and i.broker_id = ${brokerId} and i.state = 'accepted'
          where u.agency_id = ${brokerId} group by u.id order by u.name, u.id`,
      ).then((rows) => rows.map((row) => ({ ...row, joinedAt: row.joinedAt === null ? null : new Date(row.joinedAt) }))),

    /** The latest invitations with the names of those they reached. */
    invitations: (brokerId: number): Promise<{ invitation: InvitationRow; name: string | null }[]> =>
      executor
        .select({ invitation: agentInvitations, name: users.name })
        .from(agentInvitations)
        .leftJoin(users, eq(users.id, agentInvitations.agentId))
        .where(eq(agentInvitations.brokerId, brokerId))
        .orderBy(desc(agentInvitations.createdAt), desc(agentInvitations.id))
        .limit(invitationsShown),

    /** @returns undefined when the same contact has an open invitation of this broker already */
    invite: async (brokerId: number, contact: Contact, agentId: number | null, now: Date): Promise<InvitationRow | undefined> => {
      const [row] = await executor
        .insert(agentInvitations)
        .values({ brokerId, contactKind: contact.kind, contact: contact.value, agentId, createdAt: now })
        .onConflictDoNothing()
        .returning();
      return row;
    },

    /** Open invitations whose contact has been registered since they were written; at most 200 at once. */
    deliver: async (): Promise<DeliveredRow[]> =>
      queryRows<DeliveredRow>(
        executor,
        sql`with reached as (
            select i.id, min(u.id) as agent_id from agent_invitations i
            join users u on u.email = i.contact and u.type_id in (1, 2)
            where i.state = 'pending' and i.agent_id is null and i.contact_kind = 'email' group by i.id
            union all
            select i.id, min(u.id) from agent_invitations i
            join (select id as user_id, login_phone as phone from users where login_phone is not null
              union select user_id, phone from user_phones) owned on owned.phone = i.contact
            join users u on u.id = owned.user_id and u.type_id in (1, 2)
            where i.state = 'pending' and i.agent_id is null and i.contact_kind = 'phone' group by i.id
            limit 200)
          update agent_invitations i set agent_id = reached.agent_id
          from reached, users broker where i.id = reached.id and i.agent_id is null and broker.id = i.broker_id
          returning i.id, i.broker_id as "brokerId", broker.name as "brokerName", i.agent_id as "agentId"`,
      ),

    /** Closes an open invitation with the recipient's response. */
    respond: async (
      id: number,
      agentId: number,
      state: Extract<InvitationState, 'accepted' | 'declined'>,
      now: Date,
    ): Promise<InvitationRow | undefined> => {
      const [row] = await executor
        .update(agentInvitations)
        .set({ state, answeredAt: now })
        .where(and(eq(agentInvitations.id, id), eq(agentInvitations.agentId, agentId), isPending))
        .returning();
      return row;
    },

    findInvitation: async (brokerId: number, id: number): Promise<InvitationRow | undefined> => {
      const isOwn = and(eq(agentInvitations.id, id), eq(agentInvitations.brokerId, brokerId));
      return (await executor.select().from(agentInvitations).where(isOwn))[0];
    },

    /** @returns whether it was open */
    cancel: async (brokerId: number, id: number, now: Date): Promise<boolean> => {
      const isOwn = and(eq(agentInvitations.id, id), eq(agentInvitations.brokerId, brokerId), isPending);
      const rows = await executor.update(agentInvitations).set({ state: 'cancelled', answeredAt: now }).where(isOwn).returning();
      return rows.length > 0;
    },

    /** Ends all open invitations of somebody who has joined. @returns their ids */
    cancelOthers: async (agentId: number, now: Date): Promise<number[]> => {
      const rows = await executor
        .update(agentInvitations)
        .set({ state: 'cancelled', answeredAt: now })
        .where(and(eq(agentInvitations.agentId, agentId), isPending))
        .returning();
      return rows.map(({ id }) => id);
    },

    /** Makes somebody a broker's agent unless they work for another. @returns whether they are now */
    join: async (userId: number, brokerId: number): Promise<boolean> => {
      const isFree = or(isNull(users.agencyId), eq(users.agencyId, brokerId));
      const rows = await executor
        .update(users)
        .set({ agencyId: brokerId, typeId: agentKind })
        .where(and(eq(users.id, userId), inArray(users.typeId, inviteeKinds), isFree))
        .returning({ id: users.id });
      if (rows.length > 0) await reindexStatements(userId);
      return rows.length > 0;
    },

    /** Removes an agent from a broker. @returns whether the agent was the broker's */
    removeFromAgency: async (agentId: number, brokerId: number): Promise<boolean> => {
      const rows = await executor
        .update(users)
        .set({ agencyId: null })
        .where(and(eq(users.id, agentId), eq(users.agencyId, brokerId)))
        .returning({ id: users.id });
      if (rows.length > 0) await reindexStatements(agentId);
      return rows.length > 0;
    },
  };
}
