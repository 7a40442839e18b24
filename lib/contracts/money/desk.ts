import { z } from 'zod';
import { envelope } from '../common';
import { decimalNumber } from '../decimal';
import { locales } from '../locales';
import { pagedSchema } from '../paged';
import { flagQuery, idQuery } from '../query';
import { amountSchema, bodyId, daySchema, slotSchema } from './fields';
import { orderDetailSchema, orderFieldSchema, orderSchema, orderStates } from './orders';

export const deskPageSize = 20;

const personSchema = z.object({ id: z.number().int(), name: z.string() });
/** The group of an order by its deadline. */
export const deskGroups = ['overdue', 'day', 'later'] as const;
export type DeskGroup = (typeof deskGroups)[number];

/** What the staff may do with an order now. */
export const deskActionNames = [
  'assign',
  'schedule',
  'start',
  'file',
  'link',
  'deliver',
  'fail',
  'no_show',
  'note',
  'cancel',
  'refund',
] as const;
export type DeskAction = (typeof deskActionNames)[number];

export const deskOrderSchema = orderSchema
  .pick({ id: true, service_id: true, state: true, amount: true, paid: true, refunded: true, subject: true, visit: true })
  .extend({
    /** Kind of the service: a speed, a purpose; null where there is none. */
    type: z.string().nullable(),
    city_id: z.number().int().nullable(),
    buyer: personSchema,
    assignee: personSchema.nullable(),
    /** When the next step is overdue. */
    due_at: z.iso.datetime().nullable(),
    group: z.enum(deskGroups),
    created_at: z.iso.datetime(),
  });
export type DeskOrder = z.infer<typeof deskOrderSchema>;

/** How many orders wait in each state; those of `overdue` are counted in their states as well. */
export const deskCountersSchema = z.object({
  overdue: z.number().int(),
  /** Hours since the oldest became overdue; null without one. */
  oldest_overdue_hours: z.number().int().nullable(),
  paid: z.number().int(),
  assigned: z.number().int(),
  scheduled: z.number().int(),
  /** Visits of today. */
  visits_today: z.number().int(),
  in_progress: z.number().int(),
  delivered: z.number().int(),
});
export type DeskCounters = z.infer<typeof deskCountersSchema>;

/**
 * GET v1/admin/orders?state=&overdue=&service_id=&city_id=&assignee_id=&q=&page=: the orders that need the staff, the nearest deadline
 * first. `q` finds any order by a phone, an order id (with or without `S-`), a payment id or a request id. `state` shows only that state.
 */
export const deskQuerySchema = z.object({
  state: z.enum(orderStates).optional(),
  overdue: flagQuery,
  service_id: idQuery.optional(),
  city_id: idQuery.optional(),
  assignee_id: idQuery.optional(),
  q: z.string().trim().max(64).optional(),
  page: idQuery.optional(),
});
/** GET v1/admin/orders/export.csv: the same filters; a link carries the language of its page, which no header of a download carries. */
export const deskCsvQuerySchema = deskQuerySchema.omit({ page: true }).extend({ locale: z.enum(locales).optional() });
export const deskOrdersSchema = envelope(z.object({ counters: deskCountersSchema, orders: pagedSchema(deskOrderSchema) }));
export type DeskOrders = z.infer<typeof deskOrdersSchema>['data'];

