import { z } from 'zod';
import { idMax } from '../bounds';
import { envelope, localisedSchema } from '../common';
import { decimalNumber } from '../decimal';
import { pagedSchema } from '../paged';
import { flagQuery, idListQuery, idQuery, marketCountQuery } from '../query';
import { imageSchema } from '../statements/statements';
import { flatStates, projectPageSize, projectSorts, projectStages } from './project-stages';

const quarterSchema = z.object({ year: z.number().int(), quarter: z.number().int() });
/** Whole units by the id of the currency, as in the prices of statements: `{"1": 4150, "2": 1540}`. */
const amountsSchema = z.record(z.string(), z.number().int());
export type Amounts = z.infer<typeof amountsSchema>;

const projectDeveloperSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string().nullable(),
  logo: z.string().nullable(),
  is_verified: z.boolean(),
  projects_count: z.number().int(),
  delivered_count: z.number().int(),
  /** The first digits of the number, "599001***"; null without one. */
  phone: z.string().nullable(),
});
export type ProjectDeveloper = z.infer<typeof projectDeveloperSchema>;

/** The place of a project, and its progress. */
export const projectStateShape = {
  addresses: localisedSchema,
  lat: z.number(),
  lng: z.number(),
  stage: z.enum(projectStages),
  is_stopped: z.boolean(),
  progress_percent: z.number().int(),
  handover: quarterSchema.nullable(),
};

/** A project as its card shows it. Prices follow only from the listed flats. */
export const projectCardSchema = z.object({
  id: z.number().int(),
  /** As clients of the market's API name it. */
  uuid: z.uuid(),
  slug: z.string(),
  /** The Georgian name, whatever the language of the request, as in the market's API. */
  display_name: z.string(),
  display_names: localisedSchema,
  city_id: z.number().int(),
  district_id: z.number().int().nullable(),
  urban_id: z.number().int().nullable(),
  /** "Krtsanisi, Tbilisi". */
  place_names: localisedSchema,
  ...projectStateShape,
  first_handover: quarterSchema.nullable(),
  image: imageSchema.nullable(),
  /** The lowest price of a listed flat's square metre; null while none is listed with a price. */
  square_price_from: amountsSchema.nullable(),
  flats_for_sale: z.number().int(),
  developer: projectDeveloperSchema.pick({ id: true, name: true, slug: true }).nullable(),
});
export type ProjectCard = z.infer<typeof projectCardSchema>;

const wholePrice = decimalNumber({ whole: 7, decimals: 0 }).pipe(z.number().max(1_000_000));

/** GET microservice-projects/listing. */
export const projectsQuerySchema = z.object({
  q: z.string().trim().max(100).optional(),
  developer: idQuery.optional(),
  ids: idListQuery.optional(),
  cities: idListQuery.optional(),
  districts: idListQuery.optional(),
  urbans: idListQuery.optional(),
  room_types: idListQuery.optional(),
  stage: z.enum(projectStages).optional(),
  /** Delivered ones only. */
  delivered: flagQuery,
  /** The year of the hand-over that is promised now. */
  handover_year: z.coerce.number().int().min(2000).max(2100).optional(),
  /** A price of a square metre in the currency, in whole units. */
  square_price_from: wholePrice.optional(),
  square_price_to: wholePrice.optional(),
  currency_id: z.enum(['1', '2']).default('1').transform(Number),
  sort: z.enum(projectSorts).default('handover'),
  page: marketCountQuery(idMax),
  per_page: marketCountQuery(100).transform((size = projectPageSize) => size),
});
export type ProjectsQuery = z.infer<typeof projectsQuerySchema>;

export const projectListSchema = envelope(
  pagedSchema(projectCardSchema).extend({
    /** Listed flats of all published projects. */
    flats_for_sale: z.number().int(),
    /** Cities that have projects, the one with the most first, and the years of promised hand-overs. */
    cities: z.array(z.object({ id: z.number().int(), display_names: localisedSchema, total: z.number().int() })),
    /** Districts that have projects, the one with the most first. */
    districts: z.array(
      z.object({ id: z.number().int(), city_id: z.number().int(), display_names: localisedSchema, total: z.number().int() }),
    ),
    handover_years: z.array(z.number().int()),
  }),
);
export type ProjectList = z.infer<typeof projectListSchema>['data'];

export const progressSchema = z.object({
  id: z.number().int(),
  happened_on: z.iso.date(),
  stage: z.enum(projectStages),
  percent: z.number().int(),
  images: z.array(imageSchema),
});
export type ProgressReport = z.infer<typeof progressSchema>;

export const planSchema = z.object({
  id: z.number().int(),
  room_type_id: z.number().int(),
  area: z.number(),
  image: imageSchema,
});
export type ProjectPlan = z.infer<typeof planSchema>;

export const offerSchema = z.object({
  id: z.number().int(),
  title: localisedSchema,
  text: localisedSchema,
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
});
export type ProjectOffer = z.infer<typeof offerSchema>;

/** The listed flats of a number of rooms. A row without flats has prices and areas of null. */
const roomsSchema = z.object({
  room_type_id: z.number().int(),
  flats_for_sale: z.number().int(),
  area_from: z.number().nullable(),
  area_to: z.number().nullable(),
  price_from: amountsSchema.nullable(),
  price_to: amountsSchema.nullable(),
  square_price_from: amountsSchema.nullable(),
});
export type ProjectRooms = z.infer<typeof roomsSchema>;

const flatSchema = z.object({
  number: z.string(),
  floor: z.number().int().nullable(),
  room_type_id: z.number().int(),
  area: z.number(),
  /** In units of the currency; null where the price is on request. */
  price: z.number().nullable(),
  currency_id: z.number().int(),
  state: z.enum(flatStates),
});

/** The figures of the developer's own price list; null while none was uploaded. */
export const priceListSchema = z.object({
  updated_at: z.iso.datetime(),
  available: z.number().int(),
  reserved: z.number().int(),
  sold: z.number().int(),
  flats: z.array(flatSchema),
});
export type PriceList = z.infer<typeof priceListSchema>;

const squarePriceQuarterSchema = quarterSchema.extend({ square_price: amountsSchema });
export type SquarePriceQuarter = z.infer<typeof squarePriceQuarterSchema>;

/** GET microservice-projects/projects/{id or slug}. */
export const projectSchema = projectCardSchema.omit({ developer: true, image: true }).extend({
  about: localisedSchema,
  started_on: z.iso.date().nullable(),
  buildings: z.number().int().nullable(),
  floors: z.number().int().nullable(),
  flats: z.number().int().nullable(),
  parameters: z.array(z.object({ id: z.number().int(), key: z.string().nullable(), display_names: localisedSchema })),
  images: z.array(imageSchema),
  instalments: localisedSchema.nullable(),
  updated_at: z.iso.datetime(),
  /** The day that the prices were computed, in Tbilisi. */
  priced_on: z.iso.date(),
  price_from: amountsSchema.nullable(),
  rooms: z.array(roomsSchema),
  /** Oldest first; empty while there are fewer than three. */
  quarters: z.array(squarePriceQuarterSchema),
  progress: z.array(progressSchema),
  plans: z.array(planSchema),
  /** Those in force today. */
  offers: z.array(offerSchema),
  price_list: priceListSchema.nullable(),
  is_sold_out: z.boolean(),
  developer: projectDeveloperSchema.nullable(),
});
export type Project = z.infer<typeof projectSchema>;
export const projectResponseSchema = envelope(z.object({ project: projectSchema }));

/** POST microservice-projects/show-phone-number/{id}. */
export const projectPhoneSchema = envelope(z.object({ phone_number: z.string() }));
