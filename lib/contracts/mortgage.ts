import { z } from 'zod';
import { emailSchema, nameSchema } from './account/auth';
import { idMax, priceMax } from './bounds';
import { envelope, localisedSchema, namedSchema } from './common';
import { decimalNumber } from './decimal';
import { locales } from './locales';
import { pagingSchema } from './paged';
import { mobilePhoneSchema } from './phone';
import { idQuery } from './query';

/** A field that one bank asks for. `rules` are checked in this order by `lib/loan/field-rules`, in addition to `required`. */
export const loanFieldSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/),
  title: z.string(),
  titles: localisedSchema,
  placeholder: z.string(),
  placeholders: localisedSchema,
  type: z.enum(['text', 'textarea']),
  required: z.union([z.literal(0), z.literal(1)]),
  /** `numeric`, `digits:11`, `min:4`, `max:255` (length of a text), `min_value:0`, `max_value:100`. */
  rules: z.array(z.string()),
});
export type LoanField = z.infer<typeof loanFieldSchema>;

export const bankSchema = namedSchema.extend({
  /** The bank's mark, and the one shown with the request; a path on the site or a data address. */
  image: z.string(),
  take_loan_image: z.string(),
  /** Yearly rates in percent, keyed by currency id; a currency that is absent is not lent. */
  percents: z.record(z.string(), z.object({ initial_percent: z.number(), effective_percent: z.number() })),
  month_periods: z.record(z.string(), z.object({ min_month_period: z.number().int(), max_month_period: z.number().int() })),
  /** The smallest share of the price that the buyer pays, in percent. */
  min_participation_percent: z.number(),
  loan_fields: z.array(loanFieldSchema),
});
export type Bank = z.infer<typeof bankSchema>;

/** A currency of the calculator: GEL and USD, in this order ("currency index 1" of the spec is the second, USD). */
const loanCurrencySchema = namedSchema.extend({ key: z.string(), symbol: z.string() });

/** GET v1/mortgage. Both lists are empty for the one account of `NO_BANKS_USER_ID`. */
export const mortgageSchema = envelope(z.object({ banks: z.array(bankSchema), currencies: z.array(loanCurrencySchema) }));
export type Mortgage = z.infer<typeof mortgageSchema>['data'];

const wholeMoney = (min: number) => decimalNumber({ whole: 12, decimals: 0 }).pipe(z.number().min(min).max(priceMax));
const flag = z.coerce.number().pipe(z.union([z.literal(0), z.literal(1)]));
const id = z.union([z.number().int().min(1).max(idMax), idQuery]);

/** The fields of every request; the chosen bank's `loan_fields` are added under their own names. */
export const loanRequestShape = {
  bank_id: id,
  currency_id: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)])),
  /** Whole units of the currency. */
  property_price: wholeMoney(1),
  /** What is lent: the price less the participation. */
  amount: wholeMoney(1),
  participation_amount: wholeMoney(0),
  month: z.coerce.number().int().min(1).max(600),
  /** The chosen bank's initial rate. */
  percentage_rate: decimalNumber({ whole: 3, decimals: 4 }).pipe(z.number().max(100)),
  /** 1: the bank is to call; 0: the request is stored only for the sender. */
  send_lead: flag.default(1),
  /** An empty one, in a form, is none. */
  statement_id: z.union([z.literal('').transform(() => null), id]).nullish(),
  /** Where the bank's own page is to lead back to: an address of this site. */
  redirect_url: z.string().max(2000).default(''),
  first_name: nameSchema.max(60),
  last_name: nameSchema.max(60),
  phone_number: mobilePhoneSchema,
  email: emailSchema,
  personal_number: z
    .string()
    .trim()
    .regex(/^\d{11}$/, 'errors.personal_number'),
  /** 1 bought from the developer, 0 not. */
  only_from_developer: flag.default(1),
  locale: z.enum(locales).default('ka'),
} as const;

/** POST v1/take-loans/create: JSON, urlencoded or multipart. Other names must be the chosen bank's loan fields (else 422). */
export const loanRequestBodySchema = z.object(loanRequestShape).catchall(z.string().max(2000));
export type LoanRequestBody = z.output<typeof loanRequestBodySchema>;

/** `redirect_url` is the bank's own page for the request where it has one; it is followed only to a host of `LOAN_REDIRECT_HOSTS`. */
export const loanRequestResponseSchema = envelope(z.object({ id: z.number().int(), redirect_url: z.string().nullable() }));

export const loanRequestStates = ['new', 'sent', 'kept'] as const;
export const loanRequestSchema = z.object({
  id: z.number().int(),
  bank: namedSchema.extend({ image: z.string() }),
  currency_id: z.number().int(),
  property_price: z.number(),
  amount: z.number(),
  participation_amount: z.number(),
  month: z.number().int(),
  percentage_rate: z.number(),
  statement_id: z.number().int().nullable(),
  only_from_developer: z.union([z.literal(0), z.literal(1)]),
  /** new: not mailed to the bank yet; sent: mailed; kept: the sender did not agree to share it with a bank. */
  state: z.enum(loanRequestStates),
  created_at: z.string(),
});
export type LoanRequest = z.infer<typeof loanRequestSchema>;

const page = { page: z.coerce.number().int().min(1).default(1), per_page: z.coerce.number().int().min(1).max(100).default(20) };

/** GET v1/users/take-loans: the visitor's own requests, newest first. */
export const ownLoanRequestsQuerySchema = z.object(page);
export const ownLoanRequestsSchema = envelope(z.object({ data: z.array(loanRequestSchema), pagination: pagingSchema }));

/** GET v1/take-loans: everyone's requests, only for staff (404 for others). */
export const loanRequestsQuerySchema = z.object({
  ...page,
  bank_id: idQuery.optional(),
  state: z.enum(loanRequestStates).optional(),
});
export const staffLoanRequestSchema = loanRequestSchema.extend({
  user_id: z.number().int().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.string(),
  email: z.string(),
  personal_number: z.string(),
  /** The answers to the bank's own fields, by name. */
  fields: z.record(z.string(), z.string()),
});
export type StaffLoanRequest = z.infer<typeof staffLoanRequestSchema>;
export const loanRequestsSchema = envelope(z.object({ data: z.array(staffLoanRequestSchema), pagination: pagingSchema }));
