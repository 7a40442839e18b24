import type { Locale } from '@/lib/contracts/common';
import en from '@/messages/en/mail.json';
import ka from '@/messages/ka/mail.json';
import ru from '@/messages/ru/mail.json';
import type { MailPort } from '../../ports/mail';
import type { SmsPort } from '../../ports/sms';

const dictionaries = { ka, en, ru };

type MessengerParts = {
  sms: SmsPort;
  mail: MailPort;
  siteName: Record<Locale, string>;
  /** Where links lead, without a slash at the end. Never the request's own host, which anybody can forge. */
  siteUrl: string;
  /** Called for a message that was not accepted; `recipient` is only its last two digits or the mail's domain. */
  onFailure: (channel: 'sms' | 'mail', recipient: string, error: unknown) => void;
};

export type Messenger = ReturnType<typeof createMessenger>;

/** A text with places in braces; the bundler of the pages parses it beforehand into texts and `[name]`. */
type Message = string | readonly (string | readonly [name: string])[];

/** Puts values into a message's places: `{code}`. */
export function fillTemplate(message: Message, values: Record<string, string>): string {
  if (typeof message === 'string') return message.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
  return message.map((part) => (typeof part === 'string' ? part : (values[part[0]] ?? ''))).join('');
}

/**
 * Sends codes and links in the recipient's language, in the background: a response must neither wait for a mail server nor reveal by its
 * duration whether the account exists.
 */
export function createMessenger({ sms, mail, siteName, siteUrl, onFailure }: MessengerParts) {
  const link = (locale: Locale, view: string, token: string): string =>
    `${siteUrl}${locale === 'ka' ? '' : `/${locale}`}/auth?${new URLSearchParams({ view, token })}`;
  const post = (to: string, subject: Message, text: Message, locale: Locale, values: Record<string, string> = {}): void => {
    const all = { site: siteName[locale], ...values };
    const hidden = `@${to.split('@').at(-1)}`;
    mail
      .send({ to, subject: fillTemplate(subject, all), text: fillTemplate(text, all) })
      .catch((error: unknown) => onFailure('mail', hidden, error));
  };

  return {
    sendCode: (phone: string, code: string, locale: Locale): void => {
      const text = fillTemplate(dictionaries[locale].code, { code, site: siteName[locale] });
      sms.send({ phone, text }).catch((error: unknown) => onFailure('sms', `**${phone.slice(-2)}`, error));
    },

    sendRegistration: (to: string, token: string, locale: Locale): void => {
      const { subject, text } = dictionaries[locale].register;
      post(to, subject, text, locale, { link: link(locale, 'verify', token) });
    },

    /** To an address that has an account and was registered again. */
    sendAlreadyRegistered: (to: string, locale: Locale): void => {
      const { subject, text } = dictionaries[locale].registered_already;
      post(to, subject, text, locale, { link: `${siteUrl}${locale === 'ka' ? '' : `/${locale}`}/auth?view=forgot` });
    },

    sendReset: (to: string, token: string, locale: Locale): void => {
      const { subject, text } = dictionaries[locale].reset;
      post(to, subject, text, locale, { link: link(locale, 'reset', token) });
    },

    sendEmailChange: (to: string, token: string, locale: Locale): void => {
      const { subject, text } = dictionaries[locale].change_email;
      post(to, subject, text, locale, { link: link(locale, 'verify', token) });
    },

    /** To the e-mail of an account whose e-mail or login phone has changed; the link undoes it. */
    sendContactChanged: (to: string, kind: 'email' | 'login_phone', token: string, locale: Locale): void => {
      const { subject, text } = dictionaries[locale][`${kind}_changed`];
      post(to, subject, text, locale, { link: link(locale, 'undo', token) });
    },

    /** The same to the former login phone. */
    sendContactChangedSms: (phone: string, kind: 'email' | 'login_phone', token: string, locale: Locale): void => {
      const values = { site: siteName[locale], link: link(locale, 'undo', token) };
      const text = fillTemplate(dictionaries[locale][`${kind}_changed`].sms, values);
      sms.send({ phone, text }).catch((error: unknown) => onFailure('sms', `**${phone.slice(-2)}`, error));
    },
  };
}
