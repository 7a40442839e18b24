import type { Db } from '../../db/client';
import type { ServerEnv } from '../../env';
import type { Clock } from '../../ports/clock';
import { createSandboxMail, createSmtpMail, type MailPort } from '../../ports/mail';
import { createOutboxRepository } from './outbox.repository';

/** The configured mail server; without one the outbox keeps what would be sent. */
export function createMail(env: Pick<ServerEnv, 'SMTP_URL' | 'MAIL_FROM'>, db: Db, clock: Clock): MailPort {
  if (env.SMTP_URL) return createSmtpMail(env.SMTP_URL, env.MAIL_FROM);
  const outbox = createOutboxRepository(db);
  return createSandboxMail(({ to, subject, text }) => outbox.add({ channel: 'mail', recipient: to, subject, text }, clock()));
}
