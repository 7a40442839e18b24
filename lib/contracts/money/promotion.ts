import { z } from 'zod';
import { envelope } from '../common';
import { idListQuery, idQuery } from '../query';
import { amountSchema, bodyId, daySchema } from './fields';
import { orderLineSchema } from './orders';

/** Statements promoted by one order, at most. */
const statementsMax = 100;
/** Days of one order. */
export const promotionDaysMax = 90;
/** How far ahead a promotion may start, in days. */
export const startsAheadDaysMax = 60;

/** VIP 1, VIP plus 3, super VIP 4; JSON has numbers and forms have texts. */
const tierBody = z.union([z.number(), z.string().regex(/^\d$/).transform(Number)]).pipe(z.literal([1, 3, 4]));
const numberBody = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
]);
const daysBody = numberBody.pipe(
  z.number().int('errors.field_invalid').min(1, 'errors.promotion_days').max(promotionDaysMax, 'errors.promotion_days'),
);

/**
 * POST microservice/payments/init-vip-order with `Idempotency-Key` → `initiatedSchema`; its payment is paid by microservice/payments/pay.
 * `statements` are one's own active ones. `days` is 10 with a package and may be left out then. `starts_on` is a day of Tbilisi: today and
 * no day start with the payment, a later one at its midnight. With `package_id` the placements of that package pay (`pay_with` package),
 * while the amount stays what they would cost, so that another way may be chosen after all.
 * @remarks 422 on `statements` (`errors.statements_not_active`, `errors.super_vip_runs`, `errors.package_left`), `days`, `starts_on`,
 * `package_id` (`errors.package_not_there`, `errors.package_tier`).
 */
export const vipOrderBodySchema = z.strictObject({
  statements: z
    .union([z.array(bodyId), bodyId.transform((id) => [id])])
    .pipe(z.array(z.number()).min(1, 'errors.field_required').max(statementsMax))
    .transform((ids) => [...new Set(ids)]),
  vip_type_id: tierBody,
  days: daysBody.optional(),
  starts_on: daySchema.optional(),
  package_id: bodyId.optional(),
});
export type VipOrderBody = z.output<typeof vipOrderBodySchema>;

/** POST microservice/payments/init-package-order with `Idempotency-Key` → `initiatedSchema`. */
export const packageOrderBodySchema = z.strictObject({
  vip_type_id: tierBody,
  size: numberBody.pipe(z.literal([5, 15, 25])),
});
export type PackageOrderBody = z.output<typeof packageOrderBodySchema>;

/** POST microservice/payments/init-facebook-boost-order with `Idempotency-Key` → `initiatedSchema`; `type` is the days. */
export const boostOrderBodySchema = z.strictObject({ statement_id: bodyId, type: numberBody.pipe(z.literal([3, 7, 14])) });
export type BoostOrderBody = z.output<typeof boostOrderBodySchema>;

/** POST microservice/payments/init-publication-order with `Idempotency-Key` → `initiatedSchema`: days of an unpaid statement. */
export const publicationOrderBodySchema = z.strictObject({ statement_id: bodyId, days: daysBody });
export type PublicationOrderBody = z.output<typeof publicationOrderBodySchema>;

/** GET microservice/promotion/publication?statement_id=&days=: what days of an own statement would cost; nothing is stored. */
export const publicationQuerySchema = z.object({ statement_id: idQuery, days: daysBody });
export const publicationPreviewSchema = envelope(
  z.object({
    /** False where the statement needs no payment. */
    is_payable: z.boolean(),
    /** The end of the days that are paid already; null without any. */
    paid_until: z.iso.datetime().nullable(),
    ends_at: z.iso.datetime(),
    lines: z.array(orderLineSchema),
    amount: amountSchema,
    /** VAT inside the amount. */
    vat: amountSchema,
  }),
);
export type PublicationPreview = z.infer<typeof publicationPreviewSchema>['data'];

