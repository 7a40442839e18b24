import { z } from 'zod';
import { idMax, priceMax } from '../bounds';
import { envelope, localisedSchema, namedSchema } from '../common';
import { decimalNumber } from '../decimal';
import { nameText } from '../names';
import { pagedSchema } from '../paged';
import { mobilePhoneSchema } from '../phone';
import { idQuery } from '../query';
import { flagBody, phoneBody } from './notifications';

const areaMax = 10_000_000;
const clientTextMax = 1000;
export const clientsMax = 5000;
export const clientPageSize = 20;

/** A number in JSON or a form; an empty field of a form is none. */
const numberBody = (max: number) => decimalNumber({ whole: 12, decimals: 2 }).pipe(z.number().max(max));
const idBody = z.union([z.number().int().min(1).max(idMax), idQuery]);
/** Ids of rooms: 1 to 5 as they are, 7 means six, 11 ten and more. */
const roomTypeBody = idBody.pipe(z.number().max(11)).refine((id) => id !== 6, 'errors.field_invalid');
const idsBody = z
  .union([z.array(idBody).max(50), idBody.transform((id) => [id])])
  .optional()
  .transform((ids) => [...new Set(ids ?? [])]);
const text = (max: number) => z.string().trim().max(max);
const name = nameText(100).min(1, 'errors.field_required');
const optionalPhone = phoneBody.nullish().transform((phone) => phone || null);

const isInOrder = (from: number | null, to: number | null): boolean => from === null || to === null || from <= to;
const orNull = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);

const criteriaShape = {
  deal_type_id: idBody,
  real_estate_type_id: idBody,
  /** Places by level; any one of them will do, and a place inside another narrows it, as in the search. */
  cities: idsBody,
  districts: idsBody,
  urbans: idsBody,
  room_types: z
    .union([z.array(roomTypeBody).max(11), roomTypeBody.transform((id) => [id])])
    .optional()
    .transform((ids) => [...new Set(ids ?? [])]),
  price_from: orNull(numberBody(priceMax)),
  price_to: orNull(numberBody(priceMax)),
  /** Currency of the budget: 1 GEL, 2 USD. */
  currency_id: z.union([z.literal(1), z.literal(2), z.enum(['1', '2']).transform(Number)]).default(1),
  /** Square metres. */
  area_from: orNull(numberBody(areaMax)),
  area_to: orNull(numberBody(areaMax)),
};

/** What a buyer looks for; the fields mean what the filters of the search of the same names mean. */
export const criteriaSchema = z.object({
  deal_type_id: z.number().int(),
  real_estate_type_id: z.number().int(),
  cities: z.array(z.number().int()),
  districts: z.array(z.number().int()),
  urbans: z.array(z.number().int()),
  room_types: z.array(z.number().int()),
  price_from: z.number().nullable(),
  price_to: z.number().nullable(),
  currency_id: z.number().int(),
  area_from: z.number().nullable(),
  area_to: z.number().nullable(),
});
export type Criteria = z.infer<typeof criteriaSchema>;

type CriteriaRanges = Pick<Criteria, 'price_from' | 'price_to' | 'area_from' | 'area_to'>;
const isPriceInOrder = (body: CriteriaRanges): boolean => isInOrder(body.price_from, body.price_to);
const isAreaInOrder = (body: CriteriaRanges): boolean => isInOrder(body.area_from, body.area_to);
const below = (field: string) => ({ path: [field], message: 'errors.field_below_from' });

/** How soon a buyer needs it: at once, within three months, whenever. */
export const buyerTimings = ['now', 'months', 'any'] as const;
export type BuyerTiming = (typeof buyerTimings)[number];

/** A buyer's request as the page "tell us what you seek" sends it. */
export const buyerRequestBodySchema = z
  .strictObject({
    ...criteriaShape,
    name,
    phone: mobilePhoneSchema,
    comment: text(clientTextMax).default(''),
    timing: z.enum(buyerTimings).default('any'),
    /** Brokers never get the number; the buyer gets the listing of a broker who accepts. Only for who is signed in. */
    is_phone_hidden: z.boolean().default(false),
  })
  .refine(isPriceInOrder, below('price_to'))
  .refine(isAreaInOrder, below('area_to'));
export type BuyerRequestBody = z.infer<typeof buyerRequestBodySchema>;

/** A client of a broker or an agent, visible only to them. */
export const clientBodySchema = z
  .strictObject({ ...criteriaShape, name, phone: optionalPhone, comment: text(clientTextMax).default('') })
  .refine(isPriceInOrder, below('price_to'))
  .refine(isAreaInOrder, below('area_to'));
export type ClientBody = z.infer<typeof clientBodySchema>;

