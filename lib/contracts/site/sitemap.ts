import { z } from 'zod';
import { envelope, localisedSchema } from '../common';

/** Ids per page, which is also the maximum of its statements: three addresses each stay under a sitemap's 50,000. */
export const sitemapPageIds = 10_000;

/** A page of statement ids: those from `page * sitemapPageIds` on. */
const sitemapPageSchema = z.object({
  page: z.number().int(),
  count: z.number().int(),
  /** The last change among its statements. */
  last_updated: z.string(),
});

export const sitemapPagesSchema = envelope(z.array(sitemapPageSchema));

export const sitemapQuerySchema = z.object({
  page: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().int().max(214_748)),
});

const sitemapStatementSchema = z.object({
  id: z.number().int(),
  href_lang: localisedSchema,
  middle_slugs: localisedSchema,
  last_updated: z.string(),
});
export type SitemapStatement = z.infer<typeof sitemapStatementSchema>;
export const sitemapStatementsSchema = envelope(z.array(sitemapStatementSchema));

/** A list of one deal and one type, in the whole country or in the one place that it names. */
const sitemapListSchema = z.object({
  deal_type_id: z.number().int(),
  real_estate_type_id: z.number().int(),
  place: z.object({ level: z.enum(['cities', 'districts', 'urbans', 'metro_station_ids']), id: z.number().int() }).nullable(),
  count: z.number().int(),
  last_updated: z.string(),
});
export type SitemapList = z.infer<typeof sitemapListSchema>;
export const sitemapListsSchema = envelope(z.array(sitemapListSchema));
