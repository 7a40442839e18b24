import { z } from 'zod';
import { envelope, localisedSchema } from '../common';
import { nameText } from '../names';
import { alertedSearchSchema, alertedStatementSchema, statementParameterSchema } from './alerts';
import { notifiedReasons } from './saved-searches';

/** The kinds of notifications by the ids of the API. */
export const notificationTypes = {
  generic: 1,
  agentRequest: 2,
  clientCheckOffer: 3,
  clientNumberOffer: 4,
  decline: 5,
  statementExpiration: 6,
  statementMessage: 7,
  savedSearch: 8,
} as const;

/** Notifications on a page of the list, and at most in the bell's popup. */
export const notificationPageSize = 15;
export const notificationPopupSize = 5;
const messageTextMax = 1000;

/**
 * The texts of notifications by name, each with its parameters. A page shows them in the visitor's language.
 * 1 generic: agent_accepted {agent_name}; client_number {client_name, client_phone, statement}.
 * 2: agent_request {broker_name}. 3: client_check {sender_name, statement}. 4: client_numbers {author_name, client_name, statement}.
 * 3 too: buyer_check {client_name, statement, count}. 4 too: buyer_numbers {client_name, client_phone, statement}, which needs no response.
 * 5: agent_declined {agent_name}; agent_removed {broker_name}; agent_left {agent_name}; client_check_declined {author_name, statement};
 * client_numbers_declined {sender_name, statement}.
 * 1 too: statement_blocked and statement_warned {statement, reason}, statement_on_review and statement_restored {statement},
 * street_rejected {street_name}; the staff's own words are in `text`.
 * 1 too: account_banned, account_unbanned, appeal_accepted and appeal_rejected {reason}, account_banned_until {reason, expires_at}.
 * 1 too: promotion_ends_soon {statement, tier_name, expires_at}, package_ends_soon {tier_name, count, expires_at}, publication_ended
 * {statement}.
 * 1 too: invoice_paid and invoice_credited {invoice_number}.
 * 1 too: order_* {order, visit_at} at each state of an order; a reason of the staff is in `text`.
 * 1 too: company_lead {client_name, client_phone}; the words are in `text`. company_verified, company_claimed and company_rejected
 * {company_name}; the staff's reason is in `text`.
 * 1 too: buyer_offer {sender_name, statement}, to a buyer who hides the number.
 * 6: statement_expires_soon and statement_expired {statement, expires_at}. 7: statement_message {statement}; the words are in `text`.
 * 8: saved_search {search, count, statements}; favorites {count, statements}.
 */
export const notificationTemplates = [
  'agent_accepted',
  'client_number',
  'agent_request',
  'client_check',
  'client_numbers',
  'buyer_check',
  'buyer_numbers',
  'buyer_offer',
  'agent_declined',
  'agent_removed',
  'agent_left',
  'client_check_declined',
  'client_numbers_declined',
  'statement_expires_soon',
  'statement_expired',
  'statement_message',
  'statement_blocked',
  'statement_warned',
  'street_rejected',
  'promotion_ends_soon',
  'package_ends_soon',
  'publication_ended',
  'invoice_paid',
  'invoice_credited',
  'order_paid',
  'order_assigned',
  'order_scheduled',
  'order_started',
  'order_delivered',
  'order_redo',
  'order_closed',
  'order_cancelled',
  'order_dropped',
  'order_failed',
  'order_refunded',
  'order_no_show',
  'company_lead',
  'company_verified',
  'company_claimed',
  'company_rejected',
  'account_banned',
  'account_banned_until',
  'account_unbanned',
  'appeal_accepted',
  'appeal_rejected',
  'statement_on_review',
  'statement_restored',
  'saved_search',
  'favorites',
] as const;
export type NotificationTemplate = (typeof notificationTemplates)[number];

/** Those of type 1 that are mailed: decisions on an account and its statements, which nobody can mute. */
export const accountTemplates = [
  'account_banned',
  'account_banned_until',
  'account_unbanned',
  'appeal_accepted',
  'appeal_rejected',
  'statement_blocked',
  'statement_warned',
  'statement_on_review',
  'statement_restored',
] as const satisfies readonly NotificationTemplate[];
/** Those of type 1 about a company's page: mailed too, unless type 1 is muted. */
export const companyTemplates = [
  'company_lead',
  'company_verified',
  'company_claimed',
  'company_rejected',
] as const satisfies readonly NotificationTemplate[];

/** The reasons that the staff chooses from, by name; each reader reads them in their language. */
export const decisionReasons = [
  'ban_fraud',
  'ban_false_listings',
  'ban_spam',
  'ban_insults',
  'ban_other',
  'wrong_price',
  'already_sold',
  'foreign_photos',
  'insulting_text',
  'fraud',
  'duplicate',
  'wrong_details',
  'forbidden_word',
  'other',
  'no_violation',
  'different_homes',
  'corrected',
  'unclear',
  'repeated',
] as const;
export type DecisionReason = (typeof decisionReasons)[number];

export const notificationResponses = ['accept', 'decline'] as const;
export type NotificationResponse = (typeof notificationResponses)[number];

/** What the recipient may do with it: accept or decline (respond), or write back (answer). */
const notificationActions = ['respond', 'answer'] as const;

