import { z } from 'zod';
import { envelope, localisedSchema } from '../common';
import { pagedSchema } from '../paged';
import { idQuery } from '../query';
import { amountSchema, bodyId, daySchema, slotSchema } from './fields';

/** Every state of an order, in the order of its lifecycle; the last three may end it early. */
export const orderStates = [
  'created',
  'awaiting_payment',
  'paid',
  'assigned',
  'scheduled',
  'in_progress',
  'delivered',
  'closed',
  'cancelled',
  'failed',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];
/** The states of an order that is not finished. */
export const openOrderStates = [
  'created',
  'awaiting_payment',
  'paid',
  'assigned',
  'scheduled',
  'in_progress',
  'delivered',
] as const;

/** The values of an order form by the names of its fields; the fields of a service are data (GET v1/services/types/{key}). */
export type OrderDetails = Readonly<Record<string, string | number | boolean | number[] | null>>;

/** One line of the sum: a key of the price book, how many units, what they cost. */
export const orderLineSchema = z.object({
  /** `order_lines.<key>` of the dictionaries. */
  key: z.string(),
  quantity: z.number(),
  unit_amount: amountSchema,
  amount: amountSchema,
});
/** As stored: amounts in tetri. */
export type OrderLine = { key: string; quantity: number; unitMinor: number; amountMinor: number };

const visit = { day: daySchema, slot: slotSchema };

/** A field of an order form, as banks' loan fields are. */
export const orderFieldSchema = z.object({
  name: z.string(),
  title: localisedSchema,
  placeholder: localisedSchema,
  type: z.enum(['text', 'textarea', 'number', 'select', 'phone', 'files', 'statement', 'address', 'cadastral_code']),
  required: z.union([z.literal(0), z.literal(1)]),
  rules: z.array(z.string()),
  options: z.array(z.object({ value: z.string(), label: localisedSchema })).default([]),
});
export type OrderField = z.infer<typeof orderFieldSchema>;

const orderFileSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['document', 'result']),
  name: z.string(),
  media_type: z.string(),
  bytes: z.number().int(),
  /** Path of the download, or the address of a tour. */
  url: z.string(),
  created_at: z.iso.datetime(),
});

const orderEventSchema = z.object({
  /** An action of the status machine, or `create`, `cancel_reason`, `reschedule`, `accept`, `redo_reason`, `no_show`, `file`. */
  action: z.string(),
  state: z.enum(orderStates),
  by: z.enum(['buyer', 'staff', 'system']),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  created_at: z.iso.datetime(),
});

export const orderActionNames = ['pay', 'cancel', 'reschedule', 'accept', 'redo'] as const;

export const orderSchema = z.object({
  id: z.number().int(),
  service_id: z.number().int(),
  state: z.enum(orderStates),
  amount: amountSchema,
  paid: amountSchema,
  refunded: amountSchema,
  paid_with: z.string().nullable(),
  /** The pending payment; null once paid. */
  payment_id: z.number().int().nullable(),
  statement_ids: z.array(z.number().int()),
  /** Title of the first statement, or the address. */
  subject: z.string(),
  visit: z.object(visit).nullable(),
  /** Until when a reschedule or a cancellation is free; null for services without a visit. */
  free_change_until: z.iso.datetime().nullable(),
  actions: z.array(z.enum(orderActionNames)),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  delivered_at: z.iso.datetime().nullable(),
});
export type Order = z.infer<typeof orderSchema>;
/** GET v1/orders?service_id=&state=&page=: the visitor's own, newest first. */
export const orderQuerySchema = z.object({
  service_id: idQuery.optional(),
  state: z.enum(['open', 'done', 'cancelled']).optional(),
  page: idQuery.optional(),
});
export const ordersSchema = envelope(pagedSchema(orderSchema));
export type Orders = z.infer<typeof ordersSchema>['data'];

/** GET v1/orders/{id}. */
export const orderDetailSchema = envelope(
  orderSchema.extend({
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.number()), z.null()])),
    /** Where the visit is; null for services without one. */
    city_id: z.number().int().nullable().optional(),
    lines: z.array(orderLineSchema),
    files: z.array(orderFileSchema),
    events: z.array(orderEventSchema),
    /** The payment that paid it with money, which has a receipt; null or absent without one. */
    receipt_payment_id: z.number().int().nullable().optional(),
    /** Name of the person who does it; null or absent until somebody does. */
    assignee: z.string().nullable().optional(),
  }),
);
export type OrderDetail = z.infer<typeof orderDetailSchema>['data'];

/** POST v1/orders/{id}/reschedule. */
export const rescheduleBodySchema = z.strictObject(visit);
/** POST v1/orders/{id}/{cancel|redo}. */
export const orderReasonBodySchema = z.strictObject({ reason: z.string().trim().min(3, 'errors.field_required').max(500) });

/** POST v1/orders/{id}/photos: results of an accepted photo tour go to its statement. 422 on `image` when it has no room for them. */
export const orderPhotosBodySchema = z.strictObject({ files: z.array(bodyId).min(1, 'errors.field_required').max(20) });
/** `added` leaves out what the statement had already; `total` is how many photos it has now. */
export const addedPhotosSchema = envelope(z.object({ added: z.number().int(), total: z.number().int() }));
export type AddedPhotos = z.infer<typeof addedPhotosSchema>['data'];

/**
 * POST v1/orders/quote: what an order would cost now. The body is that of the order itself; nothing is stored. An invalid promo code is 422
 * on `promo_code`.
 */
export const quoteSchema = envelope(z.object({ lines: z.array(orderLineSchema), amount: amountSchema, vat: amountSchema }));
export type Quote = z.infer<typeof quoteSchema>['data'];

/** GET v1/services/{key}/slots?city_id=&from=: fourteen days. */
export const slotsQuerySchema = z.object({ city_id: idQuery, from: daySchema.optional() });
export const slotsSchema = envelope(
  z.object({
    is_served: z.boolean(),
    days: z.array(
      z.object({
        day: daySchema,
        is_closed: z.boolean(),
        slots: z.array(z.object({ slot: slotSchema, free: z.number().int() })),
      }),
    ),
  }),
);
export type Slots = z.infer<typeof slotsSchema>['data'];
