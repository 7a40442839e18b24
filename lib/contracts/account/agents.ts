import { z } from 'zod';
import { idMax } from '../bounds';
import { envelope } from '../common';
import { idQuery } from '../query';
import { phoneBody } from './notifications';

/** Agents and open invitations of one broker together. */
export const agentsMax = 100;

/** pending until answered; cancelled by the broker, or because the agent has joined another company. */
export const invitationStates = ['pending', 'accepted', 'declined', 'cancelled'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const agentSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  logo: z.string().nullable(),
  is_premier_agent: z.boolean(),
  /** How many of the agent's statements are listed now. */
  statements_count: z.number().int(),
  /** When the agent accepted; null for one who came otherwise. */
  joined_at: z.string().nullable(),
});
export type Agent = z.infer<typeof agentSchema>;

export const invitationSchema = z.object({
  id: z.number().int(),
  /** What the broker invited by, as it was typed; an id for one invited by id. */
  contact: z.string(),
  contact_kind: z.enum(['email', 'phone', 'user_id']),
  /** Known for those invited by id, and after an acceptance: an open invitation does not reveal whether anyone is registered. */
  name: z.string().nullable(),
  state: z.enum(invitationStates),
  created_at: z.string(),
  answered_at: z.string().nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** The broker's agents by name, and the latest 100 invitations. */
export const agentsSchema = envelope(z.object({ agents: z.array(agentSchema), invitations: z.array(invitationSchema) }));
export type Agents = z.infer<typeof agentsSchema>['data'];

const userId = z.union([z.number().int().min(1).max(idMax), idQuery]);

/**
 * Whom to invite: one of e-mail, phone and user id. Agents and private persons can accept (a private person becomes an agent by it). Nobody
 * else learns anything: an invitation to an unknown e-mail or phone is pending until its owner registers.
 */
export const inviteBodySchema = z
  .strictObject({
    email: z.email().max(255).toLowerCase().optional(),
    phone: phoneBody.pipe(z.string().min(6)).optional(),
    user_id: userId.optional(),
  })
  .refine((body) => Object.values(body).filter((value) => value !== undefined).length === 1, {
    path: ['email'],
    message: 'errors.invite_one_contact',
  });
export type InviteBody = z.infer<typeof inviteBodySchema>;

export const invitationResponseSchema = envelope(z.object({ invitation: invitationSchema }));
/** The id that was removed or cancelled. */
export const removedSchema = envelope(z.object({ id: z.number().int() }));

/** The agency that an agent works for; null when for none. */
export const agencySchema = envelope(
  z.object({
    agency: z
      .object({ id: z.number().int(), name: z.string(), slug: z.string().nullable(), logo: z.string().nullable() })
      .nullable(),
  }),
);
