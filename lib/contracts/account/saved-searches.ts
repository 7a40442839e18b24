import { z } from 'zod';
import { envelope, localisedSchema } from '../common';
import { nameText } from '../names';
import { statementFiltersSchema } from '../statements/statement-filters';

/** Searches that an account may save. */
export const savedSearchesMax = 50;

export const alertFrequencies = ['instant', 'daily', 'weekly'] as const;
/** `new`: published since the search was saved, or fitting it now; `price`: cheaper than at its last alert. */
export const alertReasons = ['new', 'price'] as const;
export type AlertReason = (typeof alertReasons)[number];
/** What alerts report about a favourite: `back` is listed again after it was not. */
export const favoriteReasons = ['price', 'sold', 'back'] as const;
/** Every reason that a notification gives, the most important first. */
export const notifiedReasons = ['new', 'back', 'sold', 'price'] as const;

/** Order and page are not part of the search. */
const criteria = statementFiltersSchema.omit({ order_by: true, sequence: true, page: true, per_page: true });
const nameSchema = nameText(120).min(1, 'errors.field_required');
/** An hour of Tbilisi, for daily and weekly alerts. */
const hourSchema = z.number().int().min(9).max(21);

export const savedSearchSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  filters: criteria,
  frequency: z.enum(alertFrequencies),
  hour: hourSchema,
  /** Whether alerts are also mailed; they are always in the bell. */
  is_mailed: z.boolean(),
  /** Whether the browsers that the account chose show them too. */
  is_pushed: z.boolean(),
  is_paused: z.boolean(),
  /** Statements that began to fit since the visitor last opened the search. */
  new_count: z.number().int(),
  /** The latest found statements that have a picture, at most four. */
  newest: z.array(z.object({ id: z.number().int(), titles: localisedSchema, thumb: z.string() })),
  /** When the last alert was sent. */
  told_at: z.string().nullable(),
  created_at: z.string(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;
export const savedSearchesSchema = envelope(z.array(savedSearchSchema));
export const savedSearchResponseSchema = envelope(savedSearchSchema);

export const saveSearchBodySchema = z.strictObject({
  name: nameSchema,
  filters: criteria,
  frequency: z.enum(alertFrequencies).default('instant'),
  hour: hourSchema.default(9),
  is_mailed: z.boolean().default(true),
  is_pushed: z.boolean().default(false),
  is_paused: z.boolean().default(false),
});
export type SaveSearchBody = z.infer<typeof saveSearchBodySchema>;
export const updateSearchBodySchema = z.strictObject({
  name: nameSchema.optional(),
  frequency: z.enum(alertFrequencies).optional(),
  hour: hourSchema.optional(),
  is_mailed: z.boolean().optional(),
  is_pushed: z.boolean().optional(),
  is_paused: z.boolean().optional(),
});
export type UpdateSearchBody = z.infer<typeof updateSearchBodySchema>;
export const savedSearchParamsSchema = z.object({ id: z.coerce.number().int().positive() });

/** Whether alerts about favourites are on, and how many favourites there are. */
export const favoriteAlertsSchema = envelope(z.object({ is_on: z.boolean(), count: z.number().int() }));
export type FavoriteAlerts = z.infer<typeof favoriteAlertsSchema>['data'];
export const favoriteAlertsBodySchema = z.strictObject({ is_on: z.boolean() });