/** Values of a template: names and phones as people wrote them, times in ISO 8601 UTC, a statement's title in three languages. */
export const notificationParametersSchema = z.object({
  broker_name: z.string().optional(),
  agent_name: z.string().optional(),
  sender_name: z.string().optional(),
  author_name: z.string().optional(),
  company_name: z.string().optional(),
  client_name: z.string().optional(),
  client_phone: z.string().optional(),
  expires_at: z.string().optional(),
  street_name: z.string().optional(),
  tier_name: z.string().optional(),
  count: z.number().int().optional(),
  invoice_number: z.string().optional(),
  reason: z.enum(decisionReasons).optional(),
  /** When a visit begins. */
  visit_at: z.string().optional(),
  order: z.object({ id: z.number().int(), service_id: z.number().int(), services: localisedSchema.optional() }).optional(),
  /** `slugs` and `segments` build the address as those of cards do. */
  statement: statementParameterSchema.optional(),
  search: alertedSearchSchema.optional(),
  /** The first of those that a saved search found, or of the favourites that changed, each with the reason. */
  statements: z.array(alertedStatementSchema).optional(),
  /** How many there are for each reason. */
  reason_counts: z.partialRecord(z.enum(notifiedReasons), z.number().int()).optional(),
  /** All of them, so that an email of several alerts counts each once; absent in alerts that were stored before. */
  reason_ids: z.partialRecord(z.enum(notifiedReasons), z.array(z.number().int())).optional(),
});
export type NotificationParameters = z.infer<typeof notificationParametersSchema>;

export const notificationSchema = z.object({
  uuid: z.uuid(),
  type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(7), z.literal(8)]),
  seen: z.boolean(),
  created_at: z.string(),
  template: z.enum(notificationTemplates),
  parameters: notificationParametersSchema,
  /** A person's own words, in the language they were written in; null without any. */
  text: z.string().nullable(),
  /** Who wrote, as they named themselves, and the phone they left; null where nobody did. */
  sender: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
  /** What may be done now; empty once it was responded to, or where nothing can be done. */
  actions: z.array(z.enum(notificationActions)),
  additional_information: z.object({
    /** How the recipient responded; null before that and where there was no question. */
    response: z.enum(notificationResponses).nullable(),
  }),
});
export type Notification = z.infer<typeof notificationSchema>;

/** One message of a thread, oldest first. */
export const threadMessageSchema = z.object({
  uuid: z.uuid(),
  is_own: z.boolean(),
  sender: z.object({ name: z.string(), phone: z.string().nullable() }),
  text: z.string(),
  created_at: z.string(),
});
export type ThreadMessage = z.infer<typeof threadMessageSchema>;

/** `count` is how many are unread in all; the notifications are the latest, read ones included. */
export const notificationsPopupSchema = envelope(
  z.object({ count: z.number().int(), notifications: z.array(notificationSchema) }),
);
export type NotificationsPopup = z.infer<typeof notificationsPopupSchema>['data'];

export const notificationListSchema = envelope(
  z.object({
    data: z.array(notificationSchema),
    current_page: z.number().int(),
    per_page: z.literal(notificationPageSize),
    last_page: z.number().int(),
    total: z.number().int(),
    unread_count: z.number().int(),
  }),
);
export type NotificationList = z.infer<typeof notificationListSchema>['data'];

/** One notification; `thread` contains the whole conversation of type 7 and is empty for the others. */
export const notificationDetailSchema = envelope(
  z.object({ notification: notificationSchema, thread: z.array(threadMessageSchema) }),
);
export type NotificationDetail = z.infer<typeof notificationDetailSchema>['data'];

/** A flag in JSON or a form. */
export const flagBody = z.union([
  z.boolean(),
  z.enum(['1', '0', 'true', 'false']).transform((text) => text === '1' || text === 'true'),
]);

/** At most 100 of one's own notifications; a form may send one without brackets. */
export const toggleSeenBodySchema = z.strictObject({
  notification_uuids: z.union([z.array(z.uuid()).min(1).max(100), z.uuid().transform((uuid) => [uuid])]),
  seen: flagBody,
});
/** Those of the given that are the visitor's own, and how many are unread now. */
export const toggleSeenResponseSchema = envelope(
  z.object({ notification_uuids: z.array(z.uuid()), seen: z.boolean(), count: z.number().int() }),
);

export const respondBodySchema = z.strictObject({ response: z.enum(notificationResponses) });
export const respondResponseSchema = envelope(z.object({ notification: notificationSchema }));

const messageText = z.string().trim().min(1, 'errors.field_required').max(messageTextMax);

/** Digits with the signs that people put between them; empty means none. */
export const phoneBody = z
  .string()
  .trim()
  .regex(/^(\+?[\d\s()-]{6,24})?$/)
  .transform((text) => text.replace(/[^\d+]/g, '').replace(/^00(?=[1-9])/, '+'));

/** A message to the author of a statement. Without a name it is the visitor's own; without a phone there is none. */
export const statementMessageBodySchema = z.strictObject({
  text: messageText,
  name: nameText(100).optional(),
  phone: phoneBody.optional(),
});
/** A reply in a thread. */
export const replyBodySchema = z.strictObject({ text: messageText });
export const messageResponseSchema = envelope(z.object({ message: threadMessageSchema }));

/** POST v1/notifications/unsubscribe?token=: the type of notification that is no longer mailed. */
export const unsubscribedSchema = envelope(z.object({ type: z.number().int() }));

export const notificationParamsSchema = z.object({ uuid: z.uuid() });
