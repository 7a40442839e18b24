import type { Locale } from '@/lib/contracts/common';
import { formatDateTime } from '@/lib/format/date';
import en from '@/messages/en/mail.json';
import ka from '@/messages/ka/mail.json';
import ru from '@/messages/ru/mail.json';
import type { MailPort } from '../../ports/mail';
import { fillTemplate } from '../auth/messenger';
import type { UserRow } from '../users/users.repository';

const dictionaries = { ka, en, ru };
/** The part of the account that the mails refer to. */
const page = '/account/personalInformation#your-data';

type NoticesParts = {
  mail: MailPort;
  siteName: Record<Locale, string>;
  /** Where links lead, without a slash at the end. */
  siteUrl: string;
  onFailure: (recipient: string, error: unknown) => void;
};
type Reader = Pick<UserRow, 'email' | 'locale'>;
export type DataNotices = ReturnType<typeof createDataNotices>;

/** Mails about a person's data. A person without an e-mail sees the same in the account. */
export function createDataNotices({ mail, siteName, siteUrl, onFailure }: NoticesParts) {
  const send = (to: Reader, kind: 'deletion_asked' | 'deleted' | 'export_ready', values: Record<string, string>): void => {
    if (to.email === null) return;
    const { email, locale } = to;
    const { subject, text } = dictionaries[locale].personal_data[kind];
    const link = `${siteUrl}${locale === 'ka' ? '' : `/${locale}`}${page}`;
    const all = { site: siteName[locale], link, ...values };
    mail
      .send({ to: email, subject: fillTemplate(subject, all), text: fillTemplate(text, all) })
      .catch((error: unknown) => onFailure(`@${email.split('@').at(-1)}`, error));
  };
  return {
    sendDeletionAsked: (to: Reader, dueAt: Date, now: Date): void =>
      send(to, 'deletion_asked', { moment: formatDateTime(dueAt, now, to.locale) }),
    sendDeleted: (to: Reader): void => send(to, 'deleted', {}),
    sendExportReady: (to: Reader, expiresAt: Date, now: Date): void =>
      send(to, 'export_ready', { moment: formatDateTime(expiresAt, now, to.locale) }),
  };
}
