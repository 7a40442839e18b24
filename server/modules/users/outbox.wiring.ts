import type { Db } from '../../db/client';
import type { ServerEnv } from '../../env';
import type { Clock } from '../../ports/clock';
import { type MailPort, sandboxMail, smtpMail } from '../../ports/mail';
import { createOutboxRepository } from './outbox.repository';

/** The configured mail server; without one the outbox keeps what would be sent. */
export function mailOf(env: Pick<ServerEnv, 'SMTP_URL' | 'MAIL_FROM'>, db: Db, clock: Clock): MailPort {
  if (env.SMTP_URL) return smtpMail(env.SMTP_URL, env.MAIL_FROM);
  const outbox = createOutboxRepository(db);
  return sandboxMail(({ to, subject, text }) => outbox.add({ channel: 'mail', recipient: to, subject, text }, clock()));
}
