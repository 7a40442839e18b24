import { z } from 'zod';
import { envelope, localisedSchema } from '../common';
import { priceBandSchema } from '../estimate';
import { amenitySchema } from './amenities';
import { auctionSchema, auctionSummarySchema } from './auctions';

/** Prices keyed by currency id (1 GEL, 2 USD, 3 EUR for display only), rounded to whole units; absent when negotiable. */
const priceSchema = z.record(z.string(), z.object({ price_total: z.number().int(), price_square: z.number().int() }));

export const imageSchema = z.object({ large: z.string(), thumb: z.string(), blur: z.string(), is_main: z.boolean() });
export type StatementImage = z.infer<typeof imageSchema>;

export const userTypeNames = ['physical', 'agent', 'broker', 'developer', 'designer'] as const;

const statementCoreSchema = z.object({
  id: z.number().int(),
  uuid: z.string(),
  deal_type_id: z.number().int(),
  real_estate_type_id: z.number().int(),
  status_id: z.number().int().nullable(),
  condition_id: z.number().int().nullable(),
  price: priceSchema,
  /** How the price compares with the market; other services of this API leave it out. */
  price_band: priceBandSchema.default(null),
  price_type_id: z.number().int(),
  price_negotiable: z.boolean(),
  price_from: z.boolean(),
  /** The currency that the owner typed the price in. */
  currency_id: z.number().int(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** Whether lat and lng are the middle of the street or neighbourhood; other services of this API leave it out. */
  is_location_approximate: z.boolean().optional(),
  images: z.array(imageSchema),
  address: z.string(),
  addresses: localisedSchema,
  /** Square metres when area_type_id is 1, hectares when it is 2. */
  area: z.number(),
  area_type_id: z.number().int(),
  yard_area: z.number().nullable(),
  floor: z.number().int().nullable(),
  total_floors: z.number().int().nullable(),
  street_id: z.number().int().nullable(),
  grouped_street_id: z.number().int().nullable(),
  urban_id: z.number().int().nullable(),
  urban_name: z.string().nullable(),
  urban_names: localisedSchema.nullable(),
  district_id: z.number().int().nullable(),
  district_name: z.string().nullable(),
  district_names: localisedSchema.nullable(),
  city_id: z.number().int(),
  city_name: z.string(),
  city_names: localisedSchema,
  metro_station_id: z.number().int().nullable(),
  /** The station within a walk, and the straight line to it in whole metres; null without one. */
  metro_station_name: z.string().nullable(),
  metro_station_names: localisedSchema.nullable(),
  metro_distance_m: z.number().int().nullable(),
  project_id: z.number().int().nullable(),
  user_id: z.number().int(),
  user_statements_count: z.number().int(),
  user_type: z.object({
    type: z.enum(userTypeNames),
    logo: z.string().nullable(),
    is_premier_agent: z.boolean().nullable(),
  }),
  dynamic_title: z.string(),
  dynamic_titles: localisedSchema,
  dynamic_slug: z.string(),
  /** Slug of the title per language, without the id. */
  href_lang: localisedSchema,
  /** First part of the address per language: deal and type. */
  middle_slug: z.string(),
  middle_slugs: localisedSchema,
  /** Last substantive change by the owner; the default order. As the market writes it: `YYYY-MM-DD HH:mm:ss` by Tbilisi's clock. */
  last_updated: z.string(),
  last_updated_iso: z.iso.datetime(),
  created_at: z.string(),
  created_at_iso: z.iso.datetime(),
  favorite: z.boolean(),
  hidden: z.boolean(),
  is_old: z.boolean(),
  is_vip: z.boolean(),
  is_vip_plus: z.boolean(),
  is_super_vip: z.boolean(),
  is_promoted: z.boolean(),
  is_auction: z.boolean(),
  is_exclusive: z.boolean(),
  has_color: z.boolean(),
  has_3d: z.boolean(),
  '3d': z.boolean(),
  '3d_url': z.string().nullable(),
  gifts: z.array(z.unknown()),
  paid_stickers: z.array(z.unknown()),
  /** Amenities; always empty in lists, where no card shows them. */
  parameters: z.array(amenitySchema),
});

export const statementCardSchema = statementCoreSchema.extend({
  /** The title that leads with rooms, type and place; other services of this API leave it out. */
  card_titles: localisedSchema.optional(),
  room: z.string().nullable(),
  bedroom: z.string().nullable(),
  /** Of a daily rent: how many guests it takes ("4", "10+") and the fewest nights; other services of this API leave them out. */
  guests: z.string().nullable().optional(),
  min_nights: z.number().int().nullable().optional(),
  /** State of an auction; null for what is not sold by one. Other services of this API leave it out. */
  auction: auctionSummarySchema.nullable().optional(),
  statement_currency_id: z.number().int(),
  quantity_of_day: z.number().int(),
  viewed: z.boolean(),
  user_title: z.string().nullable(),
  comment: z.string(),
});
export type StatementCard = z.infer<typeof statementCardSchema>;

const nullableId = z.number().int().nullable();
const nullableNumber = z.number().nullable();
/** The name of a dictionary's option in the language of the request. */
const optionName = z.string().nullable();

/** Fields of the market's detail that this site has no data for; they are there for clients written for that API. */
const unusedDetailShape = {
  rating: z.null(),
  additional_phone_number: z.null(),
  can_exchanged_comment: z.null(),
  swimming_pool_type: z.null(),
  waiting_space_area: z.null(),
  price_label: z.null(),
  airbnb_link: z.null(),
  booking_link: z.null(),
  promotion_message: z.null(),
  map_static_image: z.null(),
  all_nearby_places_image: z.null(),
  nearby_places: z.record(z.string(), z.unknown()),
  exclusive_contract_status: z.literal('none'),
  website_status_id: z.literal(1),
};

/** The states in which the page of a statement is public. */
export const publicStates = ['active', 'hidden', 'expired', 'sold'] as const;

export const statementDetailSchema = statementCoreSchema.extend({
  ...unusedDetailShape,
  total_price: z.number().nullable(),
  room_type_id: nullableId,
  bedroom_type_id: nullableId,
  bathroom_type_id: nullableId,
  project_type_id: nullableId,
  hot_water_type_id: nullableId,
  heating_type_id: nullableId,
  parking_type_id: nullableId,
  storeroom_type_id: nullableId,
  material_type_id: nullableId,
  living_room_type_id: nullableId,
  door_window_type_id: nullableId,
  build_year_id: nullableId,
  daily_rent_type_id: nullableId,
  rent_type_id: nullableId,
  lease_type_id: nullableId,
  lease_contract_type_id: nullableId,
  condition: optionName,
  hot_water_type: optionName,
  door_window_type: optionName,
  living_room_type: optionName,
  build_year: optionName,
  daily_rent_type: optionName,
  /** Whether the amenities name it adapted for people with disabilities. */
  for_special_people: z.boolean(),
  lease_period: nullableNumber,
  rent_period: nullableNumber,
  /** The fewest nights of a daily rent; other services of this API leave it out. */
  min_nights: z.number().int().nullable().optional(),
  height: nullableNumber,
  balconies: nullableNumber,
  balcony_area: nullableNumber,
  loggia_area: nullableNumber,
  porch_area: nullableNumber,
  living_room_area: nullableNumber,
  storeroom_area: nullableNumber,
  can_exchanged: z.boolean(),
  youtube_link: z.string().nullable(),
  rs_code: z.string().nullable(),
  appear_rs_code: z.boolean(),
  comment: z.string(),
  /** The author's own words; an empty string where that language was not written. */
  comments: localisedSchema,
  /** Machine translations of them into languages that the author did not write; an empty string where there is none. Other services of this API leave it out. */
  translations: localisedSchema.optional(),
  views: z.number().int(),
  /** The seller's shown name and the first digits of the phone; the number itself only comes from phone/show. */
  owner_name: z.string().nullable(),
  owner_slug: z.string().nullable(),
  /** The company with its own page that the seller is or works for: a broker, a developer, an agent's agency; null without one. */
  company: z
    .object({ id: z.number().int(), type_id: z.number().int(), name: z.string(), slug: z.string().nullable() })
    .nullable(),
  /** The published project that the statement belongs to: its page and its name; null without one. */
  project_uuid: z.string().nullable(),
  project_slug: z.string().nullable(),
  project_names: localisedSchema.nullable().optional(),
  user_phone_number: z.string().nullable(),
  /** Terms and bids of an auction; null for what is not sold by one. Other services of this API leave it out. */
  auction: auctionSchema.nullable().optional(),
  is_active: z.boolean(),
  is_owner: z.boolean(),
  published: z.boolean(),
  point: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }).nullable(),
  seo: z.object({ meta_title: z.string(), meta_description: z.string(), h1: z.string() }),
  additional_information: z.array(z.string()),
});
export type StatementDetail = z.infer<typeof statementDetailSchema>;

