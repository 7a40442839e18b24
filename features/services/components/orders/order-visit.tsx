'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import type { OrderDetail } from '@/lib/contracts/money/orders';
import { formatDateTime } from '@/lib/format/date';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { useMessage } from '@/lib/i18n/use-message';
import { isChangeFree } from '../../domain/order-progress';
import { slotRange, weekdayOf } from '../../domain/visit-days';
import { useOrderRequest } from '../../queries/orders';
import { refusalKey } from '../../refusal-key';
import { useVisitText } from '../order/visit/use-visit-text';
import { RescheduleDialog } from './reschedule-dialog';

/** A leaf of a calendar with the day of the visit. */
function DayLeaf({ day }: { day: string }) {
  const t = useTranslations('services.order.visit');
  return (
    <span aria-hidden="true" className="flex w-14 shrink-0 flex-col overflow-hidden rounded-control text-center shadow-hairline">
      <span className="type-xs bg-brand text-white">{t(`weekdays.${weekdayOf(day)}`)}</span>
      <span className="num type-price py-1">{Number(day.slice(8))}</span>
    </span>
  );
}

/** The time of the visit, until when it can be moved free of charge, and a button that moves it; later, why it cannot be moved. */
export function OrderVisit({ order, now }: { order: OrderDetail; now: Date }) {
  const t = useTranslations('orders');
  const translate = useMessage();
  const locale = useLocale();
  const visitText = useVisitText();
  const [isOpen, setIsOpen] = useState(false);
  const request = useOrderRequest();
  const { visit, free_change_until: until, details, city_id: city } = order;
  if (!visit) return null;
  const canMove = order.actions.includes('reschedule');
  const isLate =
    !canMove &&
    !isChangeFree(order, now) &&
    (order.state === 'scheduled' || order.state === 'assigned' || order.state === 'paid');
  const { backup_day: day, backup_slot: slot } = details;
  const backup = typeof day === 'string' && typeof slot === 'string' ? visitText({ day, slot }) : null;
  return (
    <section aria-label={t('visit')} className="border-b border-line px-5 py-5 lg:px-6">
      <div className="flex flex-wrap items-center gap-4">
        <DayLeaf day={visit.day} />
        <p className="min-w-0 flex-1">
          <span className="type-ui block font-semibold">{visitText(visit)}</span>
          <span className="type-sm block text-ink-2">{transliterateName(order.subject, locale)}</span>
          <span className="sr-only">{slotRange(visit.slot)}</span>
        </p>
        {canMove || isLate ? (
          <Button variant="tonal" disabled={isLate} onClick={() => setIsOpen(true)} aria-describedby="order-visit-note">
            {t('reschedule')}
          </Button>
        ) : null}
      </div>
      <p id="order-visit-note" className="type-sm mt-3 text-ink-2">
        {isLate
          ? t('too_late')
          : until && canMove
            ? t('free_until', { moment: formatDateTime(new Date(until), now, locale) })
            : null}
        {backup ? ` ${t('backup', { time: backup })}` : null}
      </p>
      {canMove && city ? (
        <RescheduleDialog
          order={order}
          cityId={city}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onSend={(next) =>
            request.mutate({ id: order.id, action: 'reschedule', visit: next }, { onSuccess: () => setIsOpen(false) })
          }
          isSending={request.isPending}
          error={request.error ? translate(refusalKey(request.error)) : null}
        />
      ) : null}
    </section>
  );
}
