import { z } from 'zod';
import { idMax, priceMax } from '../bounds';
import { decimalNumber } from '../decimal';
import { perLocale } from '../locales';
import { nameText } from '../names';

/** The largest price that may be typed, in whole units of either currency; the other one has the same bound after conversion. */
export const commentLengthMax = 5000;

/** A number, or the decimal text that a form contains. */
const decimal = (min: number, max: number, step = 0.01) =>
  decimalNumber({ whole: 12, decimals: 2, isSigned: true }).pipe(z.number().min(min).max(max).multipleOf(step));

const whole = (min: number, max: number) => decimal(min, max, 1);
const id = whole(1, idMax);
const text = (lengthMax: number) => z.string().trim().max(lengthMax);
const flag = z.union([z.boolean(), z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')]);
const comment = text(commentLengthMax).optional();

/**
 * All fields of a statement that its owner may set, in the spelling of the public detail. Each value given is checked by itself here;
 * what belongs together, and what a type and a deal offer and ask for, is checked by `statementFaults`.
 * Areas are square metres (`area` hectares where area_type_id is 2), height metres, periods months, `min_nights` nights.
 */
const shape = {
  status_id: id,
  condition_id: id,
  project_type_id: id,
  build_year_id: id,
  room_type_id: id,
  bedroom_type_id: id,
  bathroom_type_id: id,
  living_room_type_id: id,
  living_room_area: decimal(1, 10_000),
  heating_type_id: id,
  hot_water_type_id: id,
  parking_type_id: id,
  storeroom_type_id: id,
  storeroom_area: decimal(0.5, 10_000),
  material_type_id: id,
  door_window_type_id: id,
  daily_rent_type_id: id,
  rent_type_id: id,
  rent_period: whole(1, 120),
  min_nights: whole(1, 365),
  lease_type_id: id,
  lease_contract_type_id: id,
  lease_period: whole(1, 1200),
  area: decimal(0.01, 50_000_000),
  area_type_id: id,
  yard_area: decimal(1, 50_000_000),
  floor: whole(-3, 150),
  total_floors: whole(1, 150),
  height: decimal(1.8, 20),
  balconies: whole(0, 20),
  balcony_area: decimal(0.5, 10_000),
  loggia_area: decimal(0.5, 10_000),
  porch_area: decimal(0.5, 10_000),
  /** Amenities by id. */
  parameters: z.array(id).max(100),
  can_exchanged: flag,
  city_id: id,
  district_id: id,
  urban_id: id,
  street_id: id,
  street_number: text(30),
  /** The address in the owner's words, where no street of the gazetteer fits. */
  address: text(255),
  /** The pin, inside the country's bounds; without one the street's or the place's own point is taken at publication. */
  lat: z.number().min(41).max(43.7),
  lng: z.number().min(39.9).max(46.8),
  /** Cadastral code: numbers joined by dots. */
  rs_code: text(40).regex(/^$|^\d{2}(\.\d{2,5}){2,6}$/),
  appear_rs_code: flag,
  /** 1 negotiable, 2 from, 3 exact. */
  price_type_id: whole(1, 3),
  /** The currency that the price is typed in: 1 GEL or 2 USD; the other one follows the exchange rate. */
  currency_id: whole(1, 2),
  /** Whole units of `currency_id`. Emptied by price_type_id 1. */
  price: whole(1, priceMax),
  /** Plain text; a language that is left out keeps its text. */
  comments: z.strictObject(perLocale(() => comment)),
  /** https address on one of `tourHosts`. */
  '3d_url': text(500),
  /** https address of a video on one of `videoHosts`. */
  youtube_link: text(500),
  owner_name: nameText(100),
  /** One of the owner's confirmed numbers, however it is spaced. */
  phone_number: text(30),
  /** Term of publication: 1, 2, 3 for 30, 90, 180 days. */
  duration_id: whole(1, 3),
} as const;

export type StatementFieldName = keyof typeof shape;
export const statementFieldNames = Object.keys(shape) as StatementFieldName[];

/** The same fields; each may be left out (keeps its value) or be null (empties it). */
export const givenFieldsShape = Object.fromEntries(
  Object.entries(shape).map(([name, schema]) => [name, schema.nullable().optional()]),
) as { [K in StatementFieldName]: z.ZodOptional<z.ZodNullable<(typeof shape)[K]>> };

/** Fields as a parsed body contains them. */
export type StatementFields = { [K in StatementFieldName]?: z.output<(typeof givenFieldsShape)[K]> };

/** Type and deal of a statement, by the ids of the dictionaries. */
export const pairShape = { deal_type_id: id, real_estate_type_id: id };

const flagNames = ['can_exchanged', 'appear_rs_code'] as const;
const textNames = ['street_number', 'address', 'rs_code', '3d_url', 'youtube_link', 'owner_name', 'phone_number'] as const;
type OtherName = (typeof flagNames)[number] | (typeof textNames)[number] | 'parameters' | 'comments';
type NumberName = Exclude<StatementFieldName, OtherName>;
const otherNames: readonly string[] = [...flagNames, ...textNames, 'parameters', 'comments'] satisfies OtherName[];

const shapeOf = <K extends string, T extends z.ZodType>(names: readonly K[], schema: T) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<K, T>;
const numberNames = statementFieldNames.filter((name): name is NumberName => !otherNames.includes(name));

/** The same fields as a response contains them: every one present, null where nothing is known. */
export const statementValuesShape = {
  ...shapeOf(numberNames, z.number().nullable()),
  ...shapeOf(flagNames, z.boolean()),
  ...shapeOf(textNames, z.string().nullable()),
  parameters: z.array(z.number().int()),
  comments: z.object(perLocale(() => z.string())),
};
const statementValuesSchema = z.object(statementValuesShape);
/** Everything that is known of a statement, in the units of the wire. */
export type StatementValues = z.infer<typeof statementValuesSchema>;
