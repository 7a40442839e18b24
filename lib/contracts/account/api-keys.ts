import { z } from 'zod';
import { envelope } from '../common';
import { nameText } from '../names';
import { pagedSchema } from '../paged';
import { idQuery } from '../query';

/** Keys of one user that are not revoked. */
export const apiKeysMax = 10;
export const apiKeyNameMax = 60;

/** An API key; the token itself is shown only once, when the key is created. */
export const apiKeySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The first characters of the token. */
  prefix: z.string(),
  requests_per_minute: z.number().int(),
  /** Accurate to some seconds; null until it is first used. */
  last_used_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const apiKeyBodySchema = z.strictObject({ name: nameText(apiKeyNameMax).min(1, 'errors.field_required') });

/** GET users/api-keys: newest first. */
export const apiKeysSchema = envelope(pagedSchema(apiKeySchema));
export type ApiKeyPage = z.infer<typeof apiKeysSchema>['data'];
export const apiKeyResponseSchema = envelope(z.object({ api_key: apiKeySchema }));
/** POST users/api-keys: the key, and its token for this once. */
export const newApiKeySchema = envelope(z.object({ api_key: apiKeySchema, token: z.string() }));

/** GET users/api-keys/usage: the calls of each key, by days of Tbilisi, the latest first; days without a call are left out. */
export const apiKeyUsageSchema = z.object({
  id: z.number().int(),
  /** Requests that are allowed at the moment; the limit is a sliding window of a minute. */
  left_this_minute: z.number().int(),
  days: z.array(z.object({ day: z.iso.date(), calls: z.number().int() })),
});
export type ApiKeyUsage = z.infer<typeof apiKeyUsageSchema>;
export const apiKeysUsageSchema = envelope(z.array(apiKeyUsageSchema));

export const apiKeyParamsSchema = z.object({ id: idQuery });
