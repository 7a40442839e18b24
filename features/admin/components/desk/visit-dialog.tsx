'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CrudDialog } from '@/components/crud/crud-dialog';
import { FormDate } from '@/components/form/form-date';
import { FormInput } from '@/components/form/form-input';
import type { DeskOrderDetail } from '@/lib/contracts/money/desk';
import { serviceIds } from '@/lib/domain/order/services';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { useDeskAction } from '../../queries/desk';

const schema = z.object({
  day: z.string().min(1, 'errors.field_required'),
  slot: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'errors.time'),
  place: z.string().max(255),
});

type Props = { order: DeskOrderDetail; isOpen: boolean; onOpenChange: (isOpen: boolean) => void; onDone: () => void };

/** Another time of a visit, or the appointment that the registry gave. */
export function VisitDialog({ order, isOpen, onOpenChange, onDone }: Props) {
  const t = useTranslations('admin.orders');
  const [today] = useState(() => tbilisiDay(new Date()));
  const { mutateAsync } = useDeskAction();
  const isAppointment = order.service_id === serviceIds.publicRegistry;
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { day: order.visit?.day ?? '', slot: order.visit?.slot ?? '', place: '' },
  });
  return (
    <CrudDialog
      item={null}
      formName={`order time ${order.id}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSaved={onDone}
      form={form}
      names={['day', 'slot', 'place']}
      save={({ day, slot, place }) =>
        mutateAsync({ id: order.id, action: 'schedule', data: { day, slot, ...(place === '' ? {} : { place }) } })
      }
      title={t(isAppointment ? 'appointment_title' : 'time_title')}
      description={t('number', { id: String(order.id) })}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormDate control={form.control} name="day" label={t('day')} min={today} isRequired />
        <FormInput control={form.control} name="slot" label={t('time')} hint={t('time_hint')} maxLength={5} isRequired />
      </div>
      {isAppointment ? <FormInput control={form.control} name="place" label={t('place')} maxLength={255} /> : null}
    </CrudDialog>
  );
}
