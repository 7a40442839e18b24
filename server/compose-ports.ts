import type { ServerEnv } from './env';
import type { OutboxRepository } from './modules/users/outbox.repository';
import type { Clock } from './ports/clock';
import { createStorage } from './ports/create-storage';
import { createPublishedRates } from './ports/exchange-rates';
import { createSandboxMail, createSmtpMail } from './ports/mail';
import { createGatewaySms, createSandboxSms } from './ports/sms';

/** What lies outside the process. Without a gateway or a mail server the outbox stores what would be sent. */
export function composePorts(env: ServerEnv, outbox: OutboxRepository, clock: Clock) {
  return {
    storage: createStorage(env),
    mail: env.SMTP_URL
      ? createSmtpMail(env.SMTP_URL, env.MAIL_FROM)
      : createSandboxMail(({ to, subject, text }) => outbox.add({ channel: 'mail', recipient: to, subject, text }, clock())),
    sms: env.SMS_GATEWAY_URL
      ? createGatewaySms(env.SMS_GATEWAY_URL, env.SMS_GATEWAY_TOKEN)
      : createSandboxSms(({ phone, text }) => outbox.add({ channel: 'sms', recipient: phone, subject: '', text }, clock())),
    /** Null while no source is configured: the stored rate stays. */
    exchangeRates: env.EXCHANGE_RATES_URL ? createPublishedRates(env.EXCHANGE_RATES_URL) : null,
  };
}
