'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import type { OrderDetail } from '@/lib/contracts/money/orders';
import { serviceRouteOfId } from '@/lib/routes/service-routes';
import type { Visit } from '../../domain/visit-days';
import { useSlots } from '../../queries/order-form';
import { VisitPicker } from '../order/visit/visit-picker';
import { OrderDialog, type OrderDialogProps } from './order-dialog';

type Props = OrderDialogProps & { order: OrderDetail; cityId: number; onSend: (visit: Visit) => void };

/** Moves a visit to another free day and slot of the same city. */
export function RescheduleDialog({ order, cityId, onSend, ...props }: Props) {
  const t = useTranslations('orders');
  const visitText = useTranslations('services.order.visit');
  const common = useTranslations('common');
  const service = serviceRouteOfId(order.service_id);
  const slots = useSlots(service?.catalogue ?? 'photographer-service', props.isOpen ? cityId : null);
  const [visit, setVisit] = useState<Visit | null>(null);
  return (
    <OrderDialog
      {...props}
      labels={{ title: t('reschedule'), text: t('reschedule_text'), send: t('reschedule') }}
      width={720}
      isSendDisabled={visit === null}
      onSend={() => {
        if (visit) onSend(visit);
      }}
    >
      <QueryBoundary query={slots} failedText={visitText('failed')} retryLabel={common('retry')}>
        {({ days }) => <VisitPicker label={visitText('title')} days={days} value={visit} onChange={setVisit} />}
      </QueryBoundary>
    </OrderDialog>
  );
}
