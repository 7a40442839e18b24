import { z } from 'zod';
import { envelope } from '../common';
import { pagedSchema } from '../paged';
import { buyerTimings, clientSchema, clientsQuerySchema } from './clients';

/** Days until a request expires. */
export const buyerRequestDays = 90;
/** Open requests of one buyer. */
export const buyerRequestsMax = 5;
/** Maximum number of brokers and agents that are notified of a request, each once. */
export const brokersNotifiedMax = 20;

/** A buyer's own request. */
export const buyerRequestSchema = clientSchema.extend({
  phone: z.string(),
  timing: z.enum(buyerTimings),
  is_phone_hidden: z.boolean(),
  /** `ended`: its 90 days are over. */
  state: z.enum(['open', 'closed', 'ended']),
  /** How many brokers and agents were notified of it. */
  brokers_count: z.number().int(),
  ends_at: z.string(),
});
export type BuyerRequest = z.infer<typeof buyerRequestSchema>;

export const buyerRequestsQuerySchema = clientsQuerySchema.pick({ page: true });
export const buyerRequestsSchema = envelope(pagedSchema(buyerRequestSchema));
export type BuyerRequests = z.infer<typeof buyerRequestsSchema>['data'];
export const buyerRequestResponseSchema = envelope(z.object({ request: buyerRequestSchema }));
