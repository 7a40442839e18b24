import { z } from 'zod';
import { envelope } from '../common';
import { pagedSchema } from '../paged';

/** Why accounts are banned; each is shown in the language of its reader. */
export const banReasons = ['fraud', 'false_listings', 'spam', 'insults', 'other'] as const;
export type BanReason = (typeof banReasons)[number];
const textMax = 1000;

const appealSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  state: z.enum(['pending', 'accepted', 'rejected']),
  /** The staff's words; empty until it is decided. */
  answer: z.string(),
  created_at: z.iso.datetime(),
});
export const banSchema = z.object({
  id: z.number().int(),
  reason: z.enum(banReasons),
  /** What the staff adds in its own words. */
  comment: z.string(),
  created_at: z.iso.datetime(),
  /** Null for a ban without an end. */
  ends_at: z.iso.datetime().nullable(),
  appeal: appealSchema.nullable(),
});
export type Ban = z.infer<typeof banSchema>;

/** GET v1/bans/own: the visitor's ban that is in force; null without one. */
export const ownBanSchema = envelope(z.object({ ban: banSchema.nullable() }));

/** POST v1/bans/own/appeal: one for each ban; 404 without a ban, 409 `errors.appeal_sent` for a second one. */
export const appealBodySchema = z.strictObject({ text: z.string().trim().min(10, 'errors.field_too_small').max(textMax) });

/** POST v1/admin/users/{id}/ban; without `ends_at` until it is lifted. 409 for the staff, and for an account that is banned already. */
export const banBodySchema = z.strictObject({
  reason: z.enum(banReasons),
  comment: z.string().trim().max(textMax).default(''),
  ends_at: z.iso.datetime().optional(),
});
export type BanBody = z.output<typeof banBodySchema>;

const personSchema = z.object({ id: z.number().int(), name: z.string() });
/** A pending appeal. */
export const pendingAppealSchema = appealSchema.extend({ user: personSchema, ban: banSchema.omit({ appeal: true }) });
export type PendingAppeal = z.infer<typeof pendingAppealSchema>;
/** GET v1/admin/appeals: oldest first. */
export const appealsSchema = envelope(pagedSchema(pendingAppealSchema));
/** POST v1/admin/appeals/{id}: accepting lifts the ban; the person reads the answer. */
export const appealDecisionBodySchema = z.strictObject({
  decision: z.enum(['accept', 'reject']),
  answer: z.string().trim().min(1, 'errors.field_required').max(textMax),
});
export type AppealDecisionBody = z.output<typeof appealDecisionBodySchema>;

/** GET v1/admin/users?q=&page=: found by a phone, an e-mail, a name or an id; without `q` the newest. */
export const staffUserSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  legal_name: z.string().nullable(),
  type_id: z.number().int(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  is_banned: z.boolean(),
  created_at: z.iso.datetime(),
});
export type StaffUser = z.infer<typeof staffUserSchema>;
export const staffUsersSchema = envelope(pagedSchema(staffUserSchema));

/** GET v1/admin/users/{id}. Lists contain the newest ten. */
export const staffUserDetailSchema = envelope(
  staffUserSchema.extend({
    staff_role: z.string().nullable(),
    /** How many statements are in each state. */
    statement_counts: z.record(z.string(), z.number().int()),
    statements: z.array(z.object({ id: z.number().int(), state: z.string(), created_at: z.iso.datetime() })),
    orders: z.array(
      z.object({
        id: z.number().int(),
        service_id: z.number().int(),
        state: z.string(),
        amount: z.number(),
        created_at: z.iso.datetime(),
      }),
    ),
    sessions: z.array(
      z.object({
        id: z.number().int(),
        device: z.string(),
        address: z.string(),
        created_at: z.iso.datetime(),
        seen_at: z.iso.datetime(),
      }),
    ),
    /** Newest first. */
    bans: z.array(banSchema.extend({ created_by: personSchema, lifted_at: z.iso.datetime().nullable(), is_active: z.boolean() })),
  }),
);
export type StaffUserDetail = z.infer<typeof staffUserDetailSchema>['data'];
