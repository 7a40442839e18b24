import type { ServerEnv } from '@/server/env';
import type { OutboxMessage, OutboxRepository } from '@/server/modules/users/outbox.repository';
import type { Clock } from '@/server/ports/clock';
import { createStorage } from '@/server/ports/create-storage';
import { createDataCipher, dataKeysOf } from '@/server/ports/data-cipher';
import { createPublishedRates } from '@/server/ports/exchange-rates';
import { createSandboxMail, createSmtpMail, type Mail } from '@/server/ports/mail';
import { createGatewaySms, createSandboxSms } from '@/server/ports/sms';
import { createDeepl, createLibreTranslate, deeplUrlOf, type TranslationPort } from '@/server/ports/translation';
import { requireTranslation } from '@/server/start/configuration';

/** A mail as the outbox shows it: attachments by their names. */
const toOutbox = ({ to, cc = [], subject, text, attachments = [] }: Mail): OutboxMessage => ({
  channel: 'mail',
  recipient: [to, ...cc].join(', '),
  subject,
  text: [text, ...attachments.map(({ name }) => `[${name}]`)].join('\n\n'),
});

/**
 * What translates the authors' words; null while nothing is configured, and then no page mentions translations.
 * @throws Error when a service is named without its variables
 */
function createTranslation(env: ServerEnv): TranslationPort | null {
  requireTranslation(env);
  const { TRANSLATION_PROVIDER: provider, TRANSLATION_URL: url, TRANSLATION_KEY: key } = env;
  if (provider === 'deepl' && key !== undefined) return createDeepl({ url: url ?? deeplUrlOf(key), key });
  if (provider === 'libretranslate' && url !== undefined) return createLibreTranslate({ url, key });
  return null;
}

/** The external services. Without a gateway or a mail server the outbox stores what would be sent. */
export function composePorts(env: ServerEnv, outbox: OutboxRepository, clock: Clock) {
  return {
    storage: createStorage(env),
    cipher: createDataCipher(dataKeysOf(env)),
    mail: env.SMTP_URL
      ? createSmtpMail(env.SMTP_URL, env.MAIL_FROM)
      : createSandboxMail((mail) => outbox.add(toOutbox(mail), clock())),
    sms: env.SMS_GATEWAY_URL
      ? createGatewaySms(env.SMS_GATEWAY_URL, env.SMS_GATEWAY_TOKEN)
      : createSandboxSms(({ phone, text }) => outbox.add({ channel: 'sms', recipient: phone, subject: '', text }, clock())),
    translation: createTranslation(env),
    /** Null while no source is configured: the stored rate stays. */
    exchangeRates: env.EXCHANGE_RATES_URL ? createPublishedRates(env.EXCHANGE_RATES_URL) : null,
  };
}
