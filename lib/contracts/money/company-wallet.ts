import { z } from 'zod';
import { envelope } from '../common';
import { amountSchema, typedAmountSchema } from './fields';

/** What an agent may spend from the company's wallet in a calendar month of Tbilisi. */
export const walletLimitSchema = z.object({
  /** 0 without a limit: the agent may spend nothing. */
  monthly: amountSchema,
  spent: amountSchema,
  left: amountSchema,
});
export type WalletLimit = z.infer<typeof walletLimitSchema>;

/**
 * GET microservice/users/agents/{id}/wallet-limit, for the broker that the agent works for (404 for others).
 * GET microservice/users/company/agency/wallet-limit, for the agent; zeros without an agency.
 */
export const walletLimitResponseSchema = envelope(walletLimitSchema);

/** POST microservice/users/agents/{id}/wallet-limit; 0 removes it. 422 on `monthly` below what was spent this month. */
export const walletLimitBodySchema = z.strictObject({ monthly: typedAmountSchema.or(z.literal([0, '0']).transform(() => 0)) });
