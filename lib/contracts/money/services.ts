import { z } from 'zod';
import { envelope, localisedSchema, namedSchema } from '../common';
import { idQuery } from '../query';
import { amountSchema, bodyId, daySchema, slotSchema } from './fields';
import { orderFieldSchema } from './orders';
import { servicePageKeys } from './service-table';

export { type ServiceKey, type ServicePageKey, serviceKeyNames, servicePageKeys } from './service-table';

/** What one unit of a price is. */
const priceUnits = ['day', 'sqm', 'parcel', 'piece', 'placement'] as const;

/** One kind of a service that can be ordered: a tier, a purpose of a valuation, a speed of the registry. */
export const serviceTypeSchema = namedSchema.extend({
  /** The value of an order's `type`; tiers and days are ordered by id. */
  key: z.string(),
  /** What the smallest order costs: "from". */
  price: amountSchema,
  unit: z.enum(priceUnits),
  unit_price: amountSchema,
  /** Square metres that the smallest order includes; null where area does not count. */
  included_sqm: z.number().nullable(),
  /** Price for any area or purpose when the property is land; null where land is not special or not served. */
  land_price: amountSchema.nullable(),
  /** Terms on offer with their whole price: days of a boost. Empty where the term is free. */
  days: z.array(z.object({ days: z.number().int(), price: amountSchema })),
  /** Placements bought ahead: one placement is one statement for 10 days. */
  packages: z.array(
    z.object({
      count: z.number().int(),
      price: amountSchema,
      /** Without the discount. */
      full_price: amountSchema,
      discount_percent: z.number(),
    }),
  ),
  /** Only where the orders of the last 90 days support it. */
  is_most_chosen: z.boolean(),
});
export type ServiceType = z.infer<typeof serviceTypeSchema>;

/** What an order of the service needs in addition to its fields. */
const requirementsSchema = z.object({
  /** `own_or_address`: `statement_id`, or `city_id` and `address`; `own`: `statement_id`; `none`: neither. */
  property: z.enum(['own_or_address', 'own', 'none']),
  /** `visit_day` and `visit_slot`, and optionally a backup of both. */
  visit: z.boolean(),
  /** `rater_id` may be chosen. */
  rater: z.boolean(),
  promo_code: z.boolean(),
  /** How many documents may be sent along as `file_ids`. */
  files_max: z.number().int(),
});

/** GET v1/services/types/{key}. */
export const serviceTypesSchema = envelope(
  z.object({
    service_id: z.number().int(),
    types: z.array(serviceTypeSchema),
    fields: z.array(orderFieldSchema),
    requires: requirementsSchema,
    /** Ids of the cities where visits are made; empty without visits. */
    city_ids: z.array(z.number().int()),
    /** Whether any promo code for the service is valid at the moment. */
    has_active_promo_code: z.boolean(),
  }),
);
export type ServiceTypes = z.infer<typeof serviceTypesSchema>['data'];

/** GET v1/raters. */
export const raterSchema = namedSchema.extend({
  about: localisedSchema,
  logo: z.string(),
  /** Keys of the types of valuation that the rater does. */
  rate_types: z.array(z.string()),
});
export type Rater = z.infer<typeof raterSchema>;
export const ratersSchema = envelope(z.object({ raters: z.array(raterSchema) }));

/** GET v1/services/pages/{key}: all texts of a landing page, in three languages. */
export const servicePageSchema = envelope(
  z.object({
    key: z.enum(servicePageKeys),
    service_id: z.number().int(),
    title: localisedSchema,
    lead: localisedSchema,
    steps: z.array(z.object({ title: localisedSchema, text: localisedSchema })),
    benefits: z.array(z.object({ title: localisedSchema, text: localisedSchema })),
    questions: z.array(z.object({ question: localisedSchema, answer: localisedSchema })),
    /** The smallest order of the cheapest type. */
    price_from: amountSchema,
  }),
);
export type ServicePage = z.infer<typeof servicePageSchema>['data'];

const text = (max: number) => z.string().trim().max(max);

/** Names that every order may have; the rest of its body are fields of the service's form. */
export const orderShape = {
  /** Key of a type of the catalogue; may be absent where there is only one. */
  type: text(40).optional(),
  statement_id: bodyId.optional(),
  city_id: bodyId.optional(),
  address: text(255).optional(),
  visit_day: daySchema.optional(),
  visit_slot: slotSchema.optional(),
  backup_day: daySchema.optional(),
  backup_slot: slotSchema.optional(),
  rater_id: bodyId.optional(),
  promo_code: text(40).optional(),
  /** Ids of POST v1/orders/files; a form sends one as text. */
  file_ids: z.union([z.array(bodyId).max(20), bodyId.transform((id) => [id])]).optional(),
};

/**
 * POST v3/payments/init-{call}-order, with a call of the service table, flat as a form: the
 * names above and the fields of GET v1/services/types/{key}. An unknown name, a missing required field and a broken rule are 422 under
 * the name. Responds with `initiatedSchema` of payments.ts.
 */
export const orderBodySchema = z
  .object(orderShape)
  .catchall(z.union([text(2000), z.number().min(-1_000_000_000).max(1_000_000_000)]));
export type OrderBody = z.output<typeof orderBodySchema>;

/** POST v1/orders/quote: the body of an order with its service; of the fields only those that change the price are read. */
export const quoteBodySchema = z
  .object({ service_id: bodyId, ...orderShape })
  .catchall(z.union([text(2000), z.number().min(-1_000_000_000).max(1_000_000_000)]));
export type QuoteBody = z.output<typeof quoteBodySchema>;

/** POST v1/services/{key}/notify-me: notify me when the service comes to the city. */
export const notifyMeBodySchema = z.strictObject({ city_id: bodyId });

/** POST v1/promo-codes/check. An invalid code is 422 on `code`. */
export const promoCheckBodySchema = z.strictObject({
  code: text(40).min(1, 'errors.field_required'),
  service_id: bodyId,
});
export const promoCheckSchema = envelope(
  z.object({ code: z.string(), percent: z.number().nullable(), amount: amountSchema.nullable() }),
);
export type PromoCheck = z.infer<typeof promoCheckSchema>['data'];

/** POST express/api/rate-requests/create and v1/rate-requests/create: a valuation without its type, chosen next. */
export const rateRequestSchema = envelope(z.object({ id: z.number().int() }));
/** POST express/api/rate-requests/choose-rate-type/{id}. */
export const chooseRateTypeBodySchema = z.strictObject({
  rate_type: text(40).min(1, 'errors.field_required'),
  rater_id: bodyId.optional(),
});
export const rateRequestParamsSchema = z.object({ id: idQuery });

/** POST v1/orders/files: multipart, field `file`; JPEG, PNG, WebP or PDF of at most 20 MiB. The file joins an order as one of `file_ids`. */
export const uploadedFileSchema = envelope(
  z.object({ id: z.number().int(), name: z.string(), media_type: z.string(), bytes: z.number().int() }),
);
export type UploadedFile = z.infer<typeof uploadedFileSchema>['data'];
