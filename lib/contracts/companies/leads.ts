import { z } from 'zod';
import { idMax } from '../bounds';
import { callRequestBodySchema } from '../call-request';
import { envelope } from '../common';
import { pagedSchema } from '../paged';
import { idQuery } from '../query';

/** call: to be called; message: a question in writing; availability: to be notified when a project has flats again. */
export const leadKinds = ['call', 'message', 'availability'] as const;
export type LeadKind = (typeof leadKinds)[number];
export const leadPageSize = 20;

/**
 * POST microservice/users/company/{id}/leads, for guests too. Name, phone and comment are read as those of a call request; a message
 * needs a comment. `project_id` is one of the company's own projects.
 */
export const leadBodySchema = callRequestBodySchema
  .extend({ kind: z.enum(leadKinds), project_id: z.number().int().min(1).max(idMax).optional() })
  .refine((body) => body.kind !== 'message' || body.comment !== '', { path: ['comment'], message: 'errors.field_required' });
export type LeadBody = z.output<typeof leadBodySchema>;

/** GET microservice/users/my-company/leads. */
export const leadListQuerySchema = z.object({
  page: idQuery.optional(),
  kind: z.enum(leadKinds).optional(),
  state: z.enum(['new', 'handled']).optional(),
});
export type LeadListQuery = z.output<typeof leadListQuerySchema>;

export const leadSchema = z.object({
  id: z.number().int(),
  kind: z.enum(leadKinds),
  name: z.string(),
  phone_number: z.string(),
  comment: z.string(),
  project: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  created_at: z.iso.datetime(),
  handled_at: z.iso.datetime().nullable(),
});
export type Lead = z.infer<typeof leadSchema>;

/** The last 30 days of the company's own page and leads. */
const leadStatisticsSchema = z.object({
  views: z.number().int(),
  phone_reveals: z.number().int(),
  leads: z.number().int(),
  handled: z.number().int(),
  /** Median minutes from a lead to its mark as handled; null without any. */
  handled_minutes: z.number().int().nullable(),
  days: z.array(
    z.object({ day: z.iso.date(), views: z.number().int(), phone_reveals: z.number().int(), leads: z.number().int() }),
  ),
});

export const leadListSchema = envelope(pagedSchema(leadSchema).extend({ statistics: leadStatisticsSchema }));
export type LeadList = z.infer<typeof leadListSchema>['data'];

export const leadParamsSchema = z.object({ id: idQuery });
/** POST microservice/users/my-company/leads/{id}. */
export const leadUpdateBodySchema = z.strictObject({ handled: z.boolean() });
export const leadResponseSchema = envelope(leadSchema);