const idList = z.array(z.number().int());

export const statementListSchema = envelope(
  z.object({
    data: z.array(statementCardSchema),
    auctions: z.array(statementCardSchema),
    search_report_uuid: z.string(),
    /** The search index did not answer and the database stood in: the list is whole, but searches are slow. */
    is_reduced: z.literal(true).optional(),
    map_settings: z.array(z.unknown()),
    seo: z.object({ filters: z.record(z.string(), idList) }),
  }),
);

export const statementCountSchema = envelope(
  z.object({
    page: z.number().int(),
    per_page: z.number().int(),
    total: z.number().int(),
    last_page: z.number().int(),
  }),
);
export type StatementCount = z.infer<typeof statementCountSchema>['data'];

/** The search report that an opening followed, as it was sent; null without one. */
const searchReportSchema = z.object({ search_report_uuid: z.string().nullable() });

export const statementDetailResponseSchema = envelope(searchReportSchema.extend({ statement: statementDetailSchema }));
export const similarsSchema = envelope(z.object({ data: z.array(statementCardSchema) }));

/** One point of a statement's price history, oldest first. */
export const pricePointSchema = z.object({
  date: z.string(),
  currency_id: z.number().int(),
  price: priceSchema,
  /** The same point as clients of the market's API read it: the mean of `total` prices, which is always one. */
  avg_total_price_usd: z.number().nullable(),
  avg_square_price_usd: z.number().nullable(),
  total: z.literal(1),
});
export type PricePoint = z.infer<typeof pricePointSchema>;
export const priceHistorySchema = envelope(z.array(pricePointSchema));

