import { z } from 'zod';
import { envelope, locales } from '../common';
import { pagedSchema } from '../paged';
import { idQuery } from '../query';
import { amountSchema, bodyId, daySchema, typedAmountSchema } from './fields';
import { ledgerTransactionKinds } from './ledger';

export const gatewayNames = ['sandbox', 'bog', 'tpay'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** Methods of the top-up modal: 1 card, 2 invoice, 3 loyalty card, 4 a bank's terminal, 5 the wallet of a bank's app. */
export const topUpMethods = { card: 1, invoice: 2, loyaltyCard: 3, terminal: 4, bankApp: 5 } as const;

/** How a payment is made: `pay_with` of the payment action. `package` takes a placement bought ahead. */
export const paymentMethods = ['balance', 'card', 'loyalty_card', 'terminal', 'bank_app', 'package', 'free'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * created: not started · pending: with the gateway · approved, declined, cancelled: as reported by the gateway · expired: never finished ·
 * charged_back: taken back by the buyer's bank.
 */
export const paymentStates = ['created', 'pending', 'approved', 'declined', 'cancelled', 'expired', 'charged_back'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** POST v3/payments/init-fill-balance. */
export const topUpBodySchema = z.strictObject({ amount: typedAmountSchema });
/** What is to be paid; `id` is the `payment_id` of the payment action. */
export const initiatedSchema = envelope(
  z.object({ id: z.number().int(), order_id: z.number().int().nullable(), amount: amountSchema }),
);
export type Initiated = z.infer<typeof initiatedSchema>['data'];

/**
 * POST v3/payments/pay (top-ups and service orders), microservice/payments/pay (orders of statements). `redirect_url` is the
 * payment-result page of this site. `amount` is what the page showed: another price is 409 `errors.price_changed` with nothing done.
 * @remarks 409 `not_enough_balance` when the wallet lacks money.
 */
export const payBodySchema = z
  .strictObject({
    payment_id: bodyId,
    redirect_url: z.string().max(500),
    pay_with: z.enum(['balance', 'card', 'loyalty_card', 'terminal', 'bank_app', 'package']),
    card_id: bodyId.optional(),
    package_id: bodyId.optional(),
    /** Number of the loyalty card. */
    loyalty_card: z
      .string()
      .trim()
      .regex(/^\d{8,19}$/, 'errors.loyalty_card')
      .optional(),
    save_card: z.boolean().default(false),
    /** With `balance`: an agent pays from the wallet of the agency, within the limit that it set. */
    from_company: z.boolean().optional(),
    amount: typedAmountSchema.or(z.literal(0)).optional(),
  })
  .refine(({ pay_with, loyalty_card }) => pay_with !== 'loyalty_card' || loyalty_card !== undefined, {
    path: ['loyalty_card'],
    message: 'errors.field_required',
  });
export type PayBody = z.output<typeof payBodySchema>;
/** `redirect_url` leads to the gateway's page; without one the payment is done, or `pending`. */
export const paidSchema = envelope(
  z.object({
    result: z.literal(true),
    redirect_url: z.string().nullable(),
    state: z.enum(paymentStates),
    /** The personal number to type at a bank's terminal. */
    terminal_number: z.string().nullable(),
  }),
);
export type Paid = z.infer<typeof paidSchema>['data'];

export const savedCardSchema = z.object({
  id: z.number().int(),
  card_mask: z.string(),
  brand: z.string().nullable(),
  expires: z.string().nullable(),
  is_default: z.boolean(),
});
export type SavedCard = z.infer<typeof savedCardSchema>;
/** GET v3/payments/cards; DELETE v3/payments/cards/{id}; POST v3/payments/cards/{id}/default. */
export const savedCardsSchema = envelope(z.array(savedCardSchema));

/** Methods that take money, and so have receipts. */
export const moneyMethods: readonly PaymentMethod[] = ['balance', 'card', 'loyalty_card', 'terminal', 'bank_app'];

/** What the visitor may pay with. The ways that need a gateway are left out where none is configured. */
export const payWays = ['balance', 'package', 'card', 'loyalty_card', 'terminal', 'bank_app'] as const;
/** GET v3/payments/methods */
export const paymentOptionsSchema = envelope(
  z.object({
    methods: z.array(z.enum(payWays)),
    /** The agency that lets this agent pay from its wallet; null for everybody else. `left` is what remains of this month's limit. */
    company: z.object({ name: z.string(), left: amountSchema }).nullable(),
  }),
);
export type PaymentOptions = z.infer<typeof paymentOptionsSchema>['data'];

/** GET v3/payments/{id}, only the payer's own: what the payment-result page shows. */
export const paymentStatusSchema = envelope(
  z.object({
    id: z.number().int(),
    state: z.enum(paymentStates),
    /** `pending`, -1 failure, 3 invoice requested, 1 success. */
    payment_status: z.union([z.literal('pending'), z.literal(-1), z.literal(1), z.literal(3)]),
    amount: amountSchema,
    balance: amountSchema,
    method: z.enum(paymentMethods).nullable(),
    card_mask: z.string().nullable(),
    failure: z.string().nullable(),
    order_id: z.number().int().nullable(),
    service_id: z.number().int().nullable(),
    /** False when the money arrived but the order could no longer be delivered: it stays in the wallet. */
    is_order_delivered: z.boolean(),
    /** Whether GET v3/payments/{id}/receipt.pdf has a sheet. */
    has_receipt: z.boolean(),
    created_at: z.iso.datetime(),
    settled_at: z.iso.datetime().nullable(),
  }),
);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>['data'];

/** One line of the wallet's statement; `amount` is positive when money came in. */
export const walletEntrySchema = z.object({
  id: z.number().int(),
  kind: z.enum(ledgerTransactionKinds),
  amount: amountSchema,
  balance_after: amountSchema,
  payment_id: z.number().int().nullable(),
  order_id: z.number().int().nullable(),
  invoice_id: z.number().int().nullable(),
  service_id: z.number().int().nullable(),
  card_mask: z.string().nullable(),
  /** The agent who paid from this wallet of a company; null for its owner. */
  spent_by: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  created_at: z.iso.datetime(),
});
export type WalletEntry = z.infer<typeof walletEntrySchema>;
/** GET v3/payments?kind=&from=&to=&page= and GET v3/payments/export.csv with the same filters. */
export const walletQuerySchema = z.object({
  kind: z.enum(ledgerTransactionKinds).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
  page: idQuery.optional(),
});
/** The language of the file; that of the request when it is left out. */
export const walletCsvQuerySchema = walletQuerySchema.extend({ locale: z.enum(locales).optional() });
export const walletPageSize = 20;
export const walletStatementSchema = envelope(pagedSchema(walletEntrySchema));
export type WalletStatement = z.infer<typeof walletStatementSchema>['data'];
