import { z } from 'zod';
import { envelope } from '../common';
import { pagedSchema } from '../paged';
import { idQuery } from '../query';
import { amountSchema, bodyId, typedAmountSchema } from './fields';

/** When the staff gives back more than this, in tetri, of an order or a top-up within 24 hours, a second person approves. */
export const refundApprovalMinor = 20_000;
export const refundPageSize = 20;

/** awaiting_approval: a second person decides · pending: with the gateway · failed: the gateway refused, the money is in the wallet. */
export const refundStates = ['awaiting_approval', 'pending', 'done', 'failed', 'rejected'] as const;
export type RefundState = (typeof refundStates)[number];

const personSchema = z.object({ id: z.number().int(), name: z.string() });

export const refundSchema = z.object({
  id: z.number().int(),
  order_id: z.number().int().nullable(),
  /** The payment whose card gets it; null when the wallet does. */
  payment_id: z.number().int().nullable(),
  service_id: z.number().int().nullable(),
  user: personSchema,
  amount: amountSchema,
  to: z.enum(['wallet', 'card']),
  card_mask: z.string().nullable(),
  reason: z.string(),
  state: z.enum(refundStates),
  /** Null when the system or the buyer requested it. */
  requested_by: personSchema.nullable(),
  approved_by: personSchema.nullable(),
  created_at: z.iso.datetime(),
  settled_at: z.iso.datetime().nullable(),
});
export type Refund = z.infer<typeof refundSchema>;

/** GET v1/admin/refunds?state=&page=: newest first. */
export const refundQuerySchema = z.object({ state: z.enum(refundStates).optional(), page: idQuery.optional() });
export const refundsSchema = envelope(pagedSchema(refundSchema));
export type Refunds = z.infer<typeof refundsSchema>['data'];

const reason = z.string().trim().min(3, 'errors.field_required').max(500);
/**
 * POST v1/admin/refunds, with an `Idempotency-Key`: refunds an order, or a top-up that was not spent (`payment_id`); all that is
 * left of it without `amount`. `to` is where the money came from when it is left out. Above 200 GEL within
 * 24 hours, and for one's own money, a second person approves.
 * @remarks 409 `errors.refund_too_large` when less is left, `not_enough_balance` when a top-up was spent.
 */
export const refundBodySchema = z
  .strictObject({
    order_id: bodyId.optional(),
    payment_id: bodyId.optional(),
    amount: typedAmountSchema.optional(),
    to: z.enum(['wallet', 'card']).optional(),
    reason,
  })
  .refine((body) => (body.order_id === undefined) !== (body.payment_id === undefined), {
    path: ['order_id'],
    message: 'errors.field_required',
  });
export type RefundBody = z.output<typeof refundBodySchema>;
export const refundResponseSchema = envelope(refundSchema);

/**
 * POST v1/admin/refunds/{id}/approve and /reject, the latter with a reason.
 * @remarks 409 `errors.decided_already`, and `errors.refund_own` for the person who requested it, `errors.own_money` for the one who gets it.
 */
export const rejectRefundBodySchema = z.strictObject({ reason });
