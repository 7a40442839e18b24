import { z } from 'zod';
import { envelope } from '../common';
import { perLocale } from '../locales';
import { priceListCharactersMax } from './project-stages';

/** POST microservice-projects/users/projects/{id}/price-list: the text of a CSV file, its first row naming the columns. */
export const priceListBodySchema = z.strictObject({
  csv: z.string().min(1, 'errors.field_required').max(priceListCharactersMax, 'errors.field_too_long'),
});

export const priceListProblems = [
  'missing',
  'not_a_number',
  'out_of_range',
  'unknown_state',
  'unknown_currency',
  'repeated',
  'broken_row',
] as const;
export type PriceListProblem = (typeof priceListProblems)[number];

export const priceListColumns = ['number', 'floor', 'rooms', 'area', 'price', 'currency', 'state'] as const;
export type PriceListColumn = (typeof priceListColumns)[number];

const refusedRowSchema = z.object({
  /** Of the file, the header being 1. */
  line: z.number().int(),
  /** Null where the row itself cannot be read. */
  column: z.enum(priceListColumns).nullable(),
  problem: z.enum(priceListProblems),
});
export type RefusedRow = z.infer<typeof refusedRowSchema>;

/** Either every row was stored in the place of the former list, or none: then `refused` has the reasons. */
export const priceListReportSchema = envelope(
  z.object({ is_stored: z.boolean(), rows: z.number().int(), refused: z.array(refusedRowSchema) }),
);
export type PriceListReport = z.infer<typeof priceListReportSchema>['data'];

export const ownProjectSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  display_names: z.object(perLocale(() => z.string())),
  is_published: z.boolean(),
  flats_for_sale: z.number().int(),
  /** The content of the uploaded list, and when it was uploaded; null without one. */
  price_list: z.object({ flats: z.number().int(), available: z.number().int(), updated_at: z.iso.datetime() }).nullable(),
});
export type OwnProject = z.infer<typeof ownProjectSchema>;
export const ownProjectsSchema = envelope(z.array(ownProjectSchema));
