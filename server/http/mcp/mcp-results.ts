import { z } from 'zod';
import type { Locale, Localised } from '@/lib/contracts/common';
import { idOfSuggestion, type Suggestion } from '@/lib/contracts/locations';
import { auctionSummarySchema } from '@/lib/contracts/statements/auctions';
import type { StatementCard, StatementDetail } from '@/lib/contracts/statements/statements';

/** Where links lead, and the language of names. `siteUrl` has no slash at its end. */
export type ResultContext = { siteUrl: string; locale: Locale };

const text = z.string().nullable();
const number = z.number().nullable();

/** A home in a list: what an assistant compares, in one language. A card of the API is ten times as long. */
const homeSchema = z.object({
  id: z.number(),
  title: z.string(),
  url: z.string(),
  price_gel: number.describe('Null where the price is negotiable'),
  price_usd: number,
  price_band: text.describe('Against the market: below, at, above'),
  area: z.number().describe('m², of land in hectares where area_unit is ha'),
  area_unit: z.enum(['m2', 'ha']),
  rooms: text,
  floor: number,
  total_floors: number,
  address: z.string(),
  updated: z.string(),
  picture: text,
});
export const homesSchema = z.object({ homes: z.array(homeSchema), page: z.number(), per_page: z.number() });

type Placed = Pick<StatementCard, 'addresses' | 'urban_names' | 'district_names' | 'city_names'>;

/** "Abashidze Street 5, Vake, Tbilisi" */
const addressOf = ({ addresses, urban_names, district_names, city_names }: Placed, locale: Locale): string =>
  [addresses[locale], (urban_names ?? district_names)?.[locale], city_names[locale]].filter(Boolean).join(', ');

/** The address without words, which leads to the one with words. */
const urlOf = (id: number, { siteUrl, locale }: ResultContext): string =>
  `${siteUrl}${locale === 'ka' ? '' : `/${locale}`}/statements/${id}`;

const sharedOf = (statement: StatementCard | StatementDetail, context: ResultContext) => ({
  id: statement.id,
  title: statement.dynamic_titles[context.locale],
  url: urlOf(statement.id, context),
  price_gel: statement.price['1']?.price_total ?? null,
  price_usd: statement.price['2']?.price_total ?? null,
  price_band: statement.price_band?.band ?? null,
  area: statement.area,
  area_unit: statement.area_type_id === 2 ? ('ha' as const) : ('m2' as const),
  floor: statement.floor,
  total_floors: statement.total_floors,
  address: addressOf(statement, context.locale),
  updated: statement.last_updated_iso.slice(0, 10),
});

export const toHome = (card: StatementCard, context: ResultContext): z.infer<typeof homeSchema> => ({
  ...sharedOf(card, context),
  rooms: card.room,
  picture: card.images[0]?.thumb ?? null,
});

/** One listing, in one language. */
export const homeDetailSchema = homeSchema.omit({ rooms: true, picture: true }).extend({
  uuid: z.string(),
  deal_type_id: z.number(),
  real_estate_type_id: z.number(),
  room_type_id: number.describe('As room_types of the tool "search" counts rooms'),
  bedroom_type_id: number,
  bathroom_type_id: number,
  condition: text,
  build_year: text,
  yard_area: number,
  height: number,
  balconies: number,
  balcony_area: number,
  rent_period: number.describe('Months'),
  min_nights: number,
  metro_station: text,
  metro_distance_m: number,
  lat: number,
  lng: number,
  comment: z.string(),
  amenities: z.array(z.string()),
  seller: text,
  seller_type: z.string(),
  company: text,
  phone: text.describe('Masked; the page of the listing shows all of it'),
  auction: auctionSummarySchema.nullable(),
  views: z.number(),
  created: z.string(),
  pictures: z.array(z.string()),
});

export function toHomeDetail(statement: StatementDetail, context: ResultContext): z.infer<typeof homeDetailSchema> {
  const { locale } = context;
  const { auction = null } = statement;
  return {
    ...sharedOf(statement, context),
    uuid: statement.uuid,
    deal_type_id: statement.deal_type_id,
    real_estate_type_id: statement.real_estate_type_id,
    room_type_id: statement.room_type_id,
    bedroom_type_id: statement.bedroom_type_id,
    bathroom_type_id: statement.bathroom_type_id,
    condition: statement.condition,
    build_year: statement.build_year,
    yard_area: statement.yard_area,
    height: statement.height,
    balconies: statement.balconies,
    balcony_area: statement.balcony_area,
    rent_period: statement.rent_period,
    min_nights: statement.min_nights ?? null,
    metro_station: statement.metro_station_names?.[locale] ?? null,
    metro_distance_m: statement.metro_distance_m,
    lat: statement.lat,
    lng: statement.lng,
    comment: statement.comments[locale] || statement.translations?.[locale] || statement.comment,
    amenities: statement.parameters.map(({ display_names: names }) => names[locale]),
    seller: statement.owner_name,
    seller_type: statement.user_type.type,
    company: statement.company?.name ?? null,
    phone: statement.user_phone_number,
    auction,
    views: statement.views,
    created: statement.created_at_iso.slice(0, 10),
    pictures: statement.images.map(({ large }) => large),
  };
}

/** Arguments of the tools that take the id of a place; a statement is read by its id. */
const argumentNames = {
  city: 'cities',
  district: 'districts',
  urban: 'urbans',
  street: 'streets',
  metro: 'metro_station_ids',
  complex: 'projects',
  statement: 'id',
} as const satisfies Record<Suggestion['find_point'], string>;

export const placesSchema = z.object({
  places: z.array(
    z.object({
      name: z.string(),
      argument: z
        .enum(argumentNames)
        .describe('The argument of the tool "search" that takes the id; "id" is that of "statement"'),
      id: z.number(),
      listings: z.number(),
      lat: z.number(),
      lng: z.number(),
    }),
  ),
  similar_names: z.array(z.string()).describe('Names spelled like one that is not found'),
});

export const toPlaces = (found: Suggestion[], nearest: Localised[], locale: Locale): z.infer<typeof placesSchema> => ({
  places: found.map((place) => ({
    name: place.location_names[locale],
    argument: argumentNames[place.find_point],
    id: idOfSuggestion(place) ?? 0,
    listings: place.statements_count,
    lat: place.lat,
    lng: place.lng,
  })),
  similar_names: nearest.map((names) => names[locale]),
});
