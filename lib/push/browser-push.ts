import { callApi } from '@/lib/api/client';
import { type PushSubscriptionBody, pushSchema, pushSubscriptionBodySchema } from '@/lib/contracts/account/push';

const path = '/microservice/users/push';

/** The alerts of this browser: `blocked` when the visitor has denied them in the browser's settings. */
export type PushStatus = 'unsupported' | 'blocked' | 'off' | 'on';

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? null;

/** Prompts the visitor for nothing. */
export async function findPushStatus(): Promise<PushStatus> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && (await currentSubscription()) ? 'on' : 'off';
}

const post = async (url: string, data: PushSubscriptionBody | { endpoint: string }): Promise<void> => {
  await callApi(pushSchema, { method: 'post', url, data });
};

/**
 * Lets this browser show the alerts of the account. The browser asks the visitor, so call it only from a click.
 * @throws Error when the browser or the server refused
 */
export async function switchPushOn(): Promise<PushStatus> {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const { data } = await callApi(pushSchema, { url: path });
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: data.public_key });
  await post(path, pushSubscriptionBodySchema.parse(subscription.toJSON()));
  return 'on';
}

/** Ends the alerts in this browser. @throws ApiFailure when the server could not be reached */
export async function switchPushOff(): Promise<PushStatus> {
  const subscription = isSupported() ? await currentSubscription() : null;
  if (subscription) {
    await subscription.unsubscribe();
    await post(`${path}/remove`, { endpoint: subscription.endpoint });
  }
  return findPushStatus();
}

/** Ends the alerts in this browser without the account: the push service reports it at the next one. */
export async function dropPush(): Promise<void> {
  if (isSupported()) await (await currentSubscription())?.unsubscribe();
}
