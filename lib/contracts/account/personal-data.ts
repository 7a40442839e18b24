import { z } from 'zod';
import { envelope } from '../common';
import { proofFields } from './proof';

/** How long a deletion can be undone, and how long an archive can be downloaded. */
export const deletionTermDays = 14;
export const exportTermDays = 7;

const deletionSchema = z.object({ requested_at: z.iso.datetime(), due_at: z.iso.datetime() });
const exportSchema = z.object({
  /** The last part of the download's address. */
  id: z.uuid(),
  /** `waiting` until a job has made it, `taken` once it was downloaded. */
  state: z.enum(['waiting', 'ready', 'taken']),
  requested_at: z.iso.datetime(),
  /** Until when it can be downloaded; null while it waits. */
  expires_at: z.iso.datetime().nullable(),
});

/** GET v1/account/data. */
export const ownDataSchema = envelope(
  z.object({ deletion: deletionSchema.nullable(), export: exportSchema.nullable(), balance: z.number() }),
);
export type OwnData = z.infer<typeof ownDataSchema>['data'];

/**
 * POST v1/account/deletion: needs a proof. 409 `errors.deletion_staff` for the staff, `errors.deletion_orders` while an order is open,
 * `errors.deletion_asked` for a second request; 422 `errors.deletion_balance` on `gives_up_balance` for money that is left.
 */
export const deletionBodySchema = z.strictObject({ gives_up_balance: z.boolean().optional(), ...proofFields });
/** POST v1/account/export: needs a proof. An archive that was requested before is replaced. */
export const exportBodySchema = z.strictObject(proofFields);
/** GET v1/account/export/{id}: the archive, once. */
export const exportParamsSchema = z.object({ id: z.uuid() });
