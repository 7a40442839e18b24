import type { PushState, PushSubscriptionBody } from '@/lib/contracts/account/push';
import { invalid } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import { vapidPublicKey } from '../../ports/push';
import type { SiteKeysRepository } from '../users/site-keys.repository';
import type { PushRepository } from './push.repository';

type PushParts = { subscriptions: PushRepository; keys: SiteKeysRepository; clock: Clock };

export type PushService = ReturnType<typeof createPushService>;

/** The name of the site's VAPID key among its keys. */
export const vapidKeyName = 'vapid';

/** The push services of the browsers that have one. The server calls the address, so it calls no other host. */
const pushHosts = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port, username } = new URL(endpoint);
  return protocol === 'https:' && port === '' && username === '' && pushHosts.some((host) => `.${hostname}`.endsWith(`.${host}`));
}

/** The browsers of an account that show its alerts. */
export function createPushService({ subscriptions, keys, clock }: PushParts) {
  const stateOf = async (userId: number): Promise<PushState> => ({
    public_key: vapidPublicKey(await keys.find(vapidKeyName)),
    count: (await subscriptions.list(userId)).length,
  });
  return {
    state: stateOf,

    /** @throws ApiError 422 on `endpoint` for a host that is not a push service */
    subscribe: async (userId: number, { endpoint, keys: { p256dh, auth } }: PushSubscriptionBody): Promise<PushState> => {
      if (!isPushService(endpoint)) throw invalid({ endpoint: ['errors.push_invalid'] });
      await subscriptions.add({ userId, endpoint, p256dh, auth, createdAt: clock() });
      return stateOf(userId);
    },

    /** Ends the messages to a browser; one that is not the account's is ignored. */
    unsubscribe: async (userId: number, endpoint: string): Promise<PushState> => {
      await subscriptions.removeOwn(userId, endpoint);
      return stateOf(userId);
    },
  };
}
