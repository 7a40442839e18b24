import { z } from 'zod';
import { envelope } from '../common';

/** Browsers of one account that may get alerts; another one replaces the oldest. */
export const pushSubscriptionsMax = 10;

/** Base64url without padding, as browsers write keys. */
const keyOf = (bytes: number) =>
  z.string().refine((text) => /^[\w-]+$/.test(text) && Math.floor((text.length * 3) / 4) === bytes, 'errors.push_invalid');

/** GET users/push: the key that browsers subscribe with (VAPID, base64url), and how many of the account's browsers did. */
export const pushSchema = envelope(z.object({ public_key: z.string(), count: z.number().int() }));
export type PushState = z.infer<typeof pushSchema>['data'];

/** A subscription as `PushSubscription.toJSON()` gives it. */
export const pushSubscriptionBodySchema = z.strictObject({
  endpoint: z.url({ protocol: /^https$/, error: 'errors.push_invalid' }).max(1000),
  /** Null in all browsers. */
  expirationTime: z.number().nullish(),
  keys: z.strictObject({ p256dh: keyOf(65), auth: keyOf(16) }),
});
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionBodySchema>;
export const pushEndpointBodySchema = z.strictObject({ endpoint: z.string().min(1).max(1000) });
