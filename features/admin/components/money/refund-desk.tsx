'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import type { Refund } from '@/lib/contracts/money/refunds';
import { formatDateTime } from '@/lib/format/date';
import { formatLari } from '@/lib/format/money';
import { useRefundAction, useRefunds } from '../../queries/money';
import { AdminList } from '../admin-list';
import { useActionDialogs } from '../use-action-dialogs';
import { MoneyDialog } from './money-dialog';

const tones = { awaiting_approval: 'warning', pending: 'info', done: 'ok', failed: 'error', rejected: 'neutral' } as const;

/** The second person's decision. */
function RefundActs({ refund }: { refund: Refund }) {
  const [t, locale] = [useTranslations('admin.refunds'), useLocale()];
  const { mutateAsync } = useRefundAction();
  const { ask, dialogOf } = useActionDialogs<'approve' | 'reject'>((act) => t(`${act}_done`));
  const { id } = refund;
  const propsOf = (act: 'approve' | 'reject') => ({
    name: `refund ${act} ${id}`,
    title: t(`${act}_title`, { id: String(id) }),
    description: `${refund.user.name} · ${formatLari(refund.amount, locale)}`,
    ...dialogOf(act),
  });
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="tonal" size="sm" aria-label={t('approve_named', { id: String(id) })} onClick={() => ask('approve')}>
        {t('approve')}
      </Button>
      <Button variant="danger-ghost" size="sm" aria-label={t('reject_named', { id: String(id) })} onClick={() => ask('reject')}>
        {t('reject')}
      </Button>
      <MoneyDialog
        {...propsOf('approve')}
        asks="code"
        act={({ code }, key) => mutateAsync({ url: `/refunds/${id}/approve`, key, code })}
      />
      <MoneyDialog
        {...propsOf('reject')}
        asks="reason"
        act={({ reason }, key) => mutateAsync({ url: `/refunds/${id}/reject`, data: { reason }, key, code: '' })}
      />
    </div>
  );
}

function RefundRow({ refund, now }: { refund: Refund; now: Date }) {
  const [t, locale] = [useTranslations('admin.refunds'), useLocale()];
  const { id, user, amount, to, card_mask, reason, state, order_id, payment_id, requested_by, approved_by, created_at } = refund;
  const facts = [
    order_id === null ? null : t('order', { id: String(order_id) }),
    payment_id === null ? null : t('payment', { id: String(payment_id) }),
    to === 'wallet' ? t('to_wallet') : t('to_card', { card: card_mask ?? '' }),
    t('requested', { name: requested_by?.name ?? t('system') }),
    approved_by === null ? null : t('approved', { name: approved_by.name }),
    formatDateTime(new Date(created_at), now, locale),
  ];
  return (
    <article className="rounded-card p-4 shadow-hairline">
      <h2 className="type-ui flex flex-wrap items-center gap-2">
        <span className="num">{t('number', { id: String(id) })}</span>
        <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
        <span className="num ml-auto">{formatLari(amount, locale)}</span>
      </h2>
      <p className="type-sm [overflow-wrap:anywhere]">{t('user', { name: user.name, id: String(user.id) })}</p>
      <p className="type-sm text-ink-2 [overflow-wrap:anywhere]">{reason}</p>
      <p className="tabular-nums type-xs mt-1 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      {state === 'awaiting_approval' ? <RefundActs refund={refund} /> : null}
    </article>
  );
}

/** Refunds, and the decision on those above the sum that one person may refund alone. */
export function RefundDesk() {
  return <AdminList view="refunds" useItems={useRefunds} row={(refund, now) => <RefundRow refund={refund} now={now} />} />;
}
