import { z } from 'zod';
import { identificationCodeSchema, legalNameSchema } from '../account/auth';
import { idMax } from '../bounds';
import { envelope, fileSchema } from '../common';
import { pagedSchema } from '../paged';
import { idQuery } from '../query';

const applicationKinds = ['verification', 'claim'] as const;
export const applicationStates = ['pending', 'approved', 'rejected'] as const;
export type ApplicationState = (typeof applicationStates)[number];
export const applicationDocumentsMax = 5;
const commentMax = 1000;
const reasonMax = 500;

/**
 * POST microservice/users/my-company/applications. A verification is about one's own page and needs at least one document; a claim names
 * the page of a company that nobody signs in to, and needs one as well.
 */
export const applicationBodySchema = z
  .strictObject({
    kind: z.enum(applicationKinds),
    company_id: z.number().int().min(1).max(idMax).optional(),
    legal_name: legalNameSchema,
    identification_code: identificationCodeSchema,
    comment: z.string().trim().max(commentMax).default(''),
    document_ids: z.array(z.number().int().min(1).max(idMax)).min(1, 'errors.field_required').max(applicationDocumentsMax),
  })
  .refine((body) => body.kind !== 'claim' || body.company_id !== undefined, {
    path: ['company_id'],
    message: 'errors.field_required',
  });
export type ApplicationBody = z.output<typeof applicationBodySchema>;

export const companyDocumentSchema = envelope(fileSchema);
export type CompanyDocument = z.infer<typeof fileSchema>;

export const applicationSchema = z.object({
  id: z.number().int(),
  kind: z.enum(applicationKinds),
  state: z.enum(applicationStates),
  company: z.object({ id: z.number().int(), name: z.string(), slug: z.string().nullable() }),
  legal_name: z.string(),
  identification_code: z.string(),
  comment: z.string(),
  /** The staff's words to a rejection. */
  reason: z.string(),
  documents: z.array(fileSchema),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
});
export type Application = z.infer<typeof applicationSchema>;
export const applicationListSchema = envelope(z.array(applicationSchema));
export const applicationResponseSchema = envelope(applicationSchema);

/** An application as staff read it. */
export const staffApplicationSchema = applicationSchema.extend({
  applicant: z.object({ id: z.number().int(), name: z.string(), type_id: z.number().int() }),
  /** The data of the account, in addition to the application. */
  registered: z.object({ legal_name: z.string().nullable(), identification_code: z.string().nullable() }),
});
export type StaffApplication = z.infer<typeof staffApplicationSchema>;

/** GET v1/admin/companies/applications: the oldest pending ones first, decided ones from the newest. */
export const applicationQueueQuerySchema = z.object({ page: idQuery.optional(), state: z.enum(applicationStates).optional() });
export const applicationQueueSchema = envelope(pagedSchema(staffApplicationSchema));
export type ApplicationQueue = z.infer<typeof applicationQueueSchema>['data'];

/** POST v1/admin/companies/applications/{id}. */
export const applicationDecisionBodySchema = z
  .strictObject({ decision: z.enum(['approve', 'reject']), reason: z.string().trim().max(reasonMax).default('') })
  .refine((body) => body.decision !== 'reject' || body.reason !== '', { path: ['reason'], message: 'errors.field_required' });
export type ApplicationDecisionBody = z.output<typeof applicationDecisionBodySchema>;

export const applicationParamsSchema = z.object({ id: idQuery });
export const applicationFileParamsSchema = z.object({ id: idQuery, fileId: idQuery });
