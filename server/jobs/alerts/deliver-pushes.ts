import { isQuiet, msUntilQuiet } from '@/lib/domain/time/quiet-hours';
import { createRepositories } from '@/server/composition/repositories';
import { alertPath, alertText, alertTitle } from '../../modules/notifications/alerts.email';
import type { NotificationsRepository } from '../../modules/notifications/notifications.repository';
import type { PushSubscriptionRow } from '../../modules/push/push.repository';
import { vapidKeyName } from '../../modules/push/push.service';
import { createSiteKeysRepository } from '../../modules/users/site-keys.repository';
import { createWebPush, type PushMessage, type PushPort } from '../../ports/push';
import { mailPauseMs } from '../mail-pause';
import type { Job, JobDependencies, JobReport } from '../queue';

const batchSize = 50;
/** About an hour of attempts. */
const triesMax = 6;

/** @param contact address that push services may write to */
type DeliveryDependencies = Pick<JobDependencies, 'database' | 'clock'> & { contact: string };
type PendingPush = Awaited<ReturnType<NotificationsRepository['pendingPushes']>>[number];

/** An alert as a browser shows it; a later one of the same search replaces it. */
function toMessage({ notification: { parameters }, locale }: PendingPush): PushMessage {
  return {
    title: alertTitle([parameters], locale),
    body: alertText(parameters, locale),
    url: `${locale === 'ka' ? '' : `/${locale}`}${alertPath(parameters)}`,
    tag: parameters.search ? `search-${parameters.search.id}` : 'favorites',
    lang: locale,
  };
}

type Outcome = 'sent' | 'gone' | 'refused';
const sendTo = async (push: PushPort, target: PushSubscriptionRow, message: PushMessage, ttlSeconds: number): Promise<Outcome> =>
  push.send(target, message, ttlSeconds).catch(() => 'refused' as const);

/**
 * Sends unread alerts to the browsers of accounts, only during the day: what a browser has not fetched by the evening is dropped. The
 * site's key is made at the first run. When a run is interrupted between a message and its mark, the second one replaces the first.
 */
export async function deliverPushes({ database, clock, contact }: DeliveryDependencies): Promise<JobReport> {
  const { notifications, pushSubscriptions } = createRepositories(database.db);
  const push = createWebPush(await createSiteKeysRepository(database.db).find(vapidKeyName), contact);
  const counts = { sent: 0, gone: 0, refused: 0 };
  if (isQuiet(clock())) return counts;
  for (const waiting of await notifications.pendingPushes(clock(), batchSize)) {
    const { id, userId, seen, pushTries } = waiting.notification;
    const targets = seen ? [] : await pushSubscriptions.list(userId);
    const ttlSeconds = Math.floor(msUntilQuiet(clock()) / 1000);
    const outcomes: Outcome[] = [];
    for (const target of targets) {
      const outcome = await sendTo(push, target, toMessage(waiting), ttlSeconds);
      if (outcome === 'gone') await pushSubscriptions.remove(target.id);
      outcomes.push(outcome);
      counts[outcome] += 1;
    }
    const isOver = !outcomes.includes('refused') || outcomes.includes('sent') || pushTries + 1 >= triesMax;
    await notifications.postponePush(id, isOver ? null : new Date(clock().getTime() + mailPauseMs(pushTries)));
  }
  return counts;
}

/** Runs every minute: a good flat is gone in a day. */
export const deliverPushesJob = (contact: string): Job => ({
  name: 'deliver-pushes',
  cron: '* * * * *',
  run: (parts) => deliverPushes({ ...parts, contact }),
});
