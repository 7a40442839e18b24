'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useServiceName } from '@/components/checkout/use-service-name';
import { Tag } from '@/components/ui/display/tag';
import { Link } from '@/components/ui/navigation/link';
import type { DeskOrder } from '@/lib/contracts/money/desk';
import { formatDateTime } from '@/lib/format/date';
import { formatLari } from '@/lib/format/money';

const tones = { overdue: 'error', day: 'warning', later: 'neutral' } as const;

/** A waiting order: its service, buyer, assignee and deadline. */
export function DeskRow({ order, now, href }: { order: DeskOrder; now: Date; href: string }) {
  const t = useTranslations('admin.orders');
  const states = useTranslations('orders.states');
  const locale = useLocale();
  const serviceName = useServiceName();
  const { id, service_id, state, subject, buyer, assignee, due_at, group, visit, amount } = order;
  const facts = [
    buyer.name,
    assignee ? t('does', { name: assignee.name }) : t('nobody'),
    visit ? t('visit_at', { day: visit.day, slot: visit.slot }) : null,
  ];
  return (
    <article className="relative rounded-card p-4 shadow-hairline transition hover:bg-tuff-50">
      <h2 className="type-ui flex flex-wrap items-center gap-2">
        <Link href={href} scroll={false} className="stretched">
          <span className="num">{t('number', { id: String(id) })}</span> {serviceName(service_id)}
        </Link>
        <Tag tone={tones[group]}>{states(state)}</Tag>
        <span className="num ml-auto">{formatLari(amount, locale)}</span>
      </h2>
      <p className="type-sm [overflow-wrap:anywhere]">{subject}</p>
      <p className="type-xs mt-1 text-ink-2">
        {facts.filter(Boolean).join(' · ')}
        {due_at ? <span className="num"> · {t('due', { moment: formatDateTime(new Date(due_at), now, locale) })}</span> : null}
      </p>
    </article>
  );
}