/** One line of the trail as the staff reads it; nothing of it is ever changed. */
const deskEventSchema = z.object({
  id: z.number().int(),
  action: z.string(),
  state: z.enum(orderStates),
  /** Null for the system. */
  actor: personSchema.nullable(),
  is_staff: z.boolean(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  request_id: z.string().nullable(),
  created_at: z.iso.datetime(),
});
const deskPaymentSchema = z.object({
  id: z.number().int(),
  state: z.string(),
  method: z.string().nullable(),
  amount: amountSchema,
  refunded: amountSchema,
  card_mask: z.string().nullable(),
  created_at: z.iso.datetime(),
});

/** GET v1/admin/orders/{id}, and what each action below responds with. */
export const deskOrderDetailSchema = envelope(
  deskOrderSchema.extend({
    ...orderDetailSchema.shape.data.pick({ details: true, lines: true, files: true, statement_ids: true }).shape,
    /** The fields of the service's form: titles of the values in `details`. */
    fields: z.array(orderFieldSchema),
    buyer: personSchema.extend({ phone: z.string().nullable(), email: z.string().nullable() }),
    paid_with: z.string().nullable(),
    payments: z.array(deskPaymentSchema),
    events: z.array(deskEventSchema),
    actions: z.array(z.enum(deskActionNames)),
  }),
);
export type DeskOrderDetail = z.infer<typeof deskOrderDetailSchema>['data'];

/** GET v1/admin/assignees: the staff that orders can be given to. */
export const assigneesSchema = envelope(z.array(personSchema.extend({ open_orders: z.number().int() })));
export type Assignees = z.infer<typeof assigneesSchema>['data'];

/** POST v1/admin/orders/{id}/assign. */
export const assignBodySchema = z.strictObject({ assignee_id: bodyId });
/** POST v1/admin/orders/{id}/schedule: without a day the visit that the buyer chose is confirmed; `place` is that of an appointment. */
export const scheduleBodySchema = z.strictObject({
  day: daySchema.optional(),
  slot: slotSchema.optional(),
  place: z.string().trim().max(255).optional(),
});
/** POST v1/admin/orders/{id}/link: the address of a 3D tour, which appears on the statement when the order closes; the post of a boost. */
export const linkBodySchema = z.strictObject({ url: z.string().trim().max(500) });
const words = z.string().trim().min(3, 'errors.field_required').max(500);
/** POST v1/admin/orders/{id}/fail and /cancel: the buyer reads why. */
export const deskReasonBodySchema = z.strictObject({ reason: words });
/** POST v1/admin/orders/{id}/note: only for the staff. */
export const noteBodySchema = z.strictObject({ text: words });
/** POST v1/admin/orders/{id}/{start|deliver|no-show} have no body. POST v1/admin/orders/{id}/files is multipart, field `file`. */

/** GET v1/admin/prices. Amounts are in the unit of the key: lari, percent (`package_discount_*`), square metres (`*_included_sqm`). */
const priceEntrySchema = z.object({
  amount: amountSchema,
  starts_at: z.iso.datetime(),
  /** Null for initial prices. */
  created_by: personSchema.nullable(),
});
const priceRowSchema = priceEntrySchema.extend({
  key: z.string(),
  unit: z.enum(['gel', 'percent', 'sqm']),
  /** Changes to come, the next first. */
  planned: z.array(priceEntrySchema),
  /** Past prices, latest first, at most 20. */
  past: z.array(priceEntrySchema),
});
export const pricesSchema = envelope(z.array(priceRowSchema));
export type Prices = z.infer<typeof pricesSchema>['data'];
/**
 * POST v1/admin/prices with the header `X-TOTP-Code`: a price from a moment on; without `starts_at` from now on.
 * @remarks 403 `errors.totp_*`; 409 `errors.price_exists`; 422 on `starts_at` for the past.
 */
export const priceBodySchema = z.strictObject({
  key: z.string().max(60),
  amount: decimalNumber({ whole: 7, decimals: 2 }, 'errors.amount').pipe(z.number().max(1_000_000, 'errors.amount_range')),
  starts_at: z.iso.datetime().optional(),
});
export type PriceBody = z.output<typeof priceBodySchema>;

export const promoCodeSchema = z.object({
  id: z.number().int(),
  code: z.string(),
  /** Null for every service that takes codes. */
  service_id: z.number().int().nullable(),
  percent: z.number().int().nullable(),
  amount: amountSchema.nullable(),
  uses_max: z.number().int(),
  uses_count: z.number().int(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime().nullable(),
  is_active: z.boolean(),
});
export type DeskPromoCode = z.infer<typeof promoCodeSchema>;
/** GET v1/admin/promo-codes?page=: newest first. */
export const promoCodesSchema = envelope(pagedSchema(promoCodeSchema));
export type DeskPromoCodes = z.infer<typeof promoCodesSchema>['data'];
const wholeBody = (min: number, max: number) => decimalNumber({ whole: 9, decimals: 0 }).pipe(z.number().min(min).max(max));
/** POST v1/admin/promo-codes: a percent or an amount. POST v1/admin/promo-codes/{id}/end ends one. */
export const promoCodeBodySchema = z
  .strictObject({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{3,40}$/, 'errors.promo_code_format'),
    service_id: bodyId.optional(),
    percent: wholeBody(1, 100).optional(),
    amount: wholeBody(1, 10_000).optional(),
    uses_max: wholeBody(1, 1_000_000),
    starts_at: z.iso.datetime().optional(),
    ends_at: z.iso.datetime().optional(),
  })
  .refine((body) => (body.percent === undefined) !== (body.amount === undefined), {
    path: ['percent'],
    message: 'errors.field_required',
  });
export type PromoCodeBody = z.output<typeof promoCodeBodySchema>;
export const promoCodeResponseSchema = envelope(promoCodeSchema);