/** A period in which a tier runs on a statement. One that is queued behind a higher tier follows as its own period. */
export const promotionSpanSchema = z.object({
  vip_type_id: z.number().int(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
});
export type PromotionSpan = z.infer<typeof promotionSpanSchema>;

const statementPromotionSchema = z.object({
  statement_id: z.number().int(),
  /** What runs now and what follows, in order of time. */
  spans: z.array(promotionSpanSchema),
  /** While a super VIP runs the lower tiers cannot be bought for the same days; null without one. */
  blocked_until: z.iso.datetime().nullable(),
});
/** GET microservice/promotion/statements?ids=: what runs on one's own statements in any state; others are left out. */
export const promotionsQuerySchema = z.object({ ids: idListQuery });
export const statementPromotionsSchema = envelope(z.array(statementPromotionSchema));
export type StatementPromotion = z.infer<typeof statementPromotionSchema>;

/**
 * POST microservice/promotion/preview: what a VIP order of the same body would cost and do; nothing is stored. Statements that cannot be
 * promoted are in `refused` instead of an error, so that a page can show it in their rows.
 */
export const promotionPreviewSchema = envelope(
  z.object({
    lines: z.array(orderLineSchema),
    /** 0 with a package. */
    amount: amountSchema,
    /** VAT inside the amount. */
    vat: amountSchema,
    statements: z.array(
      z.object({
        statement_id: z.number().int(),
        /** From when the bought tier runs, and when its time is used up, what was left of the same tier included. */
        starts_at: z.iso.datetime(),
        ends_at: z.iso.datetime(),
        /** Time of the same tier that it is added to. */
        is_added: z.boolean(),
        /** The lower tier that resumes after it. */
        resumes: promotionSpanSchema.nullable(),
        spans: z.array(promotionSpanSchema),
      }),
    ),
    refused: z.array(z.object({ statement_id: z.number().int(), message: z.string(), until: z.iso.datetime().nullable() })),
    package: z
      .object({
        id: z.number().int(),
        total: z.number().int(),
        left: z.number().int(),
        /** Below 0: the number of missing placements. */
        left_after: z.number().int(),
        ends_at: z.iso.datetime(),
      })
      .nullable(),
  }),
);
export type PromotionPreview = z.infer<typeof promotionPreviewSchema>['data'];

/** Numbers of one kind of event: averages per day, and how many times as many as before. */
const comparisonSchema = z.object({
  before_total: z.number().int(),
  during_total: z.number().int(),
  /** Per day; null without days to compare with. */
  before: z.number().nullable(),
  during: z.number(),
  /** null where fewer than five events before make a comparison chance. */
  times: z.number().nullable(),
});
export type PromotionComparison = z.infer<typeof comparisonSchema>;

const promotionPeriodSchema = z.object({
  id: z.number().int(),
  vip_type_id: z.number().int(),
  /** Days of Tbilisi, both included; of a running one `to` is its last day to come. */
  from: daySchema,
  to: daySchema,
  is_running: z.boolean(),
});
/** GET microservice/statements/{id}/promotion-results?period=: of an own statement; the latest period by default. */
export const promotionResultsQuerySchema = z.object({ period: idQuery.optional() });
export const promotionResultsSchema = envelope(
  z.object({
    /** Latest first; empty for a statement that was never promoted. */
    periods: z.array(promotionPeriodSchema),
    result: z
      .object({
        period: promotionPeriodSchema,
        /** The days compared with: up to 14 right before; null when there is none. */
        before: z.object({ from: daySchema, to: daySchema, days: z.number().int() }).nullable(),
        /** Days that the averages count: without today, unless it is the only one. */
        during_days: z.number().int(),
        /** Oldest first. `other` is a day of another promotion, which no average counts. */
        days: z.array(
          z.object({
            date: daySchema,
            kind: z.enum(['before', 'other', 'during']),
            is_today: z.boolean(),
            views: z.number().int(),
            phone_reveals: z.number().int(),
            messages: z.number().int(),
          }),
        ),
        views: comparisonSchema,
        phone_reveals: comparisonSchema,
        messages: comparisonSchema,
        /** What the days so far cost; a placement of a package costs its share of the package. Null where no order is known. */
        spent: amountSchema.nullable(),
        spent_per_phone_reveal: amountSchema.nullable(),
      })
      .nullable(),
  }),
);
export type PromotionResults = z.infer<typeof promotionResultsSchema>['data'];
