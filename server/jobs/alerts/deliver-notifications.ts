import { accountTemplates, notificationTypes } from '@/lib/contracts/account/notifications';
import { isQuiet } from '@/lib/domain/time/quiet-hours';
import { createRepositories } from '@/server/composition/repositories';
import { alertsEmail } from '../../modules/notifications/alerts.email';
import type { EmailSite } from '../../modules/notifications/email-layout';
import { notificationEmail } from '../../modules/notifications/notifications.email';
import type { NotificationRow, PendingMail } from '../../modules/notifications/notifications.repository';
import { createUnsubscribeService, type UnsubscribeService } from '../../modules/notifications/unsubscribe.service';
import { createSiteKeysRepository } from '../../modules/users/site-keys.repository';
import type { Mail, MailPort } from '../../ports/mail';
import { mailPauseMs } from '../mail-pause';
import type { Job, JobDependencies, JobReport } from '../queue';

const batchSize = 50;
/** About four hours of attempts; a later notification would be stale. */
const triesMax = 9;

type DeliveryDependencies = Pick<JobDependencies, 'database' | 'clock'> & { mail: MailPort; email: EmailSite };

/**
 * Decisions on an account are mailed to every reader with an e-mail. Other notifications are skipped once read, and for readers who
 * unsubscribed from such mail.
 */
const isWanted = (notification: NotificationRow, reader: PendingMail['reader']): boolean =>
  reader.email !== null &&
  ((accountTemplates as readonly string[]).includes(notification.template) ||
    (!notification.seen && !reader.mutedMailTypes.includes(notification.type)));

const isAlert = ({ type }: NotificationRow): boolean => type === notificationTypes.savedSearch;

/** @returns the email; null when the reader opted out of all of it */
async function toMail(
  { mailId, reader, notifications }: PendingMail,
  links: UnsubscribeService,
  email: EmailSite,
  now: Date,
): Promise<Mail | null> {
  const sent = notifications.filter((notification) => isWanted(notification, reader));
  const [first] = sent;
  if (!first) return null;
  const to = {
    email: reader.email ?? '',
    name: reader.name,
    locale: reader.locale,
    unsubscribeToken: await links.tokenOf(reader.id, first.type),
  };
  const message = isAlert(first) ? alertsEmail(sent, to, email) : notificationEmail(first, to, email, now);
  return message && { ...message, messageId: `<${mailId}@${new URL(email.siteUrl).hostname}>` };
}

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
 * Mails unread notifications to their readers; alerts wait at night. A refused one is retried after a pause that grows each time. When a
 * run is interrupted between the mail and its mark, the same email is sent again, with the same Message-ID.
 */
export async function deliverNotifications({ database, clock, mail, email }: DeliveryDependencies): Promise<JobReport> {
  const { notifications, users } = createRepositories(database.db);
  const links = createUnsubscribeService({ users, keys: createSiteKeysRepository(database.db) });
  const counts = { sent: 0, skipped: 0, refused: 0 };
  const isDay = !isQuiet(clock());
  await notifications.fillMails(clock(), isDay);
  for (const waiting of await notifications.pendingMails(clock(), batchSize, isDay)) {
    const message = await toMail(waiting, links, email, clock());
    const isDone = message === null || (await trySend(mail, message));
    const tries = waiting.notifications[0]?.mailTries ?? 0;
    const next = isDone || tries + 1 >= triesMax ? null : new Date(clock().getTime() + mailPauseMs(tries));
    await notifications.postponeMail(waiting.mailId, next);
    counts[message === null ? 'skipped' : isDone ? 'sent' : 'refused'] += 1;
  }
  return counts;
}

/** Runs every minute: people wait for the reply to a message. */
export const deliverNotificationsJob = (mail: MailPort, email: EmailSite): Job => ({
  name: 'deliver-notifications',
  cron: '* * * * *',
  run: (parts) => deliverNotifications({ ...parts, mail, email }),
});
