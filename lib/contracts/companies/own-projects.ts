import { z } from 'zod';
import { idMax } from '../bounds';
import { envelope, localisedSchema } from '../common';
import { decimalNumber } from '../decimal';
import { perLocale } from '../locales';
import { nameText } from '../names';
import { imageSchema } from '../statements/statements';
import { ownProjectSchema } from './price-lists';
import { projectImagesMax, projectStages } from './project-stages';
import { offerSchema, planSchema, progressSchema, projectStateShape } from './projects';

const amenitiesMax = 80;
const nameMax = 120;
const aboutMax = 4000;
const addressMax = 200;
const termsMax = 1000;
const offerTitleMax = 120;
const offerTextMax = 1000;

const text = (max: number) => z.string().trim().max(max, 'errors.field_too_big');
const required = (max: number) => text(max).min(1, 'errors.field_required');
const localised = (field: z.ZodString) => z.strictObject(perLocale(() => field));
const id = z.number().int().min(1).max(idMax);
const percent = z.number().int().min(0, 'errors.field_too_small').max(100, 'errors.field_too_big');
const countOf = (max: number) =>
  z.number().int().min(1, 'errors.field_too_small').max(max, 'errors.field_too_big').nullable().default(null);
const degrees = (min: number, max: number) => z.number().min(min, 'errors.field_invalid').max(max, 'errors.field_invalid');

/** POST microservice-projects/users/projects, and PUT below an id: a whole project except its reports, offers, pictures, layouts and prices. */
export const ownProjectBodySchema = z
  .strictObject({
    name: localised(nameText(nameMax, 'errors.field_too_big').min(1, 'errors.field_required')),
    about: localised(text(aboutMax)),
    city_id: id,
    district_id: id.nullable().default(null),
    urban_id: id.nullable().default(null),
    address: localised(text(addressMax)),
    /** Within Georgia. */
    latitude: degrees(41, 44),
    longitude: degrees(39.9, 46.8),
    stage: z.enum(projectStages),
    is_stopped: z.boolean().default(false),
    progress_percent: percent,
    handover_year: z.number().int().min(2000, 'errors.field_invalid').max(2100, 'errors.field_invalid').nullable().default(null),
    handover_quarter: z.number().int().min(1).max(4).nullable().default(null),
    buildings: countOf(200),
    floors: countOf(150),
    flats: countOf(20_000),
    /** Empty texts: no instalments. */
    instalments: localised(text(termsMax)),
    /** Ids of the dictionary `parameters`. */
    parameters: z.array(id).max(amenitiesMax).default([]),
    is_published: z.boolean(),
  })
  .refine(({ handover_year, handover_quarter }) => (handover_year === null) === (handover_quarter === null), {
    path: ['handover_quarter'],
    message: 'errors.field_required',
  });
export type OwnProjectBody = z.output<typeof ownProjectBodySchema>;

/** GET microservice-projects/users/projects/{id}: what its form and its lists show. */
export const ownProjectDetailSchema = ownProjectSchema.omit({ flats_for_sale: true, price_list: true }).extend({
  about: localisedSchema,
  city_id: z.number().int(),
  district_id: z.number().int().nullable(),
  urban_id: z.number().int().nullable(),
  ...projectStateShape,
  buildings: z.number().int().nullable(),
  floors: z.number().int().nullable(),
  flats: z.number().int().nullable(),
  instalments: localisedSchema.nullable(),
  updated_at: z.iso.datetime(),
  parameters: z.array(z.number().int()),
  /** The first is the main one. */
  images: z.array(imageSchema),
  plans: z.array(planSchema),
  progress: z.array(progressSchema),
  /** Past and future ones too. */
  offers: z.array(offerSchema),
});
export type OwnProjectDetail = z.infer<typeof ownProjectDetailSchema>;
export const ownProjectResponseSchema = envelope(z.object({ project: ownProjectDetailSchema }));

/** PUT …/{id}/images, and below a report: addresses of the large pictures in their order; those that are left out are removed. */
export const projectImagesBodySchema = z.strictObject({
  images: z.array(z.string().min(1).max(255)).max(projectImagesMax),
});

/** POST …/{id}/plans?room_type_id=&area=: the picture is the body. 1 to 10 rooms, the area in square metres. */
export const planQuerySchema = z.object({
  room_type_id: z.coerce.number().int().min(1).max(10),
  area: decimalNumber({ whole: 5, decimals: 2 }).pipe(
    z.number().min(5, 'errors.field_too_small').max(2000, 'errors.field_too_big'),
  ),
});
export type PlanQuery = z.output<typeof planQuerySchema>;

/** POST …/{id}/progress, PUT below its id. The latest report is also the stage and percentage of the project. */
export const progressBodySchema = z.strictObject({
  happened_on: z.iso.date('errors.field_invalid'),
  stage: z.enum(projectStages),
  percent,
});
export type ProgressBody = z.output<typeof progressBodySchema>;

/** POST …/{id}/offers, PUT below its id. Both days are included. */
export const projectOfferBodySchema = z
  .strictObject({
    title: localised(required(offerTitleMax)),
    text: localised(text(offerTextMax)),
    starts_on: z.iso.date('errors.field_invalid'),
    ends_on: z.iso.date('errors.field_invalid'),
  })
  .refine(({ starts_on, ends_on }) => starts_on <= ends_on, { path: ['ends_on'], message: 'errors.field_below_from' });
export type ProjectOfferBody = z.output<typeof projectOfferBodySchema>;
