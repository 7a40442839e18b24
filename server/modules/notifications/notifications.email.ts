import { accountTemplates, type NotificationTemplate } from '@/lib/contracts/account/notifications';
import type { Locale } from '@/lib/contracts/common';
import { formatDateTime } from '@/lib/format/date';
import { formatPhone } from '@/lib/format/phone';
import enMail from '@/messages/en/mail.json';
import en from '@/messages/en/notifications.json';
import kaMail from '@/messages/ka/mail.json';
import ka from '@/messages/ka/notifications.json';
import ruMail from '@/messages/ru/mail.json';
import ru from '@/messages/ru/notifications.json';
import type { Mail } from '../../ports/mail';
import { fillTemplate } from '../auth/messenger';
import { type EmailSite, homeUrl, layoutEmail } from './email-layout';
import type { NotificationRow } from './notifications.repository';

const dictionaries = { ka: { ...ka, mail: kaMail }, en: { ...en, mail: enMail }, ru: { ...ru, mail: ruMail } };
/** The name of each mailed type in the dictionaries. */
const kinds = {
  1: 'company',
  2: 'agent_request',
  3: 'client_check',
  4: 'client_numbers',
  5: 'decline',
  6: 'expiration',
  7: 'message',
} as const;
/** Those of type 1 that are not mailed. */
const unmailed = [
  'agent_accepted',
  'client_number',
  'street_rejected',
  'promotion_ends_soon',
  'package_ends_soon',
  'publication_ended',
  'invoice_paid',
  'invoice_credited',
  // Several leave in one email (alerts.email.ts).
  'saved_search',
  'favorites',
] as const;
type MailedTemplate = Exclude<NotificationTemplate, (typeof unmailed)[number] | `order_${string}`>;

/** Nobody mutes what was decided about their account. */
const isOfAccount = (template: NotificationTemplate): boolean => (accountTemplates as readonly string[]).includes(template);

const isMailed = (template: NotificationTemplate): template is MailedTemplate =>
  !(unmailed as readonly string[]).includes(template) && !template.startsWith('order_');

/** Those whose words are a visitor's, not the staff's. */
const withSender: readonly string[] = ['statement_message', 'company_lead'];

/** Whom the mail goes to. `unsubscribeToken` ends this type of mail. */
export type EmailReader = { email: string; name: string; locale: Locale; unsubscribeToken: string };

/**
 * A notification as its reader gets it by mail, in the reader's language. What other people wrote is in the text only, never in a
 * header.
 */
export function notificationEmail(
  row: NotificationRow,
  { email, locale, unsubscribeToken }: EmailReader,
  emailSite: EmailSite,
  now: Date,
): Mail | null {
  const { template, type, text } = row;
  if (!isMailed(template) || !(type in kinds || isOfAccount(template))) return null;
  const { mail, titles, kinds: kindNames, reasons } = dictionaries[locale];
  const { statement, expires_at, visit_at: _visitAt, order: _order, count, reason, ...others } = row.parameters;
  const { search: _search, statements: _statements, reason_counts: _counts, reason_ids: _ids, ...people } = others;
  const values = {
    ...people,
    client_phone: people.client_phone === undefined ? '' : formatPhone(people.client_phone),
    statement: statement?.titles[locale] ?? '',
    count: String(count ?? ''),
    reason: fillTemplate(reasons[reason ?? 'other'], {}),
    expires_at: expires_at ? formatDateTime(new Date(expires_at), now, locale) : '',
  };
  const { siteName, siteUrl } = emailSite;
  const base = homeUrl(emailSite, locale);
  const query = new URLSearchParams({ token: unsubscribeToken });
  const sender = [row.senderName, row.senderPhone && formatPhone(row.senderPhone)].filter(Boolean).join(', ');
  const frame = mail.notification;
  const title = fillTemplate(titles[template], {});
  const site = siteName[locale];
  const ending = isOfAccount(template)
    ? { reason: fillTemplate(frame.account_reason, { site }), unsubscribe: null }
    : {
        reason: fillTemplate(frame.reason, { site, kind: fillTemplate(kindNames[kinds[type as keyof typeof kinds]], {}) }),
        unsubscribe: { label: fillTemplate(frame.unsubscribe, {}), url: `${base}/unsubscribe?${query}` },
      };
  return {
    to: email,
    subject: title,
    ...(ending.unsubscribe ? { unsubscribeUrl: `${siteUrl}/api/v1/notifications/unsubscribe?${query}` } : {}),
    ...layoutEmail({
      locale,
      site: emailSite,
      writtenAt: row.createdAt,
      title,
      quote: text === null ? null : { text, from: withSender.includes(template) ? sender : '' },
      text: fillTemplate(mail.notifications[template], values),
      action: { label: fillTemplate(frame.open, {}), url: `${base}/account/notifications/${row.uuid}` },
      ...ending,
    }),
  };
}