export const revealedPhoneSchema = envelope(searchReportSchema.extend({ phone_number: z.string() }));

/** What the page of a statement that is no longer offered may show to the public, and where addresses lead. */
export const statementStubSchema = envelope(
  z.object({
    id: z.number().int(),
    state: z.enum(publicStates),
    dynamic_titles: localisedSchema,
    href_lang: localisedSchema,
    middle_slugs: localisedSchema,
    city_names: localisedSchema,
    district_names: localisedSchema.nullable(),
    urban_names: localisedSchema.nullable(),
  }),
);
export type StatementStub = z.infer<typeof statementStubSchema>['data'];

/** A cluster (count > 1) or a single statement of the map; `price` is in the requested currency, null when negotiable. */
export const mapPointSchema = z.object({
  lat: z.number(),
  lng: z.number(),
  count: z.number().int(),
  id: z.number().int().nullable(),
  price: z.number().nullable(),
  is_super_vip: z.boolean(),
  /** Of a single statement: a rent's price is one of a month or a night. Other services of this API leave it out. */
  deal_type_id: z.number().int().nullable().optional(),
  /** Of a single statement: the point is only the middle of its street, neighbourhood, district or city. Absent otherwise. */
  is_location_approximate: z.boolean().optional(),
});
export type MapPoint = z.infer<typeof mapPointSchema>;
export const mapDataSchema = envelope(z.object({ points: z.array(mapPointSchema), total: z.number().int() }));

/** The outline of the statement's parcel as GeoJSON; no features where there is none. */
export const parcelSchema = envelope(
  z.object({ type: z.literal('FeatureCollection'), features: z.array(z.record(z.string(), z.unknown())) }),
);
