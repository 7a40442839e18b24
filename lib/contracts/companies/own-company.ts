import { z } from 'zod';
import { idMax } from '../bounds';
import { envelope, localisedSchema } from '../common';
import { perLocale } from '../locales';
import { companySchema } from './companies';
import { openingHoursSchema } from './opening-hours';

const companyAboutMax = 2000;
const companyAddressMax = 200;
const foundedYearMin = 1900;

const text = (max: number) => z.string().trim().max(max).default('');
const localisedText = (max: number) => z.strictObject(perLocale(() => text(max)));
const idList = z.array(z.number().int().min(1).max(idMax)).max(30);
const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s/]+\.[^\s/]+/.test(address);

/** The drawn pictures that a company may choose as its cover. */
export const companyCovers = [
  '/assets/scenes/hero-01.webp',
  '/assets/scenes/block-city-summer-noon-1.webp',
  '/assets/scenes/block-city-autumn-afternoon-1.webp',
  '/assets/scenes/block-sea-summer-noon-1.webp',
  '/assets/scenes/block-mountains-summer-noon-1.webp',
] as const;

/** PUT microservice/users/my-company: the whole public page except the fields of the profile (name, logo, languages). */
export const ownCompanyBodySchema = z.strictObject({
  about: localisedText(companyAboutMax),
  address: localisedText(companyAddressMax),
  latitude: z.number().min(41).max(44).nullable().default(null),
  longitude: z.number().min(39.9).max(46.8).nullable().default(null),
  website: z
    .string()
    .trim()
    .max(255)
    .refine((address) => address === '' || isWebAddress(address), 'errors.field_invalid')
    .transform((address) => address || null)
    .nullable()
    .default(null),
  founded_year: z
    .number()
    .int()
    .min(foundedYearMin, 'errors.field_invalid')
    .max(2100, 'errors.field_invalid')
    .nullable()
    .default(null),
  cities: idList.default([]),
  districts: idList.default([]),
  urbans: idList.default([]),
  opening_hours: z
    .array(openingHoursSchema)
    .max(7)
    .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, 'errors.field_invalid')
    .default([]),
  cover: z.enum(companyCovers).nullable().default(null),
});
export type OwnCompanyBody = z.output<typeof ownCompanyBodySchema>;

/** GET microservice/users/my-company. */
export const ownCompanySchema = envelope(
  companySchema.extend({
    /** The places that the company itself named. */
    own_cities: z.array(z.number().int()),
    own_districts: z.array(z.number().int()),
    own_urbans: z.array(z.number().int()),
    legal_name: z.string().nullable(),
    identification_code: z.string().nullable(),
    /** Texts in the three languages, as in the form. */
    about: localisedSchema,
  }),
);
export type OwnCompany = z.infer<typeof ownCompanySchema>['data'];
