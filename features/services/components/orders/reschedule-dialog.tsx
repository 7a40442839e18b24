'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { OrderDetail } from '@/lib/contracts/money/orders';
import { serviceRouteOfId } from '@/lib/routes/service-routes';
import type { Visit } from '../../domain/visit-days';
import { useSlots } from '../../queries/order-form';
import { VisitPicker } from '../order/visit/visit-picker';

type Props = {
  order: OrderDetail;
  cityId: number;
  isOpen: boolean;
  onClose: () => void;
  onSend: (visit: Visit) => void;
  isSending: boolean;
  /** Ready to show. */
  error: string | null;
};

/** Moves a visit to another free day and slot of the same city. */
export function RescheduleDialog({ order, cityId, isOpen, onClose, onSend, isSending, error }: Props) {
  const t = useTranslations('orders');
  const visitText = useTranslations('services.order.visit');
  const common = useTranslations('common');
  const service = serviceRouteOfId(order.service_id);
  const slots = useSlots(service?.catalogue ?? 'photographer-service', isOpen ? cityId : null);
  const [visit, setVisit] = useState<Visit | null>(null);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isNext) => {
        if (!isNext) onClose();
      }}
      title={t('reschedule')}
      description={t('reschedule_text')}
      closeLabel={common('close')}
      width={720}
      footer={
        <div className="flex gap-2 *:flex-1">
          <Button variant="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button
            disabled={visit === null}
            isLoading={isSending}
            loadingText={t('sending')}
            onClick={() => {
              if (visit) onSend(visit);
            }}
          >
            {t('reschedule')}
          </Button>
        </div>
      }
    >
      <QueryBoundary query={slots} failedText={visitText('failed')} retryLabel={common('retry')}>
        {({ days }) => <VisitPicker label={visitText('title')} days={days} value={visit} onChange={setVisit} />}
      </QueryBoundary>
      {error ? (
        <InlineAlert tone="error" isLive className="mt-3">
          {error}
        </InlineAlert>
      ) : null}
    </Dialog>
  );
}
