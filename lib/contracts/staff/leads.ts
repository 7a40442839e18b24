import { z } from 'zod';
import { envelope } from '../common';
import { pagedSchema } from '../paged';
import { idQuery } from '../query';

/** What people ask for: to be called, a loan, a company's reply, a home. */
export const leadKinds = ['calls', 'loans', 'companies', 'buyers'] as const;
export type LeadKind = (typeof leadKinds)[number];
const noteMax = 1000;

export const leadSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  phone: z.string(),
  comment: z.string(),
  /** The bank or the company that it is for; null where it is for nobody in particular. */
  recipient: z.string().nullable(),
  /** The staff's. */
  note: z.string(),
  /** Null while it is new. */
  handled_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type Lead = z.infer<typeof leadSchema>;

/** GET v1/admin/leads/{kind}?page=: new ones first, the newest of them first. */
export const leadsQuerySchema = z.object({ page: idQuery.optional() });
export const leadKindParamsSchema = z.object({ kind: z.enum(leadKinds) });
export const leadsSchema = envelope(pagedSchema(leadSchema));
/** PUT v1/admin/leads/{kind}/{id}. */
export const leadParamsSchema = z.object({ kind: z.enum(leadKinds), id: idQuery });
export const leadBodySchema = z.strictObject({
  is_handled: z.boolean(),
  note: z.string().trim().max(noteMax, 'errors.field_too_big'),
});
export type LeadBody = z.output<typeof leadBodySchema>;
export const leadResponseSchema = envelope(z.object({ id: z.number().int() }));
