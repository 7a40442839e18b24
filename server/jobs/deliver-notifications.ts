import { accountTemplates } from '@/lib/contracts/account/notifications';
import { createRepositories } from '@/server/composition/repositories';
import { type NotificationEmailParts, notificationEmail } from '../modules/notifications/notifications.email';
import type { WaitingMail } from '../modules/notifications/notifications.repository';
import { createUnsubscribeService } from '../modules/notifications/unsubscribe.service';
import { createSiteKeysRepository } from '../modules/users/site-keys.repository';
import type { Mail, MailPort } from '../ports/mail';
import { mailPauseMs } from './mail-pause';
import type { Job, JobDependencies, JobReport } from './queue';

const batchSize = 50;
/** About four hours of attempts; a later notification would be stale. */
const triesMax = 9;

type DeliveryDependencies = Pick<JobDependencies, 'database' | 'clock'> & { mail: MailPort; email: NotificationEmailParts };

/**
 * Decisions on an account are mailed to every reader with an e-mail. Other notifications are skipped once read, and for readers who
 * unsubscribed from such mail.
 */
const isWanted = ({ notification, reader }: WaitingMail): boolean =>
  reader.email !== null &&
  ((accountTemplates as readonly string[]).includes(notification.template) ||
    (!notification.seen && !reader.mutedMailTypes.includes(notification.type)));

/** @returns false when the mail was refused; the reason is not reported, since an error may quote the whole mail */
async function trySend(mail: MailPort, message: Mail): Promise<boolean> {
  try {
    await mail.send(message);
    return true;
  } catch {
    return false;
  }
}

/**
 * Mails unread notifications to their readers. A refused one is tried again after a pause that grows each time. When a run is cut off
 * between the mail and its mark, the reader gets it twice rather than never.
 */
export async function deliverNotifications({ database, clock, mail, email }: DeliveryDependencies): Promise<JobReport> {
  const { notifications, users } = createRepositories(database.db);
  const links = createUnsubscribeService({ users, keys: createSiteKeysRepository(database.db) });
  const counts = { sent: 0, skipped: 0, refused: 0 };
  for (const waiting of await notifications.waitingForMail(clock(), batchSize)) {
    const { notification, reader } = waiting;
    const unsubscribeToken = await links.tokenOf(reader.id, notification.type);
    const to = { email: reader.email ?? '', locale: reader.locale, unsubscribeToken };
    const message = isWanted(waiting) ? notificationEmail(notification, to, email, clock()) : null;
    const isDone = message === null || (await trySend(mail, message));
    const isLast = notification.mailTries + 1 >= triesMax;
    const next = isDone || isLast ? null : new Date(clock().getTime() + mailPauseMs(notification.mailTries));
    await notifications.postponeMail(notification.id, next);
    counts[message === null ? 'skipped' : isDone ? 'sent' : 'refused'] += 1;
  }
  return counts;
}

/** Runs every minute: people wait for the reply to a message. */
export const deliverNotificationsJob = (mail: MailPort, email: NotificationEmailParts): Job => ({
  name: 'deliver-notifications',
  cron: '* * * * *',
  run: (parts) => deliverNotifications({ ...parts, mail, email }),
});
