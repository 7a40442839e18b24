'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useServiceName } from '@/components/checkout/use-service-name';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { DeskOrderDetail } from '@/lib/contracts/money/desk';
import { formatDateTime } from '@/lib/format/date';
import { formatLari } from '@/lib/format/money';
import { formatPhone } from '@/lib/format/phone';
import { useDeskOrder } from '../../queries/desk';
import { DeskActions } from './desk-actions';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-4">
      <h3 className="type-ui mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** Who asked, what for, and the content of the form. */
function Facts({ order }: { order: DeskOrderDetail }) {
  const t = useTranslations('admin.orders');
  const states = useTranslations('orders.states');
  const locale = useLocale();
  const { buyer, visit, assignee, subject, state, amount, paid, refunded, fields, details } = order;
  const typed = fields.flatMap(({ name, title }) => {
    const value = details[name];
    return value === undefined || value === null || value === '' ? [] : [[title[locale], String(value)] as const];
  });
  const rows: (readonly [string, string])[] = [
    [t('state'), states(state)],
    [t('subject'), subject],
    [t('buyer'), [buyer.name, buyer.phone && formatPhone(buyer.phone), buyer.email].filter(Boolean).join(' · ')],
    [t('assignee'), assignee?.name ?? t('nobody')],
    ...(visit ? [[t('visit'), t('visit_at', { day: visit.day, slot: visit.slot })] as const] : []),
    [t('sum'), t('sum_text', { amount: formatLari(amount, locale), paid: formatLari(paid, locale) })],
    ...(refunded > 0 ? [[t('refunded'), formatLari(refunded, locale)] as const] : []),
    ...typed,
  ];
  return (
    <dl className="grid gap-x-4 gap-y-1.5 pb-4 sm:grid-cols-[auto_1fr]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="type-sm text-ink-2">{name}</dt>
          <dd className="type-sm tabular-nums [overflow-wrap:anywhere] max-sm:mb-1.5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Trail({ order, now }: { order: DeskOrderDetail; now: Date }) {
  const t = useTranslations('admin.orders');
  const states = useTranslations('orders.states');
  const names = useTranslations('admin.orders.trail_actions');
  const locale = useLocale();
  return (
    <ol className="flex flex-col gap-2">
      {order.events.map(({ id, action, state, actor, details, request_id, created_at }) => (
        <li key={id} className="type-xs">
          <span className="num text-ink-2">{formatDateTime(new Date(created_at), now, locale)}</span>{' '}
          <span className="font-medium">{states(state)}</span>{' '}
          <span className="text-ink-2">
            {[
              names.has(action as 'note') ? names(action as 'note') : action,
              actor?.name ?? t('system'),
              ...Object.values(details).map(String),
            ].join(' · ')}
          </span>
          {request_id ? <span className="num block text-ink-3 [overflow-wrap:anywhere]">{request_id}</span> : null}
        </li>
      ))}
    </ol>
  );
}

function Shown({ order }: { order: DeskOrderDetail }) {
  const t = useTranslations('admin.orders');
  const [now] = useState(() => new Date());
  return (
    <>
      <Facts order={order} />
      {order.files.length > 0 ? (
        <Part title={t('files')}>
          <ul className="flex flex-col gap-1">
            {order.files.map((file) => (
              <li key={file.id}>
                <a href={file.url} className="type-sm inline-flex min-h-9 items-center text-link hover:underline">
                  {file.name}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {order.actions.length > 0 ? (
        <Part title={t('actions')}>
          <DeskActions order={order} />
        </Part>
      ) : null}
      <Part title={t('trail')}>
        <Trail order={order} now={now} />
      </Part>
    </>
  );
}

/** An order with all its data and the actions of the staff. */
export function DeskOrderDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations('admin.orders');
  const common = useTranslations('common');
  const serviceName = useServiceName();
  const order = useDeskOrder(id);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={[t('number', { id: String(id) }), order.data && serviceName(order.data.service_id)].filter(Boolean).join(' ')}
      closeLabel={common('close')}
      width={720}
    >
      <QueryBoundary query={order} failedText={t('failed')} retryLabel={common('retry')}>
        {(data) => <Shown order={data} />}
      </QueryBoundary>
    </Dialog>
  );
}
