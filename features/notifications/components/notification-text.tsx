'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { UserText } from '@/components/ui/display/user-text';
import type { Notification } from '@/lib/contracts/account/notifications';
import { formatDateTime } from '@/lib/format/date';
import { formatPhone } from '@/lib/format/phone';
import { transliterateName } from '@/lib/format/slugs/romanise';

const textOf = (chunks: ReactNode): string => (Array.isArray(chunks) ? chunks.join('') : String(chunks ?? ''));
const userText = (chunks: ReactNode) => <UserText text={textOf(chunks)} />;

function phone(chunks: ReactNode) {
  const given = textOf(chunks);
  return (
    <a href={`tel:${given}`} className="num relative whitespace-nowrap text-link underline underline-offset-3">
      {formatPhone(given)}
    </a>
  );
}

type Props = {
  notification: Pick<Notification, 'template' | 'parameters' | 'text'>;
  now: Date;
  /** Hides the text of a message where the conversation shows it. */
  isTextHidden?: boolean;
  /** Shows a person's whole text, as the page of the notification does. */
  isWhole?: boolean;
};

/** The text of a notification in the reader's language: names in its letters, user input unchanged. */
export function NotificationText({ notification, now, isTextHidden = false, isWhole = false }: Props) {
  const [t, locale] = [useTranslations('notifications'), useLocale()];
  const { template, parameters, text } = notification;
  const {
    statement,
    expires_at,
    broker_name,
    agent_name,
    sender_name,
    author_name,
    client_name,
    client_phone,
    street_name,
    invoice_number,
  } = parameters;
  const { tier_name, count } = parameters;
  const { order, visit_at } = parameters;
  const nameOf = (name: string | undefined) => transliterateName(name ?? '', locale);
  return (
    <>
      {text && !isTextHidden ? (
        <q className={isWhole ? 'mb-2 block whitespace-pre-line wrap-anywhere' : 'line-clamp-2'}>
          <UserText text={text} />
        </q>
      ) : null}
      <span className="block wrap-anywhere">
        {t.rich(`templates.${template}`, {
          statement: statement?.titles[locale] ?? '',
          expires_at: expires_at ? formatDateTime(new Date(expires_at), now, locale) : '',
          broker_name: nameOf(broker_name),
          agent_name: nameOf(agent_name),
          sender_name: nameOf(sender_name),
          author_name: nameOf(author_name),
          client_name: nameOf(client_name),
          company_name: nameOf(parameters.company_name),
          client_phone: client_phone ?? '',
          street_name: street_name ?? '',
          tier_name: tier_name ?? '',
          count: count ?? 0,
          search: parameters.search?.name ?? '',
          invoice_number: invoice_number ?? '',
          reason: t(`reasons.${parameters.reason ?? 'other'}`),
          order: String(order?.id ?? ''),
          service: order?.services?.[locale] ?? '',
          has_visit: visit_at ? 'yes' : 'no',
          visit_at: visit_at ? formatDateTime(new Date(visit_at), now, locale) : '',
          words: userText,
          phone,
        })}
      </span>
    </>
  );
}
