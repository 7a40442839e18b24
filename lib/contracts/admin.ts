import { z } from 'zod';
import { envelope, localisedSchema } from './common';
import { pagedSchema } from './paged';
import { idQuery } from './query';

/** admin: everything; moderator: reports, new streets and content; support: what visitors send, orders and invoices. */
export const staffRoles = ['admin', 'moderator', 'support'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const adminPageSize = 20;
const reasonMax = 500;
const reason = z.string().trim().max(reasonMax).default('');
export const adminPageQuerySchema = z.object({ page: idQuery.optional() });
export const adminParamsSchema = z.object({ id: idQuery });

/**
 * GET admin/me, POST admin/me/second-factor with the header `X-TOTP-Code`: 404 for everybody who is not of the staff. While
 * `is_second_factor_due`, every other call of the staff is 403 `errors.second_factor`. It is due for everybody without an authenticator.
 */
export const staffMemberSchema = envelope(
  z.object({ role: z.enum(staffRoles), has_authenticator: z.boolean(), is_second_factor_due: z.boolean() }),
);
export type StaffMember = z.infer<typeof staffMemberSchema>['data'];

/**
 * POST admin/me/authenticator: a Base32 secret and its `otpauth:` address for a QR code; 409 `errors.totp_enrolled` for those who have an
 * authenticator. POST admin/me/authenticator/confirm with the header `X-TOTP-Code` makes it theirs.
 */
export const authenticatorSchema = envelope(z.object({ secret: z.string(), uri: z.string() }));

/** A street that a user added. */
export const newStreetSchema = z.object({
  id: z.number().int(),
  names: localisedSchema,
  city_id: z.number().int(),
  /** Neighbourhood, district and city. */
  places: z.array(localisedSchema),
  author: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  statements_count: z.number().int(),
});
export type NewStreet = z.infer<typeof newStreetSchema>;
/** GET admin/streets: oldest first. */
export const streetQueueSchema = envelope(pagedSchema(newStreetSchema));
export type StreetQueue = z.infer<typeof streetQueueSchema>['data'];

const streetDecisions = ['approve', 'reject', 'merge'] as const;
/** POST admin/streets/{id}: `into` is the known street of the same city that a merged one becomes. */
export const streetDecisionBodySchema = z
  .strictObject({ decision: z.enum(streetDecisions), reason, into: z.number().int().min(1).optional() })
  .refine((body) => body.decision !== 'reject' || body.reason !== '', { path: ['reason'], message: 'errors.field_required' })
  .refine((body) => body.decision !== 'merge' || body.into !== undefined, { path: ['into'], message: 'errors.field_required' });
export type StreetDecisionBody = z.output<typeof streetDecisionBodySchema>;

export const decidedSchema = envelope(z.object({ id: z.number().int() }));

/** What the staff does, by name, as the log stores it. */
export const auditActions = [
  'staff_grant',
  'staff_revoke',
  'staff_totp',
  'staff_second_factor',
  'reports_dismiss',
  'reports_warn',
  'reports_block',
  'moderation_hide',
  'moderation_keep',
  'moderation_ask',
  'moderation_ban',
  'moderation_escalate',
  'moderation_undo',
  'blocked_words_add',
  'blocked_words_edit',
  'blocked_words_delete',
  'exchange_rates_set',
  'exchange_rates_end',
  'streets_approve',
  'streets_reject',
  'streets_merge',
  'refunds_request',
  'refunds_approve',
  'refunds_reject',
  'invoices_settle',
  'invoices_credit',
  'orders_assign',
  'orders_schedule',
  'orders_start',
  'orders_file',
  'orders_link',
  'orders_deliver',
  'orders_fail',
  'orders_no_show',
  'orders_note',
  'orders_cancel',
  'prices_add',
  'promo_codes_add',
  'promo_codes_end',
  'banners_add',
  'banners_edit',
  'banners_delete',
  'forms_add',
  'forms_edit',
  'companies_approve',
  'companies_reject',
  'articles_add',
  'articles_edit',
  'articles_publish',
  'articles_unpublish',
  'articles_delete',
  'pages_edit',
  'messages_handle',
  'chat_open',
  'chat_close',
  'chat_block',
  'chat_reply_save',
  'chat_reply_remove',
  'navigation_order',
  'footer_add',
  'footer_edit',
  'footer_remove',
  'footer_order',
  'group_companies_add',
  'group_companies_edit',
  'group_companies_remove',
  'group_companies_order',
  'navigation_change',
  'navigation_add',
  'navigation_remove',
  'leads_mark',
  'users_ban',
  'users_unban',
  'appeals_accept',
  'appeals_reject',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditEntrySchema = z.object({
  id: z.number().int(),
  action: z.enum(auditActions),
  /** Null for the command line. */
  staff: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  subject_id: z.number().int(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The request that did it; null for the command line. */
  request_id: z.string().nullable().optional(),
  created_at: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
/** GET admin/audit: newest first. */
export const auditLogSchema = envelope(pagedSchema(auditEntrySchema));
export type AuditLog = z.infer<typeof auditLogSchema>['data'];
