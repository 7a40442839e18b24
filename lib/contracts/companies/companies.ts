import { z } from 'zod';
import { idMax } from '../bounds';
import { envelope, localisedSchema, namedSchema } from '../common';
import { locales } from '../locales';
import { pagedSchema } from '../paged';
import { flagQuery, idListQuery, marketCountQuery } from '../query';
import { imageSchema } from '../statements/statements';
import { brokerOrders } from './company-orders';
import { openingHoursSchema } from './opening-hours';

/** Companies on a page of the list, and at most. */
export const companyPageSize = 20;
const companyPageSizeMax = 100;
export const topBrokersShown = 4;
/** "Deals" and "answers in" are shown from this many measured cases on. */
export const measuredCasesMin = 20;
const nameFilterMax = 100;

/** `projects` counts the published ones, `flats` those on sale in them; only developers have any. */
const companyOrders = [...brokerOrders, 'projects', 'flats'] as const;
export type CompanyOrder = (typeof companyOrders)[number];

const languageList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(locales)).max(locales.length));

/**
 * GET microservice/users/company/{brokers-web, developers}. `name` is part of the name of a company or of one of its agents, in Georgian
 * or Latin letters. Places and deals are those of listed statements; a place also counts where the company names it as its own. Members
 * of one list are OR; all `languages` have to be spoken.
 */
export const companyListQuerySchema = z.object({
  name: z.string().trim().max(nameFilterMax).optional(),
  /** The name, as clients of the market's API spell it. */
  q: z.string().trim().max(nameFilterMax).optional(),
  cities: idListQuery.optional(),
  districts: idListQuery.optional(),
  urbans: idListQuery.optional(),
  deal_types: idListQuery.optional(),
  languages: languageList.optional(),
  /** Of developers: with a published project that is promised for the year; with a delivered one. */
  handover_year: z.coerce.number().int().min(2000).max(2100).optional(),
  delivered: flagQuery,
  order_by: z.enum(companyOrders).optional(),
  page: marketCountQuery(idMax),
  per_page: marketCountQuery(companyPageSizeMax),
});
export type CompanyListQuery = z.output<typeof companyListQuerySchema>;

/** A place that a company works at, by the list that filters by it. */
export const companyPlaceSchema = namedSchema.extend({ level: z.enum(['cities', 'districts', 'urbans']) });
export type CompanyPlace = z.infer<typeof companyPlaceSchema>;

const personSchema = z.object({ id: z.number().int(), name: z.string(), logo: z.string().nullable() });

/** A company in a list. It has no phone number, only the first digits, to show that there is one. */
export const companyCardSchema = z.object({
  id: z.number().int(),
  /** 3 broker, 4 developer. */
  type_id: z.number().int(),
  slug: z.string().nullable(),
  name: z.string(),
  logo: z.string().nullable(),
  cover: z.string().nullable(),
  is_verified: z.boolean(),
  founded_year: z.number().int().nullable(),
  languages: z.array(z.enum(locales)),
  /** Where most of its statements are; null without any. */
  city: namedSchema.nullable(),
  /** Its own places, else those of most statements: the first six. */
  places: z.array(companyPlaceSchema),
  places_count: z.number().int(),
  agents_count: z.number().int(),
  /** The first three. */
  agents: z.array(personSchema),
  /** Listed ones; sales and rents are parts of the count, other deals the rest. */
  statements_count: z.number().int(),
  statements_sale: z.number().int(),
  statements_rent: z.number().int(),
  /** Pictures of the newest statements, at most three. */
  images: z.array(imageSchema.pick({ thumb: true, large: true })),
  /** Median minutes to an answer over 90 days; null under 20 cases. */
  response_minutes: z.number().int().nullable(),
  user_phone_number: z.string().nullable(),
});
export type CompanyCard = z.infer<typeof companyCardSchema>;

export const companyListSchema = envelope(
  pagedSchema(companyCardSchema).extend({
    /** All companies of the kind and their agents, regardless of the filters. */
    summary: z.object({ companies: z.number().int(), agents: z.number().int(), verified: z.number().int() }),
  }),
);
export type CompanyList = z.infer<typeof companyListSchema>['data'];

/** GET v1/top-brokers: chosen by the last 30 days: answers, calls and deals; nobody can pay for it. */
export const topBrokersSchema = envelope(z.array(companyCardSchema));

export const companyAgentSchema = personSchema.extend({
  is_premier: z.boolean(),
  languages: z.array(z.enum(locales)),
  statements_count: z.number().int(),
  places: z.array(companyPlaceSchema),
});
export type CompanyAgent = z.infer<typeof companyAgentSchema>;

/** GET microservice/users/company/brokers-web/{id or slug}/agents: those whose name has `q` in it. */
export const companyAgentsQuerySchema = companyListQuerySchema.pick({ q: true, page: true, per_page: true });
export type CompanyAgentsQuery = z.output<typeof companyAgentsQuerySchema>;
export const companyAgentsSchema = envelope(pagedSchema(companyAgentSchema));

/** GET microservice/users/company/{id or slug}. */
export const companySchema = companyCardSchema.extend({
  about: localisedSchema,
  address: localisedSchema,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  website: z.string().nullable(),
  opening_hours: z.array(openingHoursSchema),
  /** When staff compared the code with the documents. */
  verified_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime().nullable(),
  /** Statements that were marked as sold or let; null under 20. */
  deals_count: z.number().int().nullable(),
  team: z.array(companyAgentSchema),
  /** Whether somebody can sign in to it; a page without an owner can be claimed. */
  is_claimable: z.boolean(),
});
export type Company = z.infer<typeof companySchema>;
export const companyResponseSchema = envelope(companySchema);

/** Part of the path: an id, or a slug. */
export const companyParamsSchema = z.object({ id: z.string().min(1).max(255) });
export const companyPhoneSchema = envelope(z.object({ phone_number: z.string() }));

/** GET microservice/users/companies/stub/{id or slug}: what its address is made of. */
export const companyStubSchema = envelope(
  z.object({ id: z.number().int(), type_id: z.number().int(), slug: z.string().nullable() }),
);
export type CompanyStub = z.infer<typeof companyStubSchema>['data'];

/** GET microservice/users/companies/sitemap: addresses of the companies of both kinds. */
export const companyAddressesSchema = envelope(
  z.array(z.object({ slug: z.string(), type_id: z.number().int(), last_updated: z.iso.datetime() })),
);
export type CompanyAddress = z.infer<typeof companyAddressesSchema>['data'][number];
