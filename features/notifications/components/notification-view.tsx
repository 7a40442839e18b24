'use client';

import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { AlertedStatement } from '@/lib/contracts/account/alerts';
import { type NotificationParameters, notificationTypes } from '@/lib/contracts/account/notifications';
import { priceFallPct } from '@/lib/domain/money/price';
import { formatDateTime } from '@/lib/format/date';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { localePath } from '@/lib/routes/locale-path';
import { useNotification } from '../queries/use-notifications';
import { Conversation } from './conversation';
import { NotificationActions } from './notification-actions';
import { NotificationIcon } from './notification-icon';
import { NotificationText } from './notification-text';
import { SeenButton } from './seen-button';

function StatementLink({ statement }: Pick<NotificationParameters, 'statement'>) {
  const [t, locale] = [useTranslations('notifications.actions'), useLocale()];
  if (!statement) return null;
  const { id, slugs, segments } = statement;
  return (
    <Link
      href={statementPath(locale, { id, middle_slugs: segments, href_lang: slugs })}
      className={buttonClasses({ variant: 'secondary', size: 'md' })}
    >
      {t('open_statement')}
    </Link>
  );
}

/** What a saved search found or changed of the favourites, each with the reason, and a link to all of them. */
function FoundStatements({
  statements,
  search,
}: Required<Pick<NotificationParameters, 'statements'>> & Pick<NotificationParameters, 'search'>) {
  const [t, locale] = [useTranslations('notifications.found'), useLocale()];
  const reasonOf = ({ reason, price_before_minor: before, price_minor: price }: AlertedStatement): string => {
    const percent = reason === 'price' ? priceFallPct(before, price) : null;
    return percent === null ? t(`reasons.${reason}`) : t('price_lower_by', { percent });
  };
  return (
    <>
      <ul aria-label={t('label')} className="mt-3 flex flex-col gap-1">
        {statements.map((statement) => (
          <li key={statement.id} className="flex flex-wrap items-center gap-x-3">
            <Link
              href={statementPath(locale, {
                id: statement.id,
                middle_slugs: statement.segments,
                href_lang: statement.slugs,
              })}
              className="type-body inline-flex min-h-11 items-center text-link hover:underline"
            >
              {statement.titles[locale]}
            </Link>
            <Tag tone={statement.reason === 'price' ? 'ok' : 'neutral'}>{reasonOf(statement)}</Tag>
          </li>
        ))}
      </ul>
      <Link
        href={localePath(locale, search ? `/account/searches/${search.id}` : '/account/favorites')}
        className={cn(buttonClasses({ variant: 'secondary', size: 'md' }), 'mt-3')}
      >
        {t(search ? 'search' : 'favorites')}
      </Link>
    </>
  );
}

type Props = {
  uuid: string;
  /** The messages of the conversation that the visitor received: they are marked as read when the page opens. */
  receivedUuids: readonly string[];
};

/** One notification: its text, its actions, and for a message the conversation. */
export function NotificationView({ uuid, receivedUuids }: Props) {
  const [t, locale] = [useTranslations('notifications'), useLocale()];
  const [now] = useState(() => new Date());
  const { notification, thread } = useNotification(uuid);
  const { type, template, created_at, parameters, seen } = notification;
  const isMessage = type === notificationTypes.statementMessage;
  const title = t(`titles.${template}`);
  return (
    <>
      <Link
        href={localePath(locale, '/account/notifications')}
        className="type-sm mb-3 inline-flex min-h-11 items-center gap-2 text-link"
      >
        <ArrowLeftIcon aria-hidden="true" className="size-4.5" />
        {t('back')}
      </Link>
      <div className="flex max-w-180 gap-3.5">
        <NotificationIcon type={type} />
        <div className="min-w-0 flex-1">
          <h1 className="type-h2 mt">{title}</h1>
          <p className="num type-xs mt-1 text-ink-2">
            <time dateTime={created_at}>{formatDateTime(new Date(created_at), now, locale)}</time>
          </p>
          <div className="type-body mt-3">
            <NotificationText notification={notification} now={now} isTextHidden={isMessage} isWhole />
          </div>
          {parameters.statements ? <FoundStatements statements={parameters.statements} search={parameters.search} /> : null}
          <div className="mt-4 flex flex-wrap items-start gap-2">
            <div className="empty:hidden">
              <NotificationActions notification={notification} title={title} />
            </div>
            <StatementLink statement={parameters.statement} />
          </div>
          <div className="mt-2">
            <SeenButton uuid={uuid} isSeen={seen} relatedUuids={receivedUuids} />
          </div>
        </div>
      </div>
      {isMessage ? <Conversation notification={notification} thread={thread} now={now} /> : null}
    </>
  );
}