export const clientSchema = criteriaSchema.extend({
  id: z.number().int(),
  name: z.string(),
  phone: z.string().nullable(),
  comment: z.string(),
  /** The places of the criteria with their names, cities first. */
  places: z.array(namedSchema),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Client = z.infer<typeof clientSchema>;

const pageQuery = idQuery.pipe(z.number().max(1_000_000)).optional();
export const clientsQuerySchema = z.object({ q: text(255).optional(), page: pageQuery });
export const clientsSchema = envelope(pagedSchema(clientSchema));
export type Clients = z.infer<typeof clientsSchema>['data'];
export const clientResponseSchema = envelope(z.object({ client: clientSchema }));

/** A statement as matchings and notices name it; `slugs` and `segments` build its address as those of cards do. */
export const matchedStatementSchema = z.object({
  id: z.number().int(),
  titles: localisedSchema,
  slugs: localisedSchema,
  segments: localisedSchema,
  deal_type_id: z.number().int(),
  /** Whole units by currency id; empty when negotiable. */
  price: z.record(z.string(), z.object({ price_total: z.number(), price_square: z.number() })),
  area: z.number(),
  thumb: z.string().nullable(),
});
export type MatchedStatement = z.infer<typeof matchedStatementSchema>;

/**
 * A buyer with those of one's own statements that fit. `request`: somebody who sent the site a request; the phone comes from
 * buyer-requests/{id}/phone, which counts. `client`: one of one's own clients.
 */
export const matchingSchema = z.object({
  source: z.enum(['request', 'client']),
  buyer: criteriaSchema.extend({
    id: z.number().int(),
    name: z.string(),
    comment: z.string(),
    /** The first digits; null without a phone, and where the buyer hides it. */
    masked_phone: z.string().nullable(),
    is_phone_hidden: z.boolean(),
    /** Null for a client. */
    timing: z.enum(buyerTimings).nullable(),
    places: z.array(namedSchema),
    created_at: z.string(),
  }),
  /** How many fit, and the latest ten of them. */
  statements_count: z.number().int(),
  statements: z.array(matchedStatementSchema),
});
export type Matching = z.infer<typeof matchingSchema>;
/** The latest 100 of each source, the newest buyers first. */
export const matchingsSchema = envelope(z.object({ matchings: z.array(matchingSchema) }));
export type Matchings = z.infer<typeof matchingsSchema>['data'];

export const buyerPhoneSchema = envelope(z.object({ phone_number: z.string() }));

/** Offers a client to the author of a listed statement of somebody else, who may accept or decline it (notification type 3). */
export const offerBodySchema = z.strictObject({ statement_id: idBody });
export const offerResponseSchema = envelope(z.object({ client_id: z.number().int(), statement_id: z.number().int() }));

const flag = flagBody.default(false);

/** A property in the private inventory of a broker or an agent. Owner's name, phone and comment are only for the writer, shared or not. */
export const inventoryItemBodySchema = z.strictObject({
  deal_type_id: idBody,
  real_estate_type_id: idBody,
  city_id: idBody,
  district_id: orNull(idBody),
  urban_id: orNull(idBody),
  address: text(255).default(''),
  /** Square metres. */
  area: numberBody(areaMax).pipe(z.number().positive()),
  room_type_id: orNull(roomTypeBody),
  /** Whole units of currency_id; null when it is not known. */
  price: orNull(numberBody(priceMax)),
  currency_id: z.union([z.literal(1), z.literal(2), z.enum(['1', '2']).transform(Number)]).default(2),
  owner_name: nameText(100).default(''),
  owner_phone: optionalPhone,
  comment: text(clientTextMax).default(''),
  /** Whether the broker and the other agents of the agency see it. */
  shared: flag,
});
export type InventoryItemBody = z.infer<typeof inventoryItemBodySchema>;

export const inventoryItemSchema = z.object({
  id: z.number().int(),
  deal_type_id: z.number().int(),
  real_estate_type_id: z.number().int(),
  city_id: z.number().int(),
  district_id: z.number().int().nullable(),
  urban_id: z.number().int().nullable(),
  /** The most specific place with its names. */
  place: namedSchema.nullable(),
  address: z.string(),
  area: z.number(),
  room_type_id: z.number().int().nullable(),
  price: z.number().nullable(),
  currency_id: z.number().int(),
  shared: z.boolean(),
  /** False for what a colleague shares; then the three fields below are null and nothing can be changed. */
  is_own: z.boolean(),
  /** Who added it. */
  keeper_name: z.string(),
  owner_name: z.string().nullable(),
  owner_phone: z.string().nullable(),
  comment: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type InventoryItem = z.infer<typeof inventoryItemSchema>;

export const inventoryQuerySchema = z.object({
  /** Looks in addresses, and in the owner's name, phone and the comment of one's own. */
  q: text(255).optional(),
  deal_type_id: idQuery.optional(),
  real_estate_type_id: idQuery.optional(),
  city_id: idQuery.optional(),
  /** own, or shared by colleagues; both without it. */
  kept_by: z.enum(['me', 'agency']).optional(),
  page: pageQuery,
});
export type InventoryQuery = z.infer<typeof inventoryQuerySchema>;
export const inventorySchema = envelope(pagedSchema(inventoryItemSchema));
export type InventoryPage = z.infer<typeof inventorySchema>['data'];
export const inventoryItemResponseSchema = envelope(z.object({ item: inventoryItemSchema }));

export const idParamsSchema = z.object({ id: idQuery });
